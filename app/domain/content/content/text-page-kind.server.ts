import { slugOf } from '../../../../db/slug';
import type { Db, Trx } from '../../../../db/schema';
import { getMomentAfter, nowIso } from '../../base/shared/clock';
import { DomainError, FieldError } from '../../base/shared/errors';
import type { ContentKind } from './content-kind.server';
import { toPlainLines } from '../../base/shared/multi-line-fields';
import { getTextPath } from './sitemap.queries.server';
import { findLinkProblem, findReasonToKeep } from './text-links.server';
import { TextPageSchema, type TextPageDoc } from './text-page.schema';
import { GUIDES_SECTION, isLinkedEverywhere, PAGES_SECTION } from './text-pages.rules';

/** The content kind of text pages. */
export const textPageKind: ContentKind<TextPageDoc> = {
  name: 'text-page',
  schema: TextPageSchema,
  fixed: ['section', 'slug'],
  titleOf: ({ title }) => title,

  async read(db: Db | Trx, id) {
    const row = await db.selectFrom('text_pages').selectAll().where('id', '=', Number(id)).executeTakeFirst();
    return (
      row && {
        section: parseSection(row.section),
        slug: row.slug,
        title: row.title,
        summary: row.summary,
        bodyMarkdown: toPlainLines(row.body_markdown),
        isPublished: row.is_published === 1,
      }
    );
  },

  async write(trx, id, doc, before) {
    const slug = doc.slug === '' ? slugOf(doc.title) : doc.slug;
    if (slug === '') throw new FieldError('slug', 'Enter a URL slug');
    const path = getTextPath({ section: doc.section, slug });
    const fault = await findLinkProblem(trx, doc.bodyMarkdown, path);
    if (fault !== undefined) throw new FieldError('bodyMarkdown', fault);
    const content = {
      title: doc.title,
      summary: doc.summary,
      // Standard texts end with a newline; an unedited one must compare equal.
      body_markdown: `${toPlainLines(doc.bodyMarkdown)}\n`,
      is_published: doc.isPublished ? (1 as const) : (0 as const),
    };
    if (before === undefined) return insert(trx, { section: doc.section, slug, ...content }, path);
    if (before.isPublished && !doc.isPublished) await assertCanBeRemoved(trx, doc, path);
    const { updated_at } = await trx
      .selectFrom('text_pages')
      .select('updated_at')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('text_pages')
      .set({ ...content, updated_at: getMomentAfter(updated_at) })
      .where('id', '=', Number(id))
      .execute();
    return id;
  },

  async remove(trx, id, doc) {
    const { standard_hash } = await trx
      .selectFrom('text_pages')
      .select('standard_hash')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    if (standard_hash !== null)
      throw new DomainError('You can’t delete a built-in page. Unpublish it instead.');
    await assertCanBeRemoved(trx, doc, getTextPath(doc));
    await trx.deleteFrom('text_pages').where('id', '=', Number(id)).execute();
  },
};

function parseSection(section: string): TextPageDoc['section'] {
  return section === PAGES_SECTION || section === GUIDES_SECTION ? section : '';
}

async function insert(
  trx: Trx,
  row: {
    section: string;
    slug: string;
    title: string;
    summary: string;
    body_markdown: string;
    is_published: 0 | 1;
  },
  path: string,
): Promise<string> {
  if (isLinkedEverywhere(row)) throw new FieldError('section', 'Choose a section');
  const taken = await trx
    .selectFrom('text_pages')
    .select('title')
    .where('section', '=', row.section)
    .where('slug', '=', row.slug)
    .executeTakeFirst();
  if (taken !== undefined) throw new FieldError('slug', `${path} is already used by “${taken.title}”`);
  const { last } = await trx
    .selectFrom('text_pages')
    .select((build) => build.fn.max('sort_order').as('last'))
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('text_pages')
    .values({
      ...row,
      sort_order: (last ?? 0) + 1,
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** No link of the store may lead to a 404. */
async function assertCanBeRemoved(trx: Trx, doc: TextPageDoc, path: string): Promise<void> {
  if (isLinkedEverywhere(doc))
    throw new FieldError(
      'isPublished',
      'This page is linked from the header or footer, so it must stay published.',
    );
  const reason = await findReasonToKeep(trx, path);
  if (reason !== undefined) throw new FieldError('isPublished', reason);
}
