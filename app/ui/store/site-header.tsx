import { Link, useLocation } from '@remix-run/react';

import type { FullVehicle } from '../../domain/goods/fitment/vehicle.rules';
import { linkedAdminPaths, paths } from '../../paths';
import { YourVehicle } from '../fitment/your-vehicle';
import { Icon } from '../icon/icon';
import { TourStop } from '../tour/tour-stop';
import { AccountName } from './account-name';
import { CartLink } from './cart-link';
import { Logo } from './logo';
import type { LiveFilterControls } from './live-filter';
import { ASKED_FOR } from './footer-links';
import { NavItems } from './nav-items';
import { PhoneWord } from './phone-word';
import { hasSearchPanel, isStep, statesShipping } from './page-frame';
import { QuickLinks } from './quick-links';
import { QuickSearch } from './quick-search';
import { SearchPanel } from './search-panel';
import { StoreMenu } from './store-menu';
import { StoreStrip } from './store-strip';
import { useStoreClaims } from './use-claims';
import { useFoundNothing } from './use-found-nothing';
import { useIsCurrent } from './use-is-current';
import { useVisitor } from './visitor';
import { useSettings } from '../settings/use-settings';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

interface SiteHeaderProps {
  categories: { slug: string; name: string; level: number }[];
  emptyServices: string[];
  models: string[];
  /** Years of the search panel, newest first. */
  years: number[];
  /** The selected vehicle. */
  vehicle?: FullVehicle | undefined;
  /** Whether a buyer with an account is signed in. */
  isSignedIn?: boolean;
  live: LiveFilterControls;
}

/** What buyers come for. */
const GOODS = perLanguage(() => [
  { name: t`All products`, to: paths.products() },
  { name: t`Find by vehicle`, to: paths.vehicles() },
  { name: t`Quick order`, to: paths.quickOrder() },
  { name: t`Favorites`, to: paths.favorites() },
]);

/** SPEC 2.2. */
const STORE = perLanguage(() => [
  { name: t`Checkout`, to: paths.checkout() },
  { name: t`Account`, to: paths.register() },
  { name: t`Home`, to: paths.home() },
]);

/** SPEC 2.2: every visitor sees the admin links; they lead through the login. */
const BUSINESS = perLanguage(() => [
  { name: t`Business`, to: linkedAdminPaths.dashboard() },
  { name: t`Products`, to: linkedAdminPaths.products() },
  { name: t`Inventory`, to: linkedAdminPaths.inventory() },
  { name: t`Categories`, to: linkedAdminPaths.categories() },
]);

export function SiteHeader({ categories, isSignedIn, ...panel }: SiteHeaderProps) {
  const { pathname, search, key } = useLocation();
  const settings = useSettings();
  const { accountName } = useVisitor();
  const foundNothing = useFoundNothing();
  const { established } = useStoreClaims();
  const store = STORE().map((link) =>
    isSignedIn === true && link.to === paths.register() ? { ...link, to: paths.account() } : link,
  );
  const isCurrent = useIsCurrent({ isExact: true });
  const goodsLinks = <NavItems links={GOODS()} isCurrent={isCurrent} />;
  const storeLinks = <NavItems links={store} isCurrent={isCurrent} />;
  const business = <NavItems links={BUSINESS()} />;
  // Where goods are looked for, the first products stand higher without the store's claims.
  const isCatalog = [
    ...categories.map(({ slug }) => paths.category(slug)),
    paths.products(),
    paths.vehicles(),
    paths.quickOrder(),
  ].includes(pathname);
  const isResults = pathname === paths.products() && search !== '';
  const isOfVehicle = isResults && (new URLSearchParams(search).get('q') ?? '') === '';
  const isWide =
    !foundNothing && !isResults && [paths.home(), paths.products(), paths.simple()].includes(pathname);
  return (
    <header
      className={`site-header store-header on-ink ${isStep(pathname) ? 'store-header--step' : ''}`.trim()}
    >
      {!isStep(pathname) && (
        <StoreStrip
          hasBadges={!statesShipping(pathname) && !isCatalog}
          links={storeLinks}
          business={business}
        />
      )}
      <div className="site-header__main">
        <div className="container site-header__bar">
          <TourStop stop="logo">
            <Link to={paths.home()} className="site-header__brand">
              <Logo />
              <span>
                <span className="site-header__name">Keyway Trade Supply</span>{' '}
                <span className="small site-header__claim">
                  <Trans>{established} · For licensed locksmiths</Trans>
                </span>
              </span>
            </Link>
          </TourStop>
          {!isStep(pathname) && (
            <TourStop stop="search" className="site-header__search">
              <QuickSearch />
            </TourStop>
          )}
          <a className="site-header__hotline small" href={`tel:${settings.hotline}`}>
            <Icon name="phone" />
            <PhoneWord>{t`Call`}</PhoneWord>{' '}
            <span className="site-header__hotline-text">
              <Trans>
                24/7 hotline
                <br />
                <strong>{settings.hotline}</strong>
              </Trans>
            </span>
          </a>{' '}
          <Link
            className="site-header__account small"
            to={isSignedIn === true ? paths.account() : paths.signIn()}
            discover="none"
          >
            <Icon name="user" />
            <PhoneWord>{t`Account`}</PhoneWord>{' '}
            {isSignedIn === true ? <AccountName name={accountName} /> : t`Sign in`}
          </Link>
          <TourStop stop="cart" className="site-header__cart-place">
            <CartLink />
          </TourStop>
        </div>
      </div>
      {!isStep(pathname) && (
        <nav className="site-nav" aria-label={t`Main`}>
          <div className="container site-nav__row">
            <TourStop stop="categories">
              <StoreMenu
                key={key}
                links={
                  <>
                    {goodsLinks}
                    {storeLinks}
                    {isSignedIn !== true && <NavItems links={[{ name: t`Sign in`, to: paths.signIn() }]} />}
                    <NavItems links={ASKED_FOR()} />
                  </>
                }
                categories={categories}
                business={business}
              />
            </TourStop>
            <ul className="site-nav__links">{goodsLinks}</ul>
          </div>
        </nav>
      )}
      {hasSearchPanel(pathname) && (
        <div className="search-band">
          <div className="container search-band__row">
            <YourVehicle vehicle={panel.vehicle} />
            <details
              // What was found is what one came for: the panel is folded above it, on a desk only where a text was searched.
              className={`search-band__fold ${isWide || isOfVehicle ? 'search-band__fold--phone' : ''}`.trim()}
              key={key}
            >
              <summary>
                <Icon name="sliders-horizontal" />
                <PhoneWord isInName>{t`Options`}</PhoneWord>
                <Trans>More search options</Trans>
              </summary>
              <SearchPanel {...panel} />
            </details>
            <QuickLinks />
          </div>
        </div>
      )}
    </header>
  );
}
