/** SPEC 2.1: the header and footer links that are texts. Each is one segment: '/faq'. */
export const TEXT_PAGES = [
  'solutions',
  'resources',
  'careers',
  'support',
  'faq',
  'testimonials',
  'privacy',
  'security',
  'compliance',
  'terms',
] as const;

/** Where guides are: '/resources/finish-codes'. */
export const GUIDES_SECTION = 'resources';

/** Where the pages are that staff add: '/pages/holiday-hours'. */
export const PAGES_SECTION = 'pages';

export interface TextPagePlace {
  /** Empty for a page of its own. */
  section: string;
  slug: string;
}

/** The text that an address stands for. The router takes any case and slashes behind it; so does this. */
export function parsePlace(pathname: string): TextPagePlace {
  const parts = pathname.toLowerCase().split('/').filter(Boolean);
  const slug = parts.at(-1) ?? '';
  return { section: parts.length > 1 ? (parts[0] ?? '') : '', slug };
}

/** Header and footer link to the pages without a section: the store cannot do without them. */
export function isLinkedEverywhere({ section }: Pick<TextPagePlace, 'section'>): boolean {
  return section === '';
}
