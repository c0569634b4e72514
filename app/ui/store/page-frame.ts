import { removeLanguage } from '../../i18n/language-path';
import { paths } from '../../paths';

export interface PageFrame {
  /** SPEC 2.2: the store's own header with the search panel, or the 'other header' of the marketing versions. */
  header: 'store' | 'marketing';
  /** SPEC 2.9: set on pages that contain every stop of the guided tour. */
  tour?: { autoStart: boolean };
}

/** The marketing versions of the home page, with their claims (SPEC 1, reading B), the other header, and the cookie bar. */
const MARKETING = [paths.original(), paths.advanced()];

/** SPEC 4: the tour opens by itself on the compact page, never on the home page. */
const TOURS: Record<string, PageFrame['tour']> = {
  [paths.home()]: { autoStart: false },
  [paths.simple()]: { autoStart: true },
};

/** All versions of the home page. */
const HOMES = [paths.home(), paths.original(), paths.advanced(), paths.simple()];

export function isHome(pathname: string): boolean {
  return HOMES.includes(pathname.toLowerCase().replace(/(.)\/+$/, '$1'));
}

/** Returns whether a page states what shipping costs, so that the store's own claim stays away. */
export function statesShipping(pathname: string): boolean {
  return isCheckout(pathname) || /^\/(product(-detail)?|track-order)\//i.test(pathname);
}

/** Returns whether a buyer is about to order. */
export function isCheckout(pathname: string): boolean {
  return /^\/(cart|checkout)(\/|$)|^\/quote\/[^/]+\/accept\/?$/i.test(pathname);
}

/** Returns whether a page is a step of the checkout that begins in the cart, which is left by the cart or the logo. */
export function isStep(pathname: string): boolean {
  return /^\/cart\/(shipping|payment)\/?$/i.test(pathname);
}

/** Returns whether a page has the search panel: not where a buyer orders, or sees to orders and the account. */
export function hasSearchPanel(pathname: string): boolean {
  return !/^\/(cart|checkout|quick-order|quote|track-order|account|sign-in|register)(\/|$)/i.test(pathname);
}

/** Returns the header and tour of a page. Paths are matched in any case, as by the router. */
export function frameOf(pathname: string): PageFrame {
  const path = removeLanguage(pathname)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
  const isMarketing = MARKETING.includes(path);
  const tour = TOURS[path];
  return { header: isMarketing ? 'marketing' : 'store', ...(tour === undefined ? {} : { tour }) };
}
