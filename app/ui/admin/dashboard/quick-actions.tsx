import { Link } from '@remix-run/react';

import type { Permission } from '../../../domain/base/staff/permissions.rules';
import { paths } from '../../../paths';
import { Icon } from '../../icon/icon';
import type { IconName } from '../../icon/icon-names';
import { useHasPermission } from '../staff/use-has-permission';

/** SPEC 2.11, to the letter. */
const ACTIONS: { name: string; to: string; icon: IconName; permission: Permission }[] = [
  { name: 'Add Product', to: paths.admin.newProduct(), icon: 'plus', permission: 'catalogue.edit' },
  { name: 'Manage Categories', to: paths.admin.categories(), icon: 'tags', permission: 'catalogue.view' },
  { name: 'View Inventory', to: paths.admin.inventory(), icon: 'boxes', permission: 'stock.view' },
  { name: 'View All Products', to: paths.admin.products(), icon: 'package', permission: 'catalogue.view' },
];

export function QuickActions() {
  const may = useHasPermission();
  return (
    <ul className="stack stack--tight">
      {ACTIONS.filter(({ permission }) => may(permission)).map(({ name, to, icon, permission }) => (
        <li key={name}>
          <Link
            className={`btn btn--wide ${permission === 'catalogue.edit' ? 'btn--primary' : ''}`.trim()}
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
