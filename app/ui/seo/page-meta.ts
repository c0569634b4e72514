import type { LoaderFunction, MetaDescriptor, MetaFunction, SerializeFrom } from '@remix-run/node';
import type { Location, UIMatch } from '@remix-run/react';

import { getLanguage } from '../../i18n/language';
import { addLanguage, removeLanguage } from '../../i18n/language-path';
import { withQuery, paths } from '../../paths';
import { cutAtWord, formatPageTitle, STORE_NAME } from '../page-title';
import { listAlternates } from './alternates';
import { getOriginFromMatches, hasFrenchPages } from './origin';
import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import { t } from '~/i18n/text';

interface PageMeta {
  /** The store's name is appended, unless the title starts with it. */
  title: string;
  description: string;
  /** Canonical path and query. Defaults to the page's path. */
  path?: string;
  /** An illustration or photograph. Defaults to the store's own. */
  picture?: string;
  type?: 'website' | 'product' | 'article';
  /** Hides the page from search engines. */
  noindex?: boolean;
  /** Whether its text is English on the French page, too. Then the English page is the canonical one. */
  isEnglishOnly?: boolean;
}

interface MetaArgs {
  matches: readonly Pick<UIMatch, 'id' | 'data'>[];
  location: Pick<Location, 'pathname'>;
}

/** Longer descriptions are cut off by search engines, in the middle of a word. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Returns a store page's title, description, canonical link, and Open Graph data. */
export function pageMeta({ matches, location }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const origin = getOriginFromMatches(matches);
  const title = page.title.startsWith(STORE_NAME) ? page.title : formatPageTitle(matches, page.title);
  const description = cutAtWord(page.description, MAX_DESCRIPTION_LENGTH);
  const head: MetaDescriptor[] = [{ title }, { name: 'description', content: description }];
  if (page.noindex === true) head.push({ name: 'robots', content: 'noindex, follow' });
  if (origin === undefined) return head;

  const path = page.path ?? removeLanguage(location.pathname);
  const url = origin + addLanguage(path, page.isEnglishOnly === true ? 'en' : getLanguage());
  if (page.noindex !== true) {
    head.push({ tagName: 'link', rel: 'canonical', href: url });
    if (page.isEnglishOnly !== true && hasFrenchPages(matches)) {
      const alternates = listAlternates(origin, path);
      head.push(...alternates.map((one) => ({ tagName: 'link', rel: 'alternate', ...one })));
    }
  }
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

/** A function, so that it is read in the language of the page. */
type Text = string | (() => string);

const read = (text: Text) => (typeof text === 'string' ? text : text());

/** Returns the `meta` of a route with a fixed title and description. */
export function staticPageMeta(title: Text, description: Text): MetaFunction {
  return (args) => pageMeta(args, { title: read(title), description: read(description) });
}

/** The same for a page that search engines don't list, such as a visitor's own. */
export function unlistedPageMeta(title: Text, description: Text): MetaFunction {
  return (args) => pageMeta(args, { title: read(title), description: read(description), noindex: true });
}

/** Returns a route's `meta`. Without data the loader found nothing, and the head is that of a missing page. */
export function loadedPageMeta<Loader extends LoaderFunction>(
  describe: (data: SerializeFrom<Loader>) => PageMeta,
): MetaFunction<Loader> {
  return (args) => (args.data === undefined ? missingPageMeta() : pageMeta(args, describe(args.data)));
}

/** The `meta` of a 404 page. */
export function missingPageMeta(): MetaDescriptor[] {
  return [{ title: t`Page Not Found | ${STORE_NAME}` }, { name: 'robots', content: 'noindex' }];
}

/** Builds a listing's canonical URL, without sort order, view, and page size. */
export function buildListingPath(path: string, page: number): string {
  return withQuery(path, { page: page > 1 ? page : undefined });
}

/** Appends the page number after the first page. */
export function formatPagedTitle(title: string, page: number): string {
  return page > 1 ? t`${title}, page ${page}` : title;
}

const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The illustration of pages without a picture. */
const DEFAULT_KIND = 'smart-key';

/**
 * The picture that is shown where a link to the page is shared. Those who show it take no SVG, so an illustration is
 * asked for as PNG; a photograph stands as it is.
 */
export function getSharePicture(image: string | undefined): { url: string; isOurs: boolean } {
  if (image === undefined) return { url: paths.sharePicture(DEFAULT_KIND), isOurs: true };
  const [, kind, query] = /^\/pictures\/([a-z-]+)\.svg(?:\?(.*))?$/.exec(image) ?? [];
  if (kind === undefined) return { url: image, isOurs: false };
  return { url: paths.sharePicture(kind, Object.fromEntries(new URLSearchParams(query))), isOurs: true };
}

/** Builds the `meta` of both product pages; the one with the slug is canonical. */
export function buildProductMeta(product: ProductDetail): PageMeta {
  const { brand } = product;
  const label = product.productNumber === '' ? product.name : `${product.name} (${product.productNumber})`;
  const message = product.description || t`by ${brand}.`;
  return {
    title: product.name,
    description: t`${label}: ${message}`,
    path: paths.product(product.slug),
    picture: product.image,
    type: 'product',
  };
}
