import type { Db } from '../../../../db/schema';
import type { TextPagePlace } from './text-pages.rules';

/** Finds a published text. */
export async function findTextPage(db: Db, place: TextPagePlace) {
  const row = await db
    .selectFrom('text_pages')
    .select(['section', 'slug', 'title', 'summary', 'body_markdown', 'updated_at'])
    .where('section', '=', place.section)
    .where('slug', '=', place.slug)
    .where('is_published', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { body_markdown: bodyMarkdown, updated_at: updatedAt, ...rest } = row;
  return { ...rest, bodyMarkdown, updatedAt };
}

export type TextPageEntry = Awaited<ReturnType<typeof listTextPages>>[number];

/** Lists a section's published texts in order; without a section, the standalone pages. */
export async function listTextPages(db: Db, section: string) {
  return db
    .selectFrom('text_pages')
    .select(['section', 'slug', 'title', 'summary'])
    .where('section', '=', section)
    .where('is_published', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}
