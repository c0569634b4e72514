import { Form, Link, useLocation } from '@remix-run/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

import { hasPermission, type Permission } from '../../domain/base/staff/permissions.rules';
import type { StaffRole } from '../../domain/base/staff/staff.schema';
import { adminPaths } from '../../admin-paths';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { Logo } from '../store/logo';

interface NavigationEntry {
  name: string;
  to: string;
  icon: IconName;
  permission: Permission;
  /** Other pages of the entry, besides those below its URL. */
  also?: readonly string[];
}

const CONTENT_PAGES = [
  adminPaths.textPages(),
  adminPaths.posts(),
  adminPaths.events(),
  adminPaths.locations(),
  adminPaths.claims(),
];

const NAVIGATION: readonly NavigationEntry[] = [
  { name: 'Dashboard', to: adminPaths.dashboard(), icon: 'gauge', permission: 'dashboard.view' },
  { name: 'Products', to: adminPaths.products(), icon: 'package', permission: 'catalog.view' },
  { name: 'Categories', to: adminPaths.categories(), icon: 'tags', permission: 'catalog.view' },
  { name: 'Synonyms', to: adminPaths.synonyms(), icon: 'search', permission: 'catalog.view' },
  { name: 'Inventory', to: adminPaths.inventory(), icon: 'boxes', permission: 'stock.view' },
  { name: 'Purchasing', to: adminPaths.purchaseOrders(), icon: 'truck', permission: 'stock.view' },
  { name: 'Suppliers', to: adminPaths.suppliers(), icon: 'building-2', permission: 'stock.view' },
  {
    name: 'Orders',
    to: adminPaths.orders(),
    icon: 'receipt',
    permission: 'orders.view',
    also: [adminPaths.payments()],
  },
  { name: 'Quotes', to: adminPaths.quotes(), icon: 'file-text', permission: 'quotes.view' },
  { name: 'Messages', to: adminPaths.messages(), icon: 'inbox', permission: 'inbox.view' },
  { name: 'Customers', to: adminPaths.customers(), icon: 'users', permission: 'customers.view' },
  { name: 'Prices', to: adminPaths.prices(), icon: 'badge-percent', permission: 'prices.view' },
  { name: 'Documents', to: adminPaths.documents(), icon: 'badge-check', permission: 'documents.view' },
  {
    name: 'Content',
    to: adminPaths.content(),
    icon: 'pencil',
    permission: 'content.view',
    also: CONTENT_PAGES,
  },
  { name: 'Translations', to: adminPaths.french(), icon: 'columns-3', permission: 'catalog.view' },
  { name: 'Mail', to: adminPaths.mails(), icon: 'mail', permission: 'mail.view' },
  { name: 'Settings', to: adminPaths.settings(), icon: 'settings', permission: 'settings.view' },
  { name: 'API tokens', to: adminPaths.tokens(), icon: 'key-round', permission: 'tokens.manage' },
  { name: 'Webhooks', to: adminPaths.webhooks(), icon: 'webhook', permission: 'webhooks.manage' },
  { name: 'Audit log', to: adminPaths.audit(), icon: 'list', permission: 'audit.view' },
  { name: 'Staff', to: adminPaths.staff(), icon: 'shield', permission: 'staff.manage' },
  { name: 'My account', to: adminPaths.account(), icon: 'key-round', permission: 'dashboard.view' },
];

interface AdminShellProps {
  /** Staff who must set up the second factor see nothing else. */
  staff: { name: string; role: StaffRole; mustSetUpFactor: boolean };
  unread: number;
  children: ReactNode;
}

/** The frame of the back office: bar with search, sidebar, and content. */
export function AdminShell({ staff, unread, children }: AdminShellProps) {
  const { pathname, key } = useLocation();
  const isOpen = !staff.mustSetUpFactor;
  const entries = (
    <>
      {NAVIGATION.filter(({ permission }) => isOpen && hasPermission(staff.role, permission)).map(
        ({ name, to, icon, also = [] }) => (
          <li key={name}>
            <Link
              to={to}
              discover="none"
              aria-current={isWithinPath(pathname, [to, ...also]) ? 'page' : undefined}
            >
              <Icon name={icon} />
              {name}
              {to === adminPaths.messages() && unread > 0 && (
                <span className="admin-nav__count">
                  {unread}
                  <span className="sr-only"> unread</span>
                </span>
              )}
            </Link>
          </li>
        ),
      )}
      <li>
        <Link to={paths.home()} discover="none">
          <Icon name="store" />
          Store
        </Link>
      </li>
      <li>
        <Form method="post" action={adminPaths.logout()}>
          <button type="submit">
            <Icon name="log-out" />
            Logout
          </button>
        </Form>
      </li>
    </>
  );
  return (
    <div className="admin-shell">
      <header className="admin-bar on-ink">
        <Link to={adminPaths.dashboard()} className="admin-bar__brand" discover="none">
          <Logo />
          <span>Keyway back office</span>
        </Link>
        {isOpen && <HeaderSearch />}
        <Link to={adminPaths.account()} className="admin-bar__staff small" discover="none">
          <span className="sr-only">My account: </span>
          {staff.name}
        </Link>
      </header>
      <nav className="admin-nav on-ink" aria-label="Back office">
        <details className="admin-nav__phone" key={key}>
          <summary>
            <Icon name="menu" />
            Menu
          </summary>
          <ul>{entries}</ul>
        </details>
        <ul className="admin-nav__wide">{entries}</ul>
      </nav>
      <main id="main" className="admin-main">
        {children}
      </main>
    </div>
  );
}

function isWithinPath(pathname: string, starts: string[]): boolean {
  return starts.some((start) => pathname === start || pathname.startsWith(`${start}/`));
}

/** The global search. With JavaScript, '/' focuses it. */
function HeaderSearch() {
  const { pathname, search } = useLocation();
  const q = pathname === adminPaths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  const field = useRef<HTMLInputElement>(null);
  useFocusBySlash(field);
  return (
    <Form method="get" action={adminPaths.search()} role="search" className="admin-bar__search" key={q}>
      <label className="sr-only" htmlFor="admin-q">
        Search products, orders, customers, quotes, purchase orders, and messages
      </label>
      <input
        className="input"
        id="admin-q"
        name="q"
        type="search"
        placeholder="Order, SKU, name, or email"
        defaultValue={q}
        autoComplete="off"
        aria-keyshortcuts="/"
        ref={field}
      />
      <button type="submit" className="btn btn--on-ink">
        <Icon name="search" />
        <span className="sr-only">Search everything</span>
      </button>
    </Form>
  );
}

/** Not while typing, when '/' is a character. */
function useFocusBySlash(field: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
