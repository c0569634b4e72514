import { slugOf } from '../../../../db/slug';
import type { Db, Trx } from '../../../../db/schema';
import { getMomentAfter, nowIso } from '../../base/shared/clock';
import { FieldError } from '../../base/shared/errors';
import { getStoreDay } from '../../base/shared/store-day.rules';
import { type ContentKind, findFreeSlug } from './content-kind.server';
import { toPlainLines } from '../../base/shared/multi-line-fields';
import { type PostDoc, PostSchema } from './text-page.schema';
import { findLinkProblem, findReasonToKeep } from './text-links.server';

/** The content kind of blog posts. */
export const postKind: ContentKind<PostDoc> = {
  name: 'post',
  schema: PostSchema,
  fixed: ['slug'],
  titleOf: ({ title }) => title,

  async read(db: Db | Trx, id) {
    const row = await db.selectFrom('posts').selectAll().where('id', '=', Number(id)).executeTakeFirst();
    return (
      row && {
        slug: row.slug,
        title: row.title,
        summary: row.summary,
        bodyMarkdown: toPlainLines(row.body_markdown),
        publishedOn: row.published_on,
        picture: row.picture,
        isPublished: row.is_published === 1,
      }
    );
  },

  async write(trx, id, doc, before) {
    const wanted = doc.slug === '' ? slugOf(doc.title) : doc.slug;
    const slug = before?.slug ?? (await findFreeSlug(trx, 'posts', wanted || 'post'));
    const fault = await findLinkProblem(trx, doc.bodyMarkdown, `/blog/${slug}`);
    if (fault !== undefined) throw new FieldError('bodyMarkdown', fault);
    const today = getStoreDay(new Date());
    const row = {
      title: doc.title,
      summary: doc.summary,
      body_markdown: doc.bodyMarkdown,
      published_on: doc.publishedOn ?? today,
      picture: doc.picture,
      is_published: doc.isPublished ? (1 as const) : (0 as const),
    };
    if (before === undefined) {
      const { id: added } = await trx
        .insertInto('posts')
        .values({ ...row, slug, created_at: nowIso(), updated_at: nowIso() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(added);
    }
    const isHidden = !doc.isPublished || row.published_on > today;
    if (before.isPublished && isHidden) await assertNoLinks(trx, slug);
    const { updated_at } = await trx
      .selectFrom('posts')
      .select('updated_at')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('posts')
      .set({ ...row, updated_at: getMomentAfter(updated_at) })
      .where('id', '=', Number(id))
      .execute();
    return id;
  },

  async remove(trx, id, { slug }) {
    await assertNoLinks(trx, slug);
    await trx.deleteFrom('posts').where('id', '=', Number(id)).execute();
  },
};

async function assertNoLinks(trx: Trx, slug: string): Promise<void> {
  const reason = await findReasonToKeep(trx, `/blog/${slug}`);
  if (reason !== undefined) throw new FieldError('isPublished', reason);
}
