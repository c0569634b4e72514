import { PUBLIC_TIER } from '../../domain/base/customers/public-tier.rules';
import { emptyAuditLog } from '../../../db/empty-audit-log';
import type { DB, Db, Trx } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Actor } from '../../domain/base/audit/actor';
import { recordAudit } from '../../domain/base/audit/audit.server';
import { nowIso } from '../../domain/base/shared/clock';
import { ConflictError } from '../../domain/base/shared/errors';
import { DEMO_STAFF } from '../../domain/base/staff/staff.schema';
import { CLEARED_ROW, isDemoCleared } from './demo-state.queries.server';
import { HISTORY_STAFF } from './history/staff.server';

/** Tables that are emptied, in an order in which none refers to one that is already empty. */
// One group a line: prettier would write one table a line.
// prettier-ignore
export const CLEARED_TABLES = [
  'webhook_attempts', 'webhook_deliveries', 'webhook_endpoints', 'webhook_events', 'api_tokens', 'idempotency_keys',
  'order_refund_lines', 'order_refunds', 'refunds', 'payment_disputes', 'provider_failures', 'payment_attempts',
  'email_confirmations', 'confirmed_emails', 'order_events', 'message_entries', 'messages', 'quote_lines', 'quotes',
  'order_lines', 'orders', 'checkout_drafts', 'quick_order_lists', 'cart_lines', 'stock_notices', 'favorite_items', 'favorite_lists',
  'contract_prices', 'tier_prices', 'account_documents', 'account_addresses', 'sign_in_links',
  'registration_documents', 'registration_drafts', 'outbox',
  'import_pictures', 'import_rows', 'import_categories', 'import_chunks', 'imports', 'bulk_run_products', 'bulk_runs',
  'stock_count_lines', 'stock_counts', 'stock_transfer_lines', 'stock_transfers', 'purchase_receipt_lines',
  'purchase_receipts', 'purchase_order_lines', 'purchase_orders', 'purchase_posts', 'supplier_products', 'suppliers',
  'stock_movements', 'stock_levels', 'fitments', 'product_picture_files', 'product_images', 'product_specifications',
  'product_aliases', 'part_numbers', 'search_terms', 'failed_searches', 'products', 'category_redirects', 'categories',
  'product_counts', 'specification_counts', 'stock_sums',
  'posts', 'events', 'content_blocks', 'content_revisions', 'professionals', 'locations',
] as const satisfies readonly (keyof DB)[];

/** Tables of which a part stays: what belongs to the staff who stay, and everyone's price tier. */
export const PARTLY_CLEARED_TABLES = [
  'sessions',
  'carts',
  'company_users',
  'customers',
  'audit_entries',
  'pending_logins',
  'price_tiers',
  'staff',
] as const satisfies readonly (keyof DB)[];

/**
 * Empties a demo in one transaction: products, orders, customers, content, and the demo's staff. Settings, standard
 * texts, and the acting owner stay, and the demo isn't seeded again.
 *
 * @throws ConflictError if it was cleared before: what the store has now is its own.
 */
export async function clearDemo(db: Db, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (await isDemoCleared(trx)) throw new ConflictError('The demo data has already been cleared.');
    for (const table of CLEARED_TABLES) await trx.deleteFrom(table).execute();
    await trx.deleteFrom('sessions').where('staff_id', 'is', null).execute();
    await trx.updateTable('sessions').set({ cart_id: null, customer_id: null, user_id: null }).execute();
    for (const table of ['carts', 'company_users', 'customers'] as const)
      await trx.deleteFrom(table).execute();
    await trx.deleteFrom('price_tiers').where('code', '!=', PUBLIC_TIER).execute();
    await emptyAuditLog(trx);
    await deleteDemoStaff(trx, actor);
    const row = { name: CLEARED_ROW, value: 'true', version: 1, updated_at: nowIso() };
    await trx.insertInto('settings').values(row).execute();
    await recordAudit(trx, actor, 'demo.clear', 'store');
  });
}

/** Deletes the demo's staff, except whoever is clearing it. */
async function deleteDemoStaff(trx: Trx, actor: Actor): Promise<void> {
  const rows = await trx
    .selectFrom('staff')
    .select('id')
    .where('username', 'in', [DEMO_STAFF.username, ...HISTORY_STAFF])
    .execute();
  const ids = rows.map(({ id }) => id).filter((id) => id !== actor.staffId);
  if (ids.length === 0) return;
  for (const table of ['sessions', 'pending_logins'] as const)
    await trx.deleteFrom(table).where('staff_id', 'in', ids).execute();
  await trx.deleteFrom('staff').where('id', 'in', ids).execute();
}
