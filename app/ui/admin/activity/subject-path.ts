import type { Permission } from '../../../domain/base/staff/permissions.rules';
import { paths } from '../../../paths';

/** Pages of audit log subjects, and the permissions to open them. */
const PAGES: Record<string, { permission: Permission; hrefOf: (id: number) => string }> = {
  'bulk-run': { permission: 'catalog.bulk', hrefOf: paths.admin.bulkRun },
  category: { permission: 'catalog.view', hrefOf: paths.admin.categoryCard },
  count: { permission: 'stock.view', hrefOf: paths.admin.count },
  customer: { permission: 'customers.view', hrefOf: paths.admin.customer },
  document: { permission: 'documents.review', hrefOf: paths.admin.documentReview },
  import: { permission: 'catalog.bulk', hrefOf: paths.admin.import },
  mail: { permission: 'mail.view', hrefOf: paths.admin.mail },
  message: { permission: 'inbox.view', hrefOf: paths.admin.message },
  order: { permission: 'orders.view', hrefOf: paths.admin.order },
  product: { permission: 'catalog.edit', hrefOf: paths.admin.editProduct },
  'purchase-order': { permission: 'stock.view', hrefOf: paths.admin.purchaseOrder },
  quote: { permission: 'quotes.view', hrefOf: paths.admin.quote },
  staff: { permission: 'staff.manage', hrefOf: paths.admin.staffAccount },
  supplier: { permission: 'stock.view', hrefOf: paths.admin.supplier },
  synonym: { permission: 'catalog.edit', hrefOf: paths.admin.synonym },
  webhook: { permission: 'webhooks.manage', hrefOf: paths.admin.webhook },
  transfer: { permission: 'stock.view', hrefOf: paths.admin.transfer },
};

/** Returns the page of an audit log subject, such as 'order:15'; undefined if there is none. */
export function getSubjectPath(
  subject: string,
  may: (permission: Permission) => boolean,
): string | undefined {
  const tier = /^price-tier:(.+)$/.exec(subject)?.[1];
  if (tier !== undefined) return may('prices.view') ? paths.admin.priceTier(tier) : undefined;
  const [, kind = '', id = ''] = /^([a-z-]+):(\d{1,12})(?:\/|$)/.exec(subject) ?? [];
  const page = PAGES[kind];
  return page !== undefined && may(page.permission) ? page.hrefOf(Number(id)) : undefined;
}
