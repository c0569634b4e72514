import { linkedAdminPaths, paths } from '../../paths';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

interface FooterLink {
  name: string;
  to: string;
}

const text = (name: string, slug: string): FooterLink => ({ name, to: paths.textPage(slug) });

/** Links of the footer that a phone's menu has, too. */
export const ASKED_FOR = perLanguage<FooterLink[]>(() => [
  { name: t`Request a quote`, to: paths.quote() },
  { name: t`Track an order`, to: paths.trackOrder() },
  text(t`Support`, 'support'),
]);

/** SPEC 2.1: the footer's links in groups. */
export const FOOTER_GROUPS = perLanguage<{ title: string; links: FooterLink[] }[]>(() => [
  {
    title: t`Buying`,
    links: [
      { name: t`All products`, to: paths.products() },
      { name: t`Find by vehicle`, to: paths.vehicles() },
      { name: t`Quick order`, to: paths.quickOrder() },
      { name: t`Favorites`, to: paths.favorites() },
      { name: t`Order by phone or email`, to: paths.order() },
      { name: t`Request a quote`, to: paths.quote() },
      { name: t`Trade account`, to: paths.register() },
      { name: t`Sign in`, to: paths.signIn() },
    ],
  },
  {
    title: t`Help`,
    links: [
      text(t`Support`, 'support'),
      text(t`FAQ`, 'faq'),
      text(t`Shipping`, 'shipping'),
      text(t`Returns`, 'returns'),
      text(t`Warranty`, 'warranty'),
      { name: t`Track an order`, to: paths.trackOrder() },
      { name: t`Locations`, to: paths.locations() },
      { name: t`Contact`, to: paths.contact() },
      { name: t`Find a professional`, to: paths.findProfessional() },
      text(t`Resources`, 'resources'),
    ],
  },
  {
    title: t`Company`,
    links: [
      { name: t`About us`, to: paths.about() },
      { name: t`Services`, to: paths.services() },
      text(t`Solutions`, 'solutions'),
      text(t`Testimonials`, 'testimonials'),
      { name: t`Blog`, to: paths.blog() },
      text(t`Events`, 'events'),
      text(t`Careers`, 'careers'),
    ],
  },
]);

export const LEGAL_LINKS = perLanguage<FooterLink[]>(() => [
  text(t`Privacy`, 'privacy'),
  text(t`Terms`, 'terms'),
  text(t`Security`, 'security'),
  text(t`Compliance`, 'compliance'),
  { name: t`Cookie settings`, to: paths.cookieChoice() },
  { name: t`Admin Panel`, to: linkedAdminPaths.dashboard() },
]);

/** DESIGN 2: the other versions of the home page. */
export const HOME_VERSIONS = perLanguage<FooterLink[]>(() => [
  { name: t`Store`, to: paths.home() },
  { name: t`Original`, to: paths.original() },
  { name: t`Advanced`, to: paths.advanced() },
  { name: t`Simple`, to: paths.simple() },
]);
