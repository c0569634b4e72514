import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { PageLink } from '../page-link';
import { COPYRIGHT } from './company-claims';
import { FOOTER_GROUPS, HOME_VERSIONS, LEGAL_LINKS } from './footer-links';
import { useSettings } from '../settings/use-settings';
import { useMarketingClaims, useStoreClaims } from './use-claims';

/** Where the Contact link of the marketing header scrolls to. */
export const CONTACT_ANCHOR = 'contact';

interface SiteFooterProps {
  categories: { slug: string; name: string; level: number }[];
  /** The marketing versions speak with the other set of claims. */
  isMarketing?: boolean;
}

export function SiteFooter({ categories, isMarketing = false }: SiteFooterProps) {
  const settings = useSettings();
  const { freeShipping } = useStoreClaims();
  const { sameDay } = useMarketingClaims();
  const claim = isMarketing ? sameDay : freeShipping;
  return (
    <footer className="site-footer on-ink">
      <div className="container site-footer__columns">
        <section id={CONTACT_ANCHOR} tabIndex={-1} aria-labelledby="contact-title">
          <h2 id="contact-title">Talk to us</h2>
          <ul className="small">
            <li>
              <Icon name="phone" /> <a href={`tel:${settings.hotline}`}>{settings.hotline}</a>, day and night
            </li>
            <li>
              Support: <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
            </li>
            <li>
              Sales: <a href={`mailto:${settings.salesEmail}`}>{settings.salesEmail}</a>
            </li>
          </ul>
          <p className="small site-footer__claim">{claim}.</p>
        </section>
        {FOOTER_GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <FooterLinks links={links} />
          </nav>
        ))}
        <nav aria-label="Categories" className="site-footer__categories">
          <h2>Categories</h2>
          <FooterLinks
            links={categories
              .filter(({ level }) => level === 0)
              .map(({ slug, name }) => ({ name, to: paths.category(slug) }))}
          />
        </nav>
      </div>
      <div className="container site-footer__end small">
        <span>&copy; {COPYRIGHT} Keyway Trade Supply. Prices in US dollars.</span>
        <FooterLinks links={LEGAL_LINKS} />
        <div>
          <span>Home page:</span>
          <FooterLinks links={HOME_VERSIONS} />
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ links }: { links: { name: string; to: string }[] }) {
  return (
    <ul className="small">
      {links.map(({ name, to }) => (
        <li key={to}>
          <PageLink to={to}>{name}</PageLink>
        </li>
      ))}
    </ul>
  );
}
