import type { Trx } from '../../../../db/schema';

/**
 * The slug, with a number behind it when others have it or had it: 'cam-lock', 'cam-lock-2', … What another product
 * was called leads to that one still.
 *
 * @param ownId the product that is to have it; its own slugs of now and before are no obstacle.
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

/** A free slug for each of many new products. Most are free as they are, which two queries tell of all of them. */
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
    // The ones before it are not written yet, so that a number may be taken by one of them.
    let free = taken.has(slug) ? await findFreeSlug(trx, slug) : slug;
    for (let number = 2; taken.has(free); number += 1) free = await findFreeSlug(trx, `${slug}-${number}`);
    taken.add(free);
    given.push(free);
  }
  return given;
}

/** Gives a product another slug; the one that it had leads on to it. */
export async function moveSlug(trx: Trx, id: number, from: string, to: string): Promise<void> {
  if (from === to) return;
  // It may be a slug of its own, of before.
  await trx.deleteFrom('product_aliases').where('alias', '=', to).where('product_id', '=', id).execute();
  await trx.updateTable('products').set({ slug: to }).where('id', '=', id).execute();
  await trx
    .insertInto('product_aliases')
    .values({ alias: from, product_id: id, is_former_slug: 1 })
    .onConflict((conflict) => conflict.column('alias').doNothing())
    .execute();
}
