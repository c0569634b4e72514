import type { Trx } from '../../../../db/schema';

/**
 * Finds a free slug, numbered if needed: 'cam-lock', 'cam-lock-2'. Former slugs of other products are taken.
 *
 * @param ownId the product that gets it; its own slugs don't conflict.
 */
export async function findFreeSlug(trx: Trx, slug: string, ownId?: number): Promise<string> {
  const end = `${slug}~`;
  const products = await trx
    .selectFrom('products')
    .select(['slug', 'id as product_id'])
    .where('slug', '>=', slug)
    .where('slug', '<', end)
    .execute();
  const aliases = await trx
    .selectFrom('product_aliases')
    .select(['alias as slug', 'product_id'])
    .where('alias', '>=', slug)
    .where('alias', '<', end)
    .execute();
  const others = [...products, ...aliases].filter(({ product_id }) => product_id !== ownId);
  const taken = new Set(others.map((one) => one.slug));
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
  }
}

/** Finds free slugs for many new products. Two queries cover the usual case that all are free. */
export async function findFreeSlugs(trx: Trx, wanted: string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const products = await trx.selectFrom('products').select('slug').where('slug', 'in', wanted).execute();
  const aliases = await trx
    .selectFrom('product_aliases')
    .select('alias as slug')
    .where('alias', 'in', wanted)
    .execute();
  const taken = new Set([...products, ...aliases].map(({ slug }) => slug));
  const given: string[] = [];
  for (const slug of wanted) {
    // Earlier ones in the batch aren't written yet.
    let free = taken.has(slug) ? await findFreeSlug(trx, slug) : slug;
    for (let number = 2; taken.has(free); number += 1) free = await findFreeSlug(trx, `${slug}-${number}`);
    taken.add(free);
    given.push(free);
  }
  return given;
}

/** Changes a product's slug; the old one redirects. */
export async function moveSlug(trx: Trx, id: number, from: string, to: string): Promise<void> {
  if (from === to) return;
  // The new slug may be a former one of its own.
  await trx.deleteFrom('product_aliases').where('alias', '=', to).where('product_id', '=', id).execute();
  await trx.updateTable('products').set({ slug: to }).where('id', '=', id).execute();
  await trx
    .insertInto('product_aliases')
    .values({ alias: from, product_id: id, is_former_slug: 1 })
    .onConflict((conflict) => conflict.column('alias').doNothing())
    .execute();
}
