import { Link } from '@remix-run/react';

import {
  WAITING_WORK,
  WORK_KINDS,
  type WorkCounts,
  type WorkKind,
} from '../../../backoffice/dashboard/waiting-work.rules';
import { adminPaths } from '../../../admin-paths';
import { useHasPermission } from '../staff/use-has-permission';
import type { StockFigures } from '../../../backoffice/dashboard/stock-figures.queries.server';
import { getAlertLevel } from '../../../domain/goods/inventory/stock.rules';
import { useSettings } from '../../settings/use-settings';
import { TextLink } from '../links';
import type { Permission } from '../../../domain/base/staff/permissions.rules';
import { Icon } from '../../icon/icon';
import type { IconName } from '../../icon/icon-names';
import type { ActivityEntry } from '../../../backoffice/activity/activity.queries.server';
import { Moment } from '../../moment';
import { getSubjectPath } from '../activity/subject-path';

/** The filtered list for each kind of open task. */
const LISTS: Record<WorkKind, string> = {
  ship: adminPaths.orders({ state: 'paid' }),
  shipOnAccount: adminPaths.orders({ state: 'on_account' }),
  review: adminPaths.orders({ state: 'review' }),
  transfer: adminPaths.holds(),
  approval: adminPaths.orders({ state: 'awaiting_approval' }),
  quotes: adminPaths.quotes({ status: 'requested' }),
  messages: adminPaths.messages({ status: 'unread' }),
  applications: adminPaths.customers({ status: 'applied' }),
  documents: adminPaths.documents(),
};

/** Open tasks, linked to their lists. */
export function WaitingWork({ counts }: { counts: WorkCounts }) {
  const may = useHasPermission();
  return (
    <ul className="work-list">
      {WORK_KINDS.filter((kind) => may(WAITING_WORK[kind].permission)).map((kind) => (
        <li key={kind}>
          <Link to={LISTS[kind]} discover="none">
            <span>{WAITING_WORK[kind].name}</span>
            <span className={`work-list__count ${counts[kind] === 0 ? 'work-list__count--none' : ''}`.trim()}>
              {counts[kind]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** SPEC 2.11, 4 and 9: the first four, Critical at three or less. */
export function LowStockAlert({ lowStock, count }: { lowStock: StockFigures['lowStock']; count: number }) {
  const mayAdjust = useHasPermission()('stock.adjust');
  const { criticalQuantity } = useSettings();
  if (lowStock.length === 0) return <p className="muted">No low stock items.</p>;
  return (
    <>
      <ul className="admin-list">
        {lowStock.map(({ id, name, sku, stockQuantity, lowStockThreshold }) => {
          const level = getAlertLevel(stockQuantity, criticalQuantity);
          const page = mayAdjust
            ? adminPaths.productStock(id, { redirectTo: adminPaths.dashboard() })
            : adminPaths.products({ q: sku });
          return (
            <li key={id}>
              <TextLink to={page}>{name}</TextLink>
              <span className="muted small">
                {stockQuantity} of {lowStockThreshold}
              </span>
              <span className={`badge badge--${level === 'Critical' ? 'bad' : 'warn'}`}>{level}</span>
            </li>
          );
        })}
      </ul>
      {count > lowStock.length && (
        <p className="small">
          <TextLink to={adminPaths.inventory()}>All {count} low stock items</TextLink>
        </p>
      )}
    </>
  );
}

/** SPEC 2.11, to the letter. */
const ACTIONS: { name: string; to: string; icon: IconName; permission: Permission }[] = [
  { name: 'Add Product', to: adminPaths.newProduct(), icon: 'plus', permission: 'catalog.edit' },
  { name: 'Manage Categories', to: adminPaths.categories(), icon: 'tags', permission: 'catalog.view' },
  { name: 'View Inventory', to: adminPaths.inventory(), icon: 'boxes', permission: 'stock.view' },
  { name: 'View All Products', to: adminPaths.products(), icon: 'package', permission: 'catalog.view' },
];

export function QuickActions() {
  const may = useHasPermission();
  return (
    <ul className="stack stack--tight">
      {ACTIONS.filter(({ permission }) => may(permission)).map(({ name, to, icon, permission }) => (
        <li key={name}>
          <Link
            className={`btn btn--wide ${permission === 'catalog.edit' ? 'btn--primary' : ''}`.trim()}
            to={to}
            discover="none"
          >
            <Icon name={icon} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Recent activity. */
export function ActivityList({ entries }: { entries: ActivityEntry[] }) {
  const may = useHasPermission();
  if (entries.length === 0) return <p className="muted">No activity yet.</p>;
  return (
    <ul className="admin-list">
      {entries.map(({ id, who, action, name, subject, createdAt }) => {
        const page = subject === undefined ? undefined : getSubjectPath(subject, may);
        return (
          <li key={id}>
            <span>
              <strong>{who}</strong> {action}{' '}
              {page !== undefined ? <TextLink to={page}>{name}</TextLink> : name}
            </span>
            <Moment at={createdAt} />
          </li>
        );
      })}
    </ul>
  );
}
