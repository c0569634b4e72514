import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type { OutboxTable } from '../../../../db/tables/correspondence';
import type { AccountDocumentsTable } from '../../../../db/tables/documents';
import { renderMailHtml, renderMailText } from '../../../domain/base/mail/mail-template.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { randomKey } from '../../../domain/base/shared/random.server';
import type { Buyer } from './accounts.server';
import { HISTORY_DAYS, HistoryCalendar } from './calendar';
import type { HistoryLog } from './history-log.server';
import { insertRows } from './insert-rows.server';
import type { DraftOrder } from './order-rows.server';
import type { SeededRandom } from './seeded-random';
import type { HistoryStaff } from './staff.server';

interface RecordsInput {
  random: SeededRandom;
  calendar: HistoryCalendar;
  buyers: readonly Buyer[];
  staff: HistoryStaff;
  log: HistoryLog;
}

/** Adds the locksmith licenses: valid, soon to expire, and to be reviewed. */
export async function seedDocuments(trx: Trx, { calendar, buyers, staff, log }: RecordsInput): Promise<void> {
  const rows = buyers.flatMap(({ id, account }): Insertable<AccountDocumentsTable>[] => {
    const { license, company } = account;
    if (license === null) return [];
    const uploadedAt = license === 'waiting' ? calendar.hoursAgo(17) : calendar.at(HISTORY_DAYS - 16, id);
    const isWaiting = license === 'waiting';
    const now = calendar.hoursAgo(0);
    const bytes = writePdf(`Locksmith license of ${company} (specimen)`);
    return [
      {
        customer_id: id,
        kind: 'licence',
        number: `LS-${40_210 + id}`,
        issued_by: account.place[2],
        expires_on: HistoryCalendar.addDays(now, license === 'expiring' ? 18 : 300 + id * 9).slice(0, 10),
        file_name: 'license.pdf',
        media_type: 'application/pdf',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        state: isWaiting ? 'waiting' : 'accepted',
        decline_reason: '',
        reviewed_by: isWaiting ? null : staff.manager.id,
        reviewed_at: isWaiting ? null : uploadedAt,
        uploaded_at: uploadedAt,
        bytes,
      },
    ];
  });
  await insertRows(trx, 'account_documents', rows);
  for (const [index, { state, uploaded_at: at }] of rows.entries())
    if (state === 'accepted')
      log.add(staff.manager, { action: 'document.accept', subject: `document:${index + 1}`, at });
}

/** Writes one line of text as a PDF of one page. */
function writePdf(text: string): Uint8Array {
  const page = `BT /F1 14 Tf 72 720 Td (${text.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

const LISTS = ['Van stock', 'Reorder monthly', 'School project'] as const;

/** Adds favorites lists of the first accounts. */
export async function seedFavorites(trx: Trx, { random, calendar, buyers }: RecordsInput): Promise<void> {
  for (const [index, name] of LISTS.entries()) {
    const buyer = buyers[index];
    if (buyer === undefined) return;
    const owner = randomKey();
    const id = randomKey();
    const at = calendar.at(90 - index * 20, 200);
    await trx.updateTable('customers').set({ favorites_owner: owner }).where('id', '=', buyer.id).execute();
    const list = { id, owner_id: owner, customer_id: buyer.id, name, created_at: at, updated_at: at };
    await insertRows(trx, 'favorite_lists', [list]);
    const picked = new Set(Array.from({ length: 6 }, () => random.pick(buyer.products).id));
    await insertRows(
      trx,
      'favorite_items',
      [...picked].map((productId) => ({ list_id: id, product_id: productId, quantity: 2, added_at: at })),
    );
  }
}

/** How many of the last orders still have their mail. */
const MAILED = 60;

/** Adds the mail about the last orders; one could not be delivered. */
export async function seedMail(trx: Trx, orders: readonly DraftOrder[]): Promise<void> {
  const rows = orders.slice(-MAILED).map(({ row }, index): Insertable<OutboxTable> => {
    const isFailed = index === 7;
    const subject = `Your order ${row.number}`;
    const parts = [
      `Thank you, ${row.first_name}. We have your order ${row.number}.`,
      `Total: ${formatMoney(row.total_cents)}`,
    ];
    return {
      event_key: `order:${row.id}:placed`,
      to_address: row.email,
      subject,
      text: renderMailText(parts),
      html: renderMailHtml(subject, parts),
      state: isFailed ? 'failed' : 'sent',
      attempts: isFailed ? 8 : 1,
      last_error: isFailed ? '550 No such mailbox' : '',
      due_at: row.placed_at,
      sent_at: isFailed ? null : row.placed_at,
      created_at: row.placed_at,
    };
  });
  await insertRows(trx, 'outbox', rows);
}
