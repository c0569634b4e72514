import type { Db } from '../../../../db/schema';
import { getStoreDay } from '../../base/shared/store-day.rules';
import { buildPictureUrl } from '../../goods/catalog/product-card.queries.server';
import { inPageLanguage, languageOf } from '../../base/translation/page-language.queries.server';

export type PostEntry = Awaited<ReturnType<typeof listPosts>>[number];

export type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>;

/** Lists the published posts, newest first. */
export async function listPosts(db: Db) {
  const rows = await db
    .selectFrom('posts')
    .select(['slug', 'published_on', 'picture'])
    .select([inPageLanguage('title').as('title'), inPageLanguage('summary').as('summary')])
    .where('is_published', '=', 1)
    .where('published_on', '<=', getStoreDay(new Date()))
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ published_on, picture, ...post }) => ({
    ...post,
    publishedOn: published_on,
    picture: buildPictureUrl(picture),
  }));
}

/** Finds a post with its neighbors. */
export async function findPost(db: Db, slug: string) {
  const posts = await listPosts(db);
  const index = posts.findIndex((post) => post.slug === slug);
  const entry = posts[index];
  if (entry === undefined) return undefined;
  const { language, ...body } = await db
    .selectFrom('posts')
    .select(['body_markdown as english', inPageLanguage('body_markdown').as('text')])
    .select(languageOf('body_markdown').as('language'))
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return {
    ...entry,
    body,
    language: language ?? undefined,
    previous: toLink(posts[index + 1]),
    next: toLink(posts[index - 1]),
  };
}

function toLink(post: PostEntry | undefined): Pick<PostEntry, 'slug' | 'title'> | undefined {
  return post === undefined ? undefined : { slug: post.slug, title: post.title };
}

export type TradeEvent = Awaited<ReturnType<typeof listEvents>>['past'][number];

/** Lists upcoming events, nearest first, and past ones, latest first, as of a day ('2026-11-21'). */
export async function listEvents(db: Db, today: string) {
  const rows = await db
    .selectFrom('events')
    .select(['slug', 'starts_on as startsOn', 'ends_on as endsOn', 'price_cents as priceCents'])
    .select([
      inPageLanguage('title').as('title'),
      inPageLanguage('kind').as('kind'),
      inPageLanguage('hours').as('hours'),
      inPageLanguage('venue').as('venue'),
      inPageLanguage('city').as('city'),
      inPageLanguage('summary').as('summary'),
    ])
    .where('is_published', '=', 1)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
  return {
    upcoming: rows.filter((event) => event.endsOn >= today),
    past: rows.filter((event) => event.endsOn < today).reverse(),
  };
}
