import type { Db } from '../../../../db/schema';

export type TradeEvent = Awaited<ReturnType<typeof listEvents>>['past'][number];

/** Lists upcoming events, nearest first, and past ones, latest first, as of a day ('2026-11-21'). */
export async function listEvents(db: Db, today: string) {
  const rows = await db
    .selectFrom('events')
    .select([
      'slug',
      'title',
      'kind',
      'starts_on as startsOn',
      'ends_on as endsOn',
      'hours',
      'venue',
      'city',
      'summary',
      'price_cents as priceCents',
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
