import { containing } from '../../../../db/like-pattern';
import type { Db, Trx } from '../../../../db/schema';
import { findProductByHandle } from '../../goods/catalog/products.queries.server';
import { isStorePath } from '../../goods/catalog/store-paths.rules';
import { getStoreDay } from '../../base/shared/store-day.rules';
import { listLinks } from './markdown.server';
import { GUIDES_SECTION, PAGES_SECTION, TEXT_PAGES } from './text-pages.rules';

/**
 * Finds the first broken link of a text, in words.
 *
 * @param own path of the text itself, which may be new.
 */
export async function findLinkProblem(db: Db | Trx, markdown: string, own: string) {
  for (const link of listLinks(markdown)) {
    if (/^(#|https?:\/\/|mailto:|tel:)/i.test(link)) continue;
    if (!/^\/(?!\/)/.test(link)) return `Links begin with / or https://. This one does not: ${link}`;
    const path = decodePath(link);
    if (path === undefined || (path !== own && !(await isReachable(db, path))))
      return `There is no such page in the store: ${link}`;
  }
  return undefined;
}

function decodePath(link: string): string | undefined {
  try {
    return decodeURIComponent(new URL(link, 'https://store.invalid').pathname).replace(/(.)\/+$/, '$1');
  } catch {
    return undefined;
  }
}

async function isReachable(db: Db | Trx, path: string): Promise<boolean> {
  const [first = '', second, third] = path.toLowerCase().split('/').slice(1);
  if (second === undefined) {
    const isText = TEXT_PAGES.some((slug) => slug === first);
    if (first === '' || (isStorePath(first) && !isText)) return true;
    return isText ? isPublishedText(db, '', first) : isCategory(db, first);
  }
  if (third !== undefined) return isStorePath(first);
  if (first === GUIDES_SECTION || first === PAGES_SECTION) return isPublishedText(db, first, second);
  if (first === 'blog') return isPost(db, second);
  if (first === 'product') return (await findProductByHandle(db, second)) !== undefined;
  return isStorePath(first);
}

async function isPublishedText(db: Db | Trx, section: string, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('text_pages')
    .select('id')
    .where('section', '=', section)
    .where('slug', '=', slug)
    .where('is_published', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

async function isPost(db: Db | Trx, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .where('is_published', '=', 1)
    .where('published_on', '<=', getStoreDay(new Date()))
    .executeTakeFirst();
  return row !== undefined;
}

async function isCategory(db: Db | Trx, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the titles of published content that links to a path, except that content itself. */
async function listTextsLinkingTo(db: Db | Trx, path: string): Promise<string[]> {
  const pattern = containing(path);
  const texts = await db
    .selectFrom('text_pages')
    .select(['section', 'slug', 'title', 'body_markdown'])
    .where('is_published', '=', 1)
    .where('body_markdown', 'like', pattern)
    .execute();
  const posts = await db
    .selectFrom('posts')
    .select(['slug', 'title', 'body_markdown'])
    .where('is_published', '=', 1)
    .where('body_markdown', 'like', pattern)
    .execute();
  const all = [
    ...texts.map((row) => ({ ...row, own: `${row.section === '' ? '' : `/${row.section}`}/${row.slug}` })),
    ...posts.map((row) => ({ ...row, own: `/blog/${row.slug}` })),
  ];
  return all
    .filter(({ own, body_markdown }) => own !== path && hasLinkTo(body_markdown, path))
    .map(({ title }) => title);
}

function hasLinkTo(markdown: string, path: string): boolean {
  return listLinks(markdown).some((link) => decodePath(link)?.toLowerCase() === path);
}

/** Returns why a text can't be unpublished: what links to it. */
export async function findReasonToKeep(db: Db | Trx, path: string): Promise<string | undefined> {
  const titles = await listTextsLinkingTo(db, path);
  return titles.length === 0 ? undefined : `Remove the links to this page first: ${titles.join(', ')}.`;
}
