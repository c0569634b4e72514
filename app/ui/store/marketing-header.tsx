import { Link, useLocation } from '@remix-run/react';
import type { MouseEvent } from 'react';

import { linkedAdminPaths, paths } from '../../paths';
import { Icon } from '../icon/icon';
import { BadgeList } from './badge-list';
import { CartLink } from './cart-link';
import { CategoryJump } from './category-jump';
import { CatalogSearch } from './catalog-search';
import { FoldMenu } from './fold-menu';
import { Logo } from './logo';
import { NavItems } from './nav-items';
import { CONTACT_ANCHOR } from './site-footer';
import { useIsCurrent } from './use-is-current';
import { useMarketingClaims } from './use-claims';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';
import { LanguageSwitch } from './language-switch';

interface MarketingHeaderProps {
  categories: { slug: string; name: string; level: number }[];
}

const NAVIGATION = perLanguage(() => [
  { name: t`Home`, to: paths.original() },
  { name: t`Products`, to: paths.products() },
  { name: t`Services`, to: paths.services() },
  { name: t`About`, to: paths.about() },
  { name: t`Locations`, to: paths.locations() },
  { name: t`Blog`, to: paths.blog() },
]);

const ACCOUNT = perLanguage(() => [
  { name: t`Sign In or Register`, to: paths.register() },
  { name: t`Business Dashboard`, to: linkedAdminPaths.home() },
]);

/** SPEC 2.2: the 'other header' of the marketing versions. */
export function MarketingHeader({ categories }: MarketingHeaderProps) {
  const { key } = useLocation();
  const isCurrent = useIsCurrent({ isExact: false });
  const { badges, motto } = useMarketingClaims();
  return (
    <header className="site-header marketing-header on-ink">
      <div className="site-header__badges">
        <div className="container marketing-header__top small">
          <BadgeList badges={badges} />
          <ul className="marketing-header__account">
            <NavItems links={ACCOUNT()} />
            <li>
              <LanguageSwitch />
            </li>
          </ul>
        </div>
      </div>
      <div className="container site-header__bar marketing-header__bar">
        <Link to={paths.original()} className="site-header__brand">
          <Logo />
          <span>
            <span className="site-header__name">Keyway Trade Supply</span>{' '}
            <span className="small site-header__claim">{motto}</span>
          </span>
        </Link>
        <CatalogSearch categories={categories} />
        <CartLink />
        <Link to={paths.quote()} className="btn btn--on-ink marketing-header__quote" discover="none">
          <Icon name="file-text" />
          <Trans>Get Quote</Trans>
        </Link>
      </div>
      <div className="site-nav">
        <div className="container site-nav__row marketing-header__nav">
          <CategoryJump key={key} categories={categories} />
          <nav aria-label={t`Main`}>
            <ul className="site-nav__links">
              <NavItems links={NAVIGATION()} isCurrent={isCurrent} />
              <li>
                <ContactLink />
              </li>
            </ul>
            <FoldMenu
              key={`phone-${key}`}
              className="fold-menu--phone"
              summary={
                <>
                  <Icon name="menu" />
                  <Trans>Menu</Trans>
                </>
              }
            >
              <NavItems
                links={[...NAVIGATION(), { name: t`Get Quote`, to: paths.quote() }, ...ACCOUNT()]}
                isCurrent={isCurrent}
              />
              <li>
                <ContactLink />
              </li>
            </FoldMenu>
          </nav>
        </div>
      </div>
    </header>
  );
}

/** SPEC 2.1: scrolls to the footer's contact details, smoothly where motion is welcome. */
function ContactLink() {
  const scroll = (event: MouseEvent) => {
    const contact = document.getElementById(CONTACT_ANCHOR);
    if (contact === null) return;
    event.preventDefault();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    contact.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
    contact.focus({ preventScroll: true });
  };
  return (
    <a href={`#${CONTACT_ANCHOR}`} onClick={scroll}>
      <Trans>Contact</Trans>
    </a>
  );
}
