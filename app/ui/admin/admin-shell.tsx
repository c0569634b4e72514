import { Form, Link, NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';

import { may, type Permission } from '../../domain/staff/permissions.rules';
import type { StaffRole } from '../../domain/staff/staff.schema';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { Logo } from '../store/logo';

const NAVIGATION: readonly { name: string; to: string; icon: IconName; permission: Permission }[] = [
  { name: 'Dashboard', to: paths.admin.dashboard(), icon: 'gauge', permission: 'dashboard.view' },
  { name: 'Products', to: paths.admin.products(), icon: 'package', permission: 'catalogue.view' },
  { name: 'Categories', to: paths.admin.categories(), icon: 'tags', permission: 'catalogue.view' },
  { name: 'Inventory', to: paths.admin.inventory(), icon: 'boxes', permission: 'stock.view' },
  { name: 'Orders', to: paths.admin.orders(), icon: 'receipt', permission: 'orders.view' },
  { name: 'Quotes', to: paths.admin.quotes(), icon: 'file-text', permission: 'quotes.view' },
  { name: 'Messages', to: paths.admin.messages(), icon: 'inbox', permission: 'inbox.view' },
  { name: 'Customers', to: paths.admin.customers(), icon: 'users', permission: 'customers.view' },
  { name: 'Prices', to: paths.admin.prices(), icon: 'badge-percent', permission: 'prices.view' },
  { name: 'Documents', to: paths.admin.documents(), icon: 'badge-check', permission: 'documents.view' },
  { name: 'Content', to: paths.admin.content(), icon: 'pencil', permission: 'content.view' },
  { name: 'Mail', to: paths.admin.mails(), icon: 'mail', permission: 'mail.view' },
];

interface AdminShellProps {
  staff: { name: string; role: StaffRole };
  /** Messages that nobody has read. */
  unread: number;
  children: ReactNode;
}

/** What every page of the back office stands in: bar with search, sidebar, content. */
export function AdminShell({ staff, unread, children }: AdminShellProps) {
  return (
    <div className="admin-shell">
      <header className="admin-bar on-ink">
        <Link to={paths.admin.dashboard()} className="admin-bar__brand" discover="none">
          <Logo />
          <span>Keyway back office</span>
        </Link>
        <Form method="get" action={paths.admin.products()} role="search" className="admin-bar__search">
          <label className="sr-only" htmlFor="admin-q">
            Search products by name, SKU or brand
          </label>
          <input
            className="input"
            id="admin-q"
            name="q"
            type="search"
            placeholder="Name, SKU or brand"
            autoComplete="off"
          />
          <button type="submit" className="btn btn--on-ink" aria-label="Search products">
            <Icon name="search" />
          </button>
        </Form>
        <p className="admin-bar__staff small">{staff.name}</p>
      </header>
      <nav className="admin-nav on-ink" aria-label="Back office">
        <ul>
          {NAVIGATION.filter(({ permission }) => may(staff.role, permission)).map(({ name, to, icon }) => (
            <li key={name}>
              <NavLink to={to} discover="none">
                <Icon name={icon} />
                {name}
                {to === paths.admin.messages() && unread > 0 && (
                  <span className="admin-nav__count">
                    {unread}
                    <span className="sr-only"> unread</span>
                  </span>
                )}
              </NavLink>
            </li>
          ))}
          <li>
            <Link to={paths.home()} discover="none">
              <Icon name="store" />
              Store
            </Link>
          </li>
          <li>
            <Form method="post" action={paths.admin.logout()}>
              <button type="submit">
                <Icon name="log-out" />
                Logout
              </button>
            </Form>
          </li>
        </ul>
      </nav>
      <main id="main" className="admin-main">
        {children}
      </main>
    </div>
  );
}
