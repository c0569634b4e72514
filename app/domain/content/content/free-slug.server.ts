import type { Trx } from '../../../../db/schema';

const MAX_SLUG_LENGTH = 80;

/** Finds a free slug: 'slug', 'slug-2', 'slug-3', and so on. */
export async function findFreeSlug(trx: Trx, table: 'posts' | 'events', wanted: string): Promise<string> {
  const base = wanted.slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '');
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`;
    const taken = await trx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
    if (taken === undefined) return slug;
  }
}
