import { slugOf } from '../../../../db/slug';
import type { Db, Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';
import { parseMoney, toDecimal } from '../../base/shared/money.rules';
import { type ContentKind, findFreeSlug } from './content-kind.server';
import { type EventDoc, EventSchema } from './text-page.schema';

/** The content kind of training days, counter days, and trade shows. */
export const eventKind: ContentKind<EventDoc> = {
  name: 'event',
  schema: EventSchema,
  fixed: [],
  titleOf: ({ title }) => title,

  async read(db: Db | Trx, id) {
    const row = await db.selectFrom('events').selectAll().where('id', '=', Number(id)).executeTakeFirst();
    return (
      row && {
        title: row.title,
        kind: row.kind,
        startsOn: row.starts_on,
        endsOn: row.ends_on,
        hours: row.hours,
        venue: row.venue,
        city: row.city,
        summary: row.summary,
        price: row.price_cents === null ? '' : toDecimal(row.price_cents),
        isPublished: row.is_published === 1,
      }
    );
  },

  async write(trx, id, doc, before) {
    const { startsOn, endsOn, price, isPublished, ...texts } = doc;
    const row = {
      ...texts,
      starts_on: startsOn,
      ends_on: endsOn,
      price_cents: parseMoney(price) ?? null,
      is_published: isPublished ? (1 as const) : (0 as const),
      updated_at: nowIso(),
    };
    if (before !== undefined) {
      await trx.updateTable('events').set(row).where('id', '=', Number(id)).execute();
      return id;
    }
    const slug = await findFreeSlug(trx, 'events', slugOf(doc.title) || 'event');
    const { id: added } = await trx
      .insertInto('events')
      .values({ ...row, slug, created_at: nowIso() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(added);
  },

  async remove(trx, id) {
    await trx.deleteFrom('events').where('id', '=', Number(id)).execute();
  },
};
