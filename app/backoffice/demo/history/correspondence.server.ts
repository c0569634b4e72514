import type { Insertable } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type {
  MessageEntriesTable,
  MessagesTable,
  QuoteLinesTable,
  QuotesTable,
} from '../../../../db/tables/correspondence';
import type { CustomersTable } from '../../../../db/tables/people';
import { createReadableNumber, randomKey } from '../../../domain/base/shared/random.server';
import { toCustomer, type Buyer } from './accounts.server';
import { HistoryCalendar } from './calendar';
import { fillBasket, type HistoryProduct } from './catalog.server';
import { demoApplications, demoMessages, demoQuotes } from './correspondence';
import type { HistoryLog } from './history-log.server';
import { continueTable, insertRows, NumberedRows } from './insert-rows.server';
import type { DraftOrder } from './order-rows.server';
import { createPerson, type Person } from './people';
import type { SeededRandom } from './seeded-random';
import type { HistoryStaff } from './staff.server';

interface CorrespondenceInput {
  random: SeededRandom;
  calendar: HistoryCalendar;
  products: readonly HistoryProduct[];
  buyers: readonly Buyer[];
  orders: readonly DraftOrder[];
  staff: HistoryStaff;
  log: HistoryLog;
}

type Messages = NumberedRows<Insertable<MessagesTable>>;

/** Adds the inbox, and a quote in every state with its message. */
export async function seedCorrespondence(trx: Trx, input: CorrespondenceInput): Promise<void> {
  const messages: Messages = new NumberedRows();
  const entries: Insertable<MessageEntriesTable>[] = [];
  const addMessage = async (message: (typeof demoMessages)[number]) => {
    const { random, calendar, staff, log } = input;
    const at = calendar.hoursAgo(message.hoursAgo);
    const answeredAt = calendar.hoursAgo(message.hoursAgo - 2);
    const isOpen = message.state !== 'closed';
    const [clerk] = staff.clerks;
    const id = messages.add({
      ...toMessage(createPerson(random), at),
      kind: message.kind,
      subject: message.subject,
      message: message.text,
      status: isOpen ? 'open' : 'closed',
      assigned_staff_id: message.state === 'assigned' || message.reply !== undefined ? clerk.id : null,
      is_unread: message.state === 'unread' || message.state === 'spam' ? 1 : 0,
      is_suspected_spam: message.state === 'spam' ? 1 : 0,
    });
    if (message.state === 'assigned')
      log.add(clerk, { action: 'message.assign', subject: `message:${id}`, at: answeredAt });
    if (message.reply === undefined) return;
    entries.push({
      message_id: id,
      author: 'staff',
      staff_id: clerk.id,
      text: message.reply,
      form_key: randomKey(),
      created_at: answeredAt,
    });
    log.add(clerk, { action: 'message.reply', subject: `message:${id}`, at: answeredAt });
  };
  // The inbox lists by ID, so the oldest comes first.
  const written = [
    ...[...demoQuotes.entries()].map((quote) => ({
      hoursAgo: quote[1].hoursAgo,
      add: () => addQuote(trx, input, messages, quote),
    })),
    ...demoMessages.map((message) => ({ hoursAgo: message.hoursAgo, add: () => addMessage(message) })),
  ].sort((one, other) => other.hoursAgo - one.hoursAgo);
  for (const { add } of written) await add();
  await insertRows(trx, 'messages', messages.rows);
  await insertRows(trx, 'message_entries', entries);
}

function toMessage(person: Person, at: string) {
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    company: person.company,
    location_id: null,
    product_id: null,
    quote_id: null,
    created_at: at,
    updated_at: at,
  };
}

async function addQuote(
  trx: Trx,
  input: CorrespondenceInput,
  messages: Messages,
  [index, quote]: [number, (typeof demoQuotes)[number]],
): Promise<void> {
  const { random, calendar, products, buyers, orders, staff, log } = input;
  const buyer = buyers.find(({ account }) => account.company === quote.company);
  const person = buyer?.person ?? createPerson(random);
  const at = calendar.hoursAgo(quote.hoursAgo);
  const pricedAt = calendar.hoursAgo(quote.hoursAgo - 3);
  const isPriced = quote.status !== 'requested';
  const order = quote.status === 'accepted' ? findOrderOf(orders, buyer, pricedAt) : undefined;
  const lines =
    order?.lines.map((line) => ({
      product_id: line.product_id,
      quantity: line.quantity,
      unit_price_cents: line.unit_price_cents,
    })) ??
    fillBasket(random, buyer?.products ?? products, { isTrade: true }).map(({ product, quantity }) => ({
      product_id: product.id,
      quantity,
      unit_price_cents: isPriced ? Math.round(product.pricing.priceCents * 0.88) : null,
    }));
  const id = index + 1;
  const number = createReadableNumber('KQ');
  const row: Insertable<QuotesTable> & { id: number } = {
    id,
    number,
    access_key: randomKey(),
    customer_id: buyer?.id ?? null,
    order_id: order?.row.id ?? null,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    company: person.company,
    message: quote.message,
    status: quote.status,
    expires_at: isPriced ? HistoryCalendar.addDays(pricedAt, 14) : null,
    revision: isPriced ? 1 : 0,
    staff_note: '',
    decline_reason: quote.status === 'declined' ? 'Bought elsewhere' : '',
    declined_by: quote.status === 'declined' ? 'buyer' : '',
    priced_at: isPriced ? pricedAt : null,
    needs_answer: isPriced ? 0 : 1,
    created_at: at,
    updated_at: isPriced ? pricedAt : at,
  };
  await insertRows(trx, 'quotes', [row]);
  await insertRows(
    trx,
    'quote_lines',
    lines.map((line): Insertable<QuoteLinesTable> => ({ quote_id: id, ...line })),
  );
  messages.add({
    ...toMessage(person, at),
    quote_id: id,
    kind: 'quote',
    subject: `Quote request ${number}`,
    message: quote.message,
    status: isPriced ? 'closed' : 'open',
    assigned_staff_id: isPriced ? staff.clerks[1].id : null,
    is_unread: isPriced ? 0 : 1,
    is_suspected_spam: 0,
  });
  if (isPriced) log.add(staff.clerks[1], { action: 'quote.price', subject: `quote:${id}`, at: pricedAt });
}

/** The account's first order after a quote was priced. */
function findOrderOf(orders: readonly DraftOrder[], buyer: Buyer | undefined, pricedAt: string) {
  return orders.find(({ row }) => row.customer_id === buyer?.id && row.placed_at > pricedAt);
}

/** Adds applications for trade accounts. */
export async function seedApplications(trx: Trx, input: CorrespondenceInput): Promise<void> {
  const { random, calendar, staff, log } = input;
  const rows = await continueTable<Insertable<CustomersTable>>(trx, 'customers');
  for (const application of demoApplications) {
    const person = { ...createPerson(random), company: application.company };
    const at = calendar.hoursAgo(application.hoursAgo);
    const decidedAt = calendar.hoursAgo(application.hoursAgo - 24);
    const isDeclined = application.declined !== undefined;
    const id = rows.add({
      ...toCustomer(application, person, at),
      status: isDeclined ? 'declined' : 'applied',
      decided_by: isDeclined ? staff.manager.id : null,
      decided_at: isDeclined ? decidedAt : null,
      decision_reason: application.declined ?? '',
      updated_at: isDeclined ? decidedAt : at,
    });
    if (isDeclined)
      log.add(staff.manager, { action: 'customer.decline', subject: `customer:${id}`, at: decidedAt });
  }
  await insertRows(trx, 'customers', rows.rows);
}
