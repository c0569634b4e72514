import { linkedAdminPaths, paths } from '../../paths';

interface FooterLink {
  name: string;
  to: string;
}

const text = (name: string, slug: string): FooterLink => ({ name, to: paths.textPage(slug) });

/** SPEC 2.1: the footer's links in groups. */
export const FOOTER_GROUPS: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Buying',
    links: [
      { name: 'All products', to: paths.products() },
      { name: 'Find by vehicle', to: paths.vehicles() },
      { name: 'Quick order', to: paths.quickOrder() },
      { name: 'Favorites', to: paths.favorites() },
      { name: 'Order by phone or email', to: paths.order() },
      { name: 'Request a quote', to: paths.quote() },
      { name: 'Trade account', to: paths.register() },
      { name: 'Sign in', to: paths.signIn() },
    ],
  },
  {
    title: 'Help',
    links: [
      text('Support', 'support'),
      text('FAQ', 'faq'),
      text('Shipping', 'shipping'),
      text('Returns', 'returns'),
      text('Warranty', 'warranty'),
      { name: 'Track an order', to: paths.trackOrder() },
      { name: 'Locations', to: paths.locations() },
      { name: 'Contact', to: paths.contact() },
      { name: 'Find a professional', to: paths.findProfessional() },
      text('Resources', 'resources'),
    ],
  },
  {
    title: 'Company',
    links: [
      { name: 'About us', to: paths.about() },
      { name: 'Services', to: paths.services() },
      text('Solutions', 'solutions'),
      text('Testimonials', 'testimonials'),
      { name: 'Blog', to: paths.blog() },
      text('Events', 'events'),
      text('Careers', 'careers'),
    ],
  },
];

export const LEGAL_LINKS: FooterLink[] = [
  text('Privacy', 'privacy'),
  text('Terms', 'terms'),
  text('Security', 'security'),
  text('Compliance', 'compliance'),
  { name: 'Cookie settings', to: paths.cookieChoice() },
  { name: 'Admin Panel', to: linkedAdminPaths.dashboard() },
];

/** DESIGN 2: the other versions of the home page. */
export const HOME_VERSIONS: FooterLink[] = [
  { name: 'Store', to: paths.home() },
  { name: 'Original', to: paths.original() },
  { name: 'Advanced', to: paths.advanced() },
  { name: 'Simple', to: paths.simple() },
];
