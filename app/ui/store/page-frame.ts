import { TEXT_PAGES } from '../../domain/content/content/text-pages.rules';
import { paths } from '../../paths';

export interface PageFrame {
  /** SPEC 2.2: the store's own header with the search panel, or the 'other header' of the marketing versions. */
  header: 'store' | 'marketing';
  /** SPEC 2.9: on pages that hold every stop of the guided tour. */
  tour?: { autoStart: boolean };
}

/** Pages that speak with the marketing claims (SPEC 1, reading B) have the other header and the cookie bar. */
const MARKETING = [
  paths.original(),
  paths.advanced(),
  paths.services(),
  paths.about(),
  paths.contact(),
  paths.locations(),
  paths.blog(),
  paths.textPage('events'),
  ...TEXT_PAGES.map(paths.textPage),
];

/** SPEC 4: the home page never opens the tour by itself; the compact page, where newcomers begin, does. */
const TOURS: Record<string, PageFrame['tour']> = {
  [paths.home()]: { autoStart: false },
  [paths.simple()]: { autoStart: true },
};

/** Every version of the home page is home. */
const HOMES = [paths.home(), paths.original(), paths.advanced(), paths.simple()];

export function isHome(pathname: string): boolean {
  return HOMES.includes(pathname.toLowerCase().replace(/(.)\/+$/, '$1'));
}

/** What stands around a page, in one place for all of them. The router takes an address in any case. */
export function frameOf(pathname: string): PageFrame {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const isMarketing =
    path.startsWith(paths.addedPage('')) ||
    MARKETING.some((page) => path === page || path.startsWith(`${page}/`));
  const tour = TOURS[path];
  return { header: isMarketing ? 'marketing' : 'store', ...(tour === undefined ? {} : { tour }) };
}
