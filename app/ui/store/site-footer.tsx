import { paths } from '../../paths';
import type { Settings } from '../../domain/base/settings/settings.rules';
import { icon } from '../icon/icon';
import { content, markup, type Markup } from '../markup/markup';
import { COPYRIGHT } from './company-claims';
import { FOOTER_GROUPS, HOME_VERSIONS, LEGAL_LINKS } from './footer-links';
import { linkItems } from './nav-links';
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
  const groups = [
    ...FOOTER_GROUPS.map(({ title, links }) => ({ title, links, className: undefined })),
    {
      title: 'Categories',
      className: 'site-footer__categories',
      links: categories
        .filter(({ level }) => level === 0)
        .map(({ slug, name }) => ({ name, to: paths.category(slug) })),
    },
  ];
  return (
    <footer
      className="site-footer on-ink"
      data-page=""
      {...content(markup`
      <div class="container site-footer__columns">
        ${talkToUs(settings, isMarketing ? sameDay : freeShipping)}
        ${groups.map(
          ({ title, links, className }) => markup`
            <nav aria-label="${title}"${className !== undefined && markup` class="${className}"`}>
              <h2>${title}</h2>
              <ul>${linkItems(links)}</ul>
            </nav>`,
        )}
      </div>
      <div class="container site-footer__end">
        <span>\u00a9 ${COPYRIGHT} Keyway Trade Supply. Prices in US dollars.</span>
        <ul>${linkItems(LEGAL_LINKS)}</ul>
        <div><span>Home page:</span><ul>${linkItems(HOME_VERSIONS)}</ul></div>
      </div>`)}
    />
  );
}

function talkToUs({ hotline, supportEmail, salesEmail }: Settings, claim: string): Markup {
  const mail = (address: string) => markup`<a href="mailto:${address}">${address}</a>`;
  return markup`
    <section id="${CONTACT_ANCHOR}" tabindex="-1" aria-labelledby="contact-title">
      <h2 id="contact-title">Talk to us</h2>
      <ul>
        <li>${icon('phone')} <a href="tel:${hotline}">${hotline}</a>, day and night</li>
        <li>Support: ${mail(supportEmail)}</li>
        <li>Sales: ${mail(salesEmail)}</li>
      </ul>
      <p class="site-footer__claim">${claim}.</p>
    </section>`;
}
