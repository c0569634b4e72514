import { Link, NavLink, useLocation } from '@remix-run/react';

import type { FullVehicle } from '../../domain/fitment/vehicle.rules';
import { paths } from '../../paths';
import { YourVehicle } from '../fitment/your-vehicle';
import { Icon } from '../icon/icon';
import { Logo } from './logo';
import { CategoryMenu } from './category-menu';
import { CONTACTS, STORE_CLAIMS } from './company-claims';
import { FoldMenu } from './fold-menu';
import { QuickSearch } from './quick-search';
import { SearchPanel } from './search-panel';

interface SiteHeaderProps {
  cartCount: number;
  categories: { slug: string; name: string }[];
  models: string[];
  /** The vehicle that the visitor works on. */
  vehicle?: FullVehicle | undefined;
}

/** SPEC 2.2: the admin links are there for every visitor; they lead to the login and then to where one was going. */
const NAVIGATION = [
  { name: 'Home', to: paths.home() },
  { name: 'Business', to: paths.admin.dashboard() },
  { name: 'Products', to: paths.admin.products() },
  { name: 'Categories', to: paths.admin.categories() },
  { name: 'Checkout', to: paths.checkout() },
  { name: 'All products', to: paths.products() },
];

export function SiteHeader({ cartCount, categories, models, vehicle }: SiteHeaderProps) {
  const { pathname, key } = useLocation();
  const isWide = pathname === paths.home() || pathname === paths.products();
  return (
    <header className="site-header on-ink">
      <div className="site-header__badges">
        <ul className="container small">
          {STORE_CLAIMS.badges.map((badge) => (
            <li key={badge}>
              <Icon name="badge-check" />
              {badge}
            </li>
          ))}
        </ul>
      </div>
      <div className="container site-header__bar">
        <Link to={paths.home()} className="site-header__brand">
          <Logo />
          <span>
            <span className="site-header__name">Keyway Trade Supply</span>
            <span className="small site-header__claim">
              {STORE_CLAIMS.established} · For licensed professionals
            </span>
          </span>
        </Link>
        <a className="site-header__hotline small" href={`tel:${CONTACTS.hotline}`}>
          <Icon name="phone" />
          <span>
            24/7 hotline
            <br />
            <strong>{CONTACTS.hotline}</strong>
          </span>
        </a>
        <Link
          to={paths.cart()}
          className="site-header__cart"
          aria-label={`Cart: ${cartCount} ${cartCount === 1 ? 'item' : 'items'}`}
        >
          <Icon name="shopping-cart" />
          <span className="site-header__cart-word">Cart</span>
          <span className="site-header__count" data-testid="cart-count">
            {cartCount}
          </span>
        </Link>
        <QuickSearch />
      </div>
      <nav className="site-nav" aria-label="Main">
        <div className="container site-nav__row">
          <CategoryMenu key={key} categories={categories} />
          <ul className="site-nav__links">
            {NAVIGATION.map(({ name, to }) => (
              <li key={name}>
                <NavLink to={to} end discover="none">
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
          <FoldMenu
            key={`phone-${key}`}
            className="fold-menu--phone"
            summary={
              <>
                <Icon name="menu" />
                Menu
              </>
            }
          >
            {NAVIGATION.map(({ name, to }) => (
              <li key={name}>
                <NavLink to={to} end discover="none">
                  {name}
                </NavLink>
              </li>
            ))}
          </FoldMenu>
        </div>
      </nav>
      <div className="search-band">
        <div className="container search-band__row">
          <YourVehicle vehicle={vehicle} />
          {isWide ? (
            <SearchPanel models={models} vehicle={vehicle} />
          ) : (
            <details className="search-band__fold" key={key}>
              <summary>
                <Icon name="sliders-horizontal" />
                Search by vehicle or service
              </summary>
              <SearchPanel models={models} vehicle={vehicle} />
            </details>
          )}
        </div>
      </div>
    </header>
  );
}
