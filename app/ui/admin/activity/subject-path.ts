import type { Permission } from '../../../domain/base/staff/permissions.rules';
import { adminPaths } from '../../../admin-paths';

/** Pages of audit log subjects, and the permissions to open them. */
const PAGES: Record<string, { permission: Permission; hrefOf: (id: number) => string }> = {
  'bulk-run': { permission: 'catalog.bulk', hrefOf: adminPaths.bulkRun },
  category: { permission: 'catalog.view', hrefOf: adminPaths.categoryCard },
  count: { permission: 'stock.view', hrefOf: adminPaths.count },
  customer: { permission: 'customers.view', hrefOf: adminPaths.customer },
  document: { permission: 'documents.review', hrefOf: adminPaths.documentReview },
  import: { permission: 'catalog.bulk', hrefOf: adminPaths.import },
  mail: { permission: 'mail.view', hrefOf: adminPaths.mail },
  message: { permission: 'inbox.view', hrefOf: adminPaths.message },
  order: { permission: 'orders.view', hrefOf: adminPaths.order },
  product: { permission: 'catalog.edit', hrefOf: adminPaths.editProduct },
  'purchase-order': { permission: 'stock.view', hrefOf: adminPaths.purchaseOrder },
  quote: { permission: 'quotes.view', hrefOf: adminPaths.quote },
  staff: { permission: 'staff.manage', hrefOf: adminPaths.staffAccount },
  supplier: { permission: 'stock.view', hrefOf: adminPaths.supplier },
  synonym: { permission: 'catalog.edit', hrefOf: adminPaths.synonym },
  webhook: { permission: 'webhooks.manage', hrefOf: adminPaths.webhook },
  transfer: { permission: 'stock.view', hrefOf: adminPaths.transfer },
};

/** Returns the page of an audit log subject, such as 'order:15'; undefined if there is none. */
export function getSubjectPath(
  subject: string,
  may: (permission: Permission) => boolean,
): string | undefined {
  const tier = /^price-tier:(.+)$/.exec(subject)?.[1];
  if (tier !== undefined) return may('prices.view') ? adminPaths.priceTier(tier) : undefined;
  if (subject === 'french:terms') return adminPaths.french({ kind: 'term' });
  const [, kind = '', id = ''] = /^([a-z-]+):(\d{1,12})(?:\/|$)/.exec(subject) ?? [];
  const page = PAGES[kind];
  return page !== undefined && may(page.permission) ? page.hrefOf(Number(id)) : undefined;
}
