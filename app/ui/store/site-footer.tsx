import { useLocation } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { useSettings } from '../settings/use-settings';
import { COPYRIGHT } from './company-claims';
import { FOOTER_GROUPS, HOME_VERSIONS, LEGAL_LINKS } from './footer-links';
import { NavItems } from './nav-items';
import { isCheckout, isHome } from './page-frame';
import { useIsCurrent } from './use-is-current';
import { useMarketingClaims, useStoreClaims } from './use-claims';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';
import { LanguageSwitch } from './language-switch';

/** Where the Contact link of the marketing header scrolls to. */
export const CONTACT_ANCHOR = 'contact';

interface SiteFooterProps {
  categories: { slug: string; name: string; level: number }[];
  /** Whether to show the marketing claims. */
  isMarketing?: boolean;
}

export function SiteFooter({ categories, isMarketing = false }: SiteFooterProps) {
  const { freeShipping } = useStoreClaims();
  const { sameDay } = useMarketingClaims();
  const { pathname } = useLocation();
  const isShort = isCheckout(pathname);
  const isCurrent = useIsCurrent({ isExact: true });
  // Where goods are bought, the rule of the checkout holds.
  const storeClaim = isHome(pathname) ? freeShipping : '';
  const topCategories = categories.filter(({ level }) => level === 0);
  return (
    <footer className={isShort ? 'site-footer site-footer--short on-ink' : 'site-footer on-ink'}>
      <div className="container site-footer__columns">
        <TalkToUs claim={isMarketing ? sameDay : storeClaim} />
        {FOOTER_GROUPS().map(({ title, links }) => (
          <nav key={title} aria-label={title} className="site-footer__group">
            <details>
              <summary>
                {title}
                <Icon name="chevron-down" />
              </summary>
              <ul>
                <NavItems links={links} />
              </ul>
            </details>
          </nav>
        ))}
        <nav aria-label={t`Categories`} className="site-footer__categories">
          <h2>
            <Trans>Categories</Trans>
          </h2>
          <ul>
            <NavItems links={topCategories.map(({ slug, name }) => ({ name, to: paths.category(slug) }))} />
          </ul>
        </nav>
      </div>
      <div className="container site-footer__end">
        <span>
          <Trans>© {COPYRIGHT} Keyway Trade Supply. Prices in US dollars.</Trans>
        </span>
        <ul>
          <NavItems links={LEGAL_LINKS()} />
        </ul>
        <LanguageSwitch />
        {HOME_VERSIONS().some(({ to }) => isCurrent(to)) && (
          <div>
            <span>
              <Trans>Home page:</Trans>
            </span>
            <ul>
              <NavItems links={HOME_VERSIONS()} />
            </ul>
          </div>
        )}
      </div>
    </footer>
  );
}

function TalkToUs({ claim }: { claim: string }) {
  const { hotline, supportEmail, salesEmail } = useSettings();
  return (
    <section id={CONTACT_ANCHOR} tabIndex={-1} aria-labelledby="contact-title">
      <h2 id="contact-title">
        <Trans>Talk to us</Trans>
      </h2>
      <ul>
        <li>
          <Icon name="phone" />{' '}
          <Trans>
            <a href={`tel:${hotline}`}>{hotline}</a>, 24/7
          </Trans>
        </li>
        <li>
          <Trans>
            Support: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </Trans>
        </li>
        <li>
          <Trans>
            Sales: <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
          </Trans>
        </li>
      </ul>
      {claim !== '' && <p className="space-above small">{claim}.</p>}
    </section>
  );
}
