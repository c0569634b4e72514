import type { Db } from '../../../db/schema';
import { pictureUrl } from '../catalogue/product-card.queries.server';

export interface FeaturedPost {
  slug: string;
  title: string;
  /** A day: '2022-01-31'. */
  publishedOn: string;
  summary: string;
  picture: string;
}

/** The newest posts, for the home pages. */
export async function listFeaturedPosts(db: Db, limit: number): Promise<FeaturedPost[]> {
  const rows = await db
    .selectFrom('posts')
    .select(['slug', 'title', 'published_on', 'summary', 'picture'])
    .where('is_published', '=', 1)
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ published_on, picture, ...post }) => ({
    ...post,
    publishedOn: published_on,
    picture: pictureUrl(picture),
  }));
}
