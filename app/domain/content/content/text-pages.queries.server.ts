import type { Db } from '../../../../db/schema';
import type { TextPagePlace } from './text-pages.rules';
import { inPageLanguage, languageOf } from '../../base/translation/page-language.queries.server';

/** Finds a published text. */
export async function findTextPage(db: Db, place: TextPagePlace) {
  const row = await db
    .selectFrom('text_pages')
    .select(['section', 'slug', 'updated_at'])
    .select([inPageLanguage('title').as('title'), inPageLanguage('summary').as('summary')])
    .select(['body_markdown as english', inPageLanguage('body_markdown').as('text')])
    .select(languageOf('body_markdown').as('language'))
    .where('section', '=', place.section)
    .where('slug', '=', place.slug)
    .where('is_published', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { updated_at: updatedAt, english, text, language, ...rest } = row;
  return { ...rest, updatedAt, body: { english, text }, language: language ?? undefined };
}

export type TextPageEntry = Awaited<ReturnType<typeof listTextPages>>[number];

/** Lists a section's published texts in order; without a section, the standalone pages. */
export async function listTextPages(db: Db, section: string) {
  return db
    .selectFrom('text_pages')
    .select(['section', 'slug'])
    .select([inPageLanguage('title').as('title'), inPageLanguage('summary').as('summary')])
    .where('section', '=', section)
    .where('is_published', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}
