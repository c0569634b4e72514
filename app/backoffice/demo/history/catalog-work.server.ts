import type { Insertable } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type { ImportRowsTable, ImportsTable } from '../../../../db/tables/imports';
import { toDecimal } from '../../../domain/base/shared/money.rules';
import type { HistoryCalendar } from './calendar';
import type { HistoryProduct } from './catalog.server';
import type { HistoryLog } from './history-log.server';
import { insertRows } from './insert-rows.server';
import type { HistoryStaff } from './staff.server';

interface CatalogWorkInput {
  calendar: HistoryCalendar;
  products: readonly HistoryProduct[];
  staff: HistoryStaff;
  log: HistoryLog;
}

const CHANGED = 12;

/** Adds a finished import of prices, edits of products, and logins. */
export async function seedCatalogWork(trx: Trx, input: CatalogWorkInput): Promise<void> {
  const { calendar, products, staff, log } = input;
  await seedImport(trx, input);
  for (const [index, product] of products.slice(40, 52).entries())
    log.add(staff.clerks[0], {
      action: 'product.edit',
      subject: `product:${product.id}`,
      at: calendar.at(index * 4, 130),
      before: { name: `${product.name} (old)` },
      after: { name: product.name },
    });
  const everybody = [staff.manager, ...staff.clerks];
  for (let daysAgo = 30; daysAgo >= 0; daysAgo -= 1)
    for (const [index, { id, actor, name }] of everybody.entries())
      log.add(
        { id, actor, name },
        { action: 'staff.login', subject: `staff:${id}`, at: calendar.at(daysAgo, 2 + index * 5) },
      );
}

async function seedImport(trx: Trx, { calendar, products, staff, log }: CatalogWorkInput): Promise<void> {
  const { manager } = staff;
  const at = calendar.at(48, 150);
  const changed = products.slice(0, CHANGED);
  const headings = ['SKU', 'Price'];
  const row: Insertable<ImportsTable> & { id: number } = {
    id: 1,
    staff_id: manager.id,
    actor: manager.actor,
    request_id: '',
    file_name: 'price-list-spring.csv',
    size: 412,
    encoding: 'utf-8',
    delimiter: ',',
    format: 'keyway',
    headings: JSON.stringify(headings),
    sample: JSON.stringify(
      changed.slice(0, 3).map(({ sku, pricing }) => [sku, toDecimal(pricing.priceCents)]),
    ),
    mapping: JSON.stringify(['sku', 'price']),
    fallback_category_id: null,
    assumed_stock: null,
    state: 'done',
    mode: 'all',
    message: '',
    progress_done: CHANGED,
    progress_total: CHANGED,
    staged_items: CHANGED,
    changed_count: CHANGED,
    applied_count: CHANGED,
    worker: null,
    lease_until: null,
    queued_at: at,
    created_at: at,
    finished_at: calendar.at(48, 152),
  };
  await insertRows(trx, 'imports', [row]);
  await insertRows(
    trx,
    'import_rows',
    changed.map(({ id, sku, pricing }, index): Insertable<ImportRowsTable> => ({
      import_id: 1,
      line: index + 2,
      sku,
      sku_key: sku.toLowerCase().replace(/[^a-z0-9]/g, ''),
      outcome: 'changed',
      problems: '[]',
      product_id: id,
      before: JSON.stringify({ price: toDecimal(Math.round(pricing.priceCents * 0.97)) }),
      after: JSON.stringify({ price: toDecimal(pricing.priceCents) }),
      result: 'applied',
    })),
  );
  log.add(manager, {
    action: 'products.import',
    subject: 'import:1',
    at,
    after: { file: row.file_name, changed: CHANGED },
  });
}
