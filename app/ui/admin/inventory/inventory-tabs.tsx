import { Link } from '@remix-run/react';

import { INVENTORY_TABS, type InventoryTab } from '../../../domain/goods/inventory/inventory.rules';
import { paths } from '../../../paths';

const TABS = [
  ['alerts', INVENTORY_TABS.alerts],
  ['all', INVENTORY_TABS.all],
  ['reports', INVENTORY_TABS.reports],
] as const;

/** The tabs are addresses: Back, reload and a shared link come to the same one. */
export function InventoryTabs({ chosen, alerts }: { chosen: InventoryTab; alerts: number }) {
  return (
    <nav className="page-tabs" aria-label="Inventory">
      {TABS.map(([tab, name]) => (
        <Link
          key={tab}
          to={paths.admin.inventory({ tab: tab === 'alerts' ? undefined : tab })}
          aria-current={tab === chosen ? 'page' : undefined}
          discover="none"
        >
          {name}
          {tab === 'alerts' && alerts > 0 && <span className="badge badge--warn">{alerts}</span>}
        </Link>
      ))}
    </nav>
  );
}
