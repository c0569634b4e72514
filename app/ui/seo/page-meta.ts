import type { LoaderFunction, MetaDescriptor, MetaFunction, SerializeFrom } from '@remix-run/node';
import type { Location, UIMatch } from '@remix-run/react';

import { withQuery } from '../../paths';
import { cutAtWord, formatPageTitle, STORE_NAME } from '../page-title';
import { getOriginFromMatches } from './origin';
import { SHARE_PICTURE_SIZE, getSharePicture } from './share-picture';

export interface PageMeta {
  /** Without the store's name, which follows it; a title that begins with that name stands as it is. */
  title: string;
  description: string;
  /** The canonical path with the part of the query that makes it another page. The page's own path when left out. */
  path?: string;
  /** An illustration or photograph of the store; its own mark when left out. */
  picture?: string;
  type?: 'website' | 'product' | 'article';
  /** Not for search engines: a selection of another page, or a person's own. */
  noindex?: boolean;
}

interface MetaArgs {
  matches: readonly Pick<UIMatch, 'id' | 'data'>[];
  location: Pick<Location, 'pathname'>;
}

/** Longer descriptions are cut off by search engines, in the middle of a word. */
const MAX_DESCRIPTION_LENGTH = 160;

/** The head of a page that visitors see: title, description, canonical link, Open Graph. */
export function pageMeta({ matches, location }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const origin = getOriginFromMatches(matches);
  const title = page.title.startsWith(STORE_NAME) ? page.title : formatPageTitle(matches, page.title);
  const description = cutAtWord(page.description, MAX_DESCRIPTION_LENGTH);
  const head: MetaDescriptor[] = [{ title }, { name: 'description', content: description }];
  if (page.noindex === true) head.push({ name: 'robots', content: 'noindex, follow' });
  if (origin === undefined) return head;

  const url = origin + (page.path ?? location.pathname);
  if (page.noindex !== true) head.push({ tagName: 'link', rel: 'canonical', href: url });
  const picture = getSharePicture(page.picture);
  head.push(
    { property: 'og:site_name', content: STORE_NAME },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(picture.url, origin).href },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
  );
  if (picture.isOurs) {
    head.push(
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(SHARE_PICTURE_SIZE.width) },
      { property: 'og:image:height', content: String(SHARE_PICTURE_SIZE.height) },
    );
  }
  return head;
}

/** Returns the `meta` of a route with a fixed title and description. */
export function staticPageMeta(title: string, description: string): MetaFunction {
  return (args) => pageMeta(args, { title, description });
}

/** The same for a page that search engines don't list, such as a visitor's own. */
export function unlistedPageMeta(title: string, description: string): MetaFunction {
  return (args) => pageMeta(args, { title, description, noindex: true });
}

/** Returns a route's `meta`. Without data the loader found nothing, and the head is that of a missing page. */
export function loadedPageMeta<Loader extends LoaderFunction>(
  describe: (data: SerializeFrom<Loader>) => PageMeta,
): MetaFunction<Loader> {
  return (args) => (args.data === undefined ? missingPageMeta() : pageMeta(args, describe(args.data)));
}

/** The head of a page that is not there. */
export function missingPageMeta(): MetaDescriptor[] {
  return [{ title: `Page Not Found | ${STORE_NAME}` }, { name: 'robots', content: 'noindex' }];
}

/** A listing's canonical address: only the page counts; sort, view and page size show the same items otherwise. */
export function buildListingPath(path: string, page: number): string {
  return withQuery(path, { page: page > 1 ? page : undefined });
}

/** The page's number, where it is not the first, so that no two pages of a listing have one title. */
export function formatPagedTitle(title: string, page: number): string {
  return page > 1 ? `${title}, page ${page}` : title;
}
