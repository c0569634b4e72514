import type { Db, Trx } from '../schema';
import { isEmptyStore } from '../empty-store';
import { indexProducts } from '../search-index';
import { inTransaction } from '../transaction';
import { indexedProduct, pictureOf, productRow } from './catalogue-rows';
import { seedCompanyBlocks, seedProfessionals } from './content-rows';
import { aliasPrefixes, demoCategories } from './demo/catalogue';
import { listAttributes } from './demo/list-attributes';
import { demoEvents } from './demo/events';
import { demoLocations } from './demo/locations';
import { demoPosts } from './demo/posts';
import { demoPriceTiers } from './demo/trade-prices';
import type { SeedCategory, SeedProduct } from './demo/seed-product';
import { seedPurchasing } from './purchasing-rows';

/**
 * Fills an empty store with the demo catalogue, branches, posts and events, in one transaction. Returns what it held;
 * undefined when the store is not empty, be it that another process was quicker.
 */
export async function seedDemoStore(db: Db): Promise<{ categories: number; products: number } | undefined> {
  if (!(await isEmptyStore(db))) return undefined;
  return inTransaction(db, async (trx) => {
    if (!(await isEmptyStore(trx))) return undefined;
    const now = new Date().toISOString();
    let products = 0;
    const home = await seedLocations(trx);
    for (const [index, category] of demoCategories.entries()) {
      products += await seedCategory(trx, category, index + 1, { now, home });
    }
    await seedPosts(trx, now);
    await seedEvents(trx, now);
    await seedCompanyBlocks(trx, now);
    await seedProfessionals(trx, now);
    await seedPriceTiers(trx, now);
    await seedPurchasing(trx, now);
    return { categories: demoCategories.length, products };
  });
}

interface Opening {
  now: string;
  /** The location at which the opening stock lies. */
  home: number;
}

async function seedCategory(
  trx: Trx,
  category: SeedCategory,
  position: number,
  { now, home }: Opening,
): Promise<number> {
  const first = category.products[0];
  if (first === undefined) throw new Error(`The demo category ${category.slug} has no products`);
  const { id } = await trx
    .insertInto('categories')
    .values({
      parent_id: null,
      name: category.name,
      slug: category.slug,
      description: category.description,
      hero_text: category.heroText,
      picture: pictureOf(first.picture, first.pictureOptions),
      service_tags: usualServices(category).join(' '),
      sort_order: position,
      list_attributes: JSON.stringify(listAttributes[category.slug]?.names ?? []),
      default_view: listAttributes[category.slug]?.opensAs ?? 'grid',
      is_active: 1,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const alias = aliasPrefixes[category.slug];
  for (const [index, product] of category.products.entries()) {
    const productId = await seedProduct(trx, product, { id, name: category.name }, { now, home });
    if (alias !== undefined && index < 6) {
      await trx
        .insertInto('product_aliases')
        .values({ alias: `${alias}-${index + 1}`, product_id: productId })
        .execute();
    }
  }
  return category.products.length;
}

/** The services that at least half of a category's products belong to: a new product starts with them. */
function usualServices({ products }: SeedCategory): string[] {
  const all = products.flatMap((product) => product.services);
  return [...new Set(all)].filter(
    (service) => all.filter((other) => other === service).length * 2 >= products.length,
  );
}

async function seedProduct(
  trx: Trx,
  product: SeedProduct,
  category: { id: number; name: string },
  { now, home }: Opening,
): Promise<number> {
  const { id } = await trx
    .insertInto('products')
    .values(productRow(product, category, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (product.stock > 0) {
    await trx
      .insertInto('stock_movements')
      .values({
        product_id: id,
        location_id: home,
        delta: product.stock,
        quantity_after: product.stock,
        location_quantity_after: product.stock,
        kind: 'initial',
        reason: 'Opening stock',
        actor: 'seed',
        cause: `product:${id}`,
        created_at: now,
      })
      .execute();
    await trx
      .insertInto('stock_levels')
      .values({ product_id: id, location_id: home, quantity: product.stock })
      .execute();
  }
  await indexProducts(trx, [indexedProduct(id, product, category.name)]);
  const specifications = Object.entries(product.specifications);
  if (specifications.length > 0) {
    await trx
      .insertInto('product_specifications')
      .values(specifications.map(([name, value], position) => ({ product_id: id, position, name, value })))
      .execute();
  }
  const fitments = product.fitments ?? [];
  if (fitments.length > 0) {
    await trx
      .insertInto('fitments')
      .values(
        fitments.map((fitment) => ({
          product_id: id,
          make: fitment.make,
          model: fitment.model,
          year_from: fitment.yearFrom,
          year_to: fitment.yearTo,
          is_sample: 1 as const,
        })),
      )
      .execute();
  }
  return id;
}

/** @returns the location that ships. */
async function seedLocations(trx: Trx): Promise<number> {
  const [home] = await trx
    .insertInto('locations')
    .values(
      demoLocations.map((location, index) => ({
        name: location.name,
        type: location.type,
        region: location.region,
        address: location.address,
        city: location.city,
        province: location.province,
        postal_code: location.postalCode,
        phone: location.phone,
        fax: location.fax,
        email: location.email,
        hours_weekdays: location.hours.weekdays,
        hours_saturday: location.hours.saturday,
        hours_sunday: location.hours.sunday,
        services: JSON.stringify(location.services),
        specialties: JSON.stringify(location.specialties),
        latitude: location.latitude,
        longitude: location.longitude,
        sort_order: index,
        holds_stock: STOCKED.has(location.type) ? (1 as const) : (0 as const),
        is_stock_default: index === 0 ? (1 as const) : (0 as const),
      })),
    )
    .returning('id')
    .execute();
  if (home === undefined) throw new Error('The demo has no locations');
  return home.id;
}

/** Service centers repair and train; what they sell comes from the others. */
const STOCKED = new Set(['Head Office', 'Distribution Center', 'Regional Hub']);

async function seedPosts(trx: Trx, now: string): Promise<void> {
  await trx
    .insertInto('posts')
    .values(
      demoPosts.map((post) => ({
        slug: post.slug,
        title: post.title,
        published_on: post.publishedOn,
        summary: post.summary,
        body_markdown: post.bodyMarkdown,
        picture: pictureOf(post.picture, post.pictureOptions),
        is_published: 1 as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

async function seedEvents(trx: Trx, now: string): Promise<void> {
  await trx
    .insertInto('events')
    .values(
      demoEvents.map(({ weeks, weekday, days, price, ...event }) => ({
        ...event,
        starts_on: dayFrom(now, weeks, weekday),
        ends_on: dayFrom(now, weeks, weekday + days - 1),
        price_cents: price === undefined ? null : price * 100,
        is_published: 1 as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

/** The day ('2027-02-09') that is a weekday, 1 for Monday, of the week so many weeks from a moment's own. */
function dayFrom(moment: string, weeks: number, weekday: number): string {
  const day = new Date(`${moment.slice(0, 10)}T00:00:00Z`);
  const isoWeekday = day.getUTCDay() || 7;
  day.setUTCDate(day.getUTCDate() + weeks * 7 + weekday - isoWeekday);
  return day.toISOString().slice(0, 10);
}

async function seedPriceTiers(trx: Trx, now: string): Promise<void> {
  const times = { created_at: now, updated_at: now };
  for (const { code, name, discountBasisPoints, prices } of demoPriceTiers) {
    await trx
      .insertInto('price_tiers')
      .values({ code, name, discount_basis_points: discountBasisPoints, ...times })
      .execute();
    for (const { sku, minQuantity, unitPriceCents } of prices) {
      const { id } = await trx
        .selectFrom('products')
        .select('id')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('tier_prices')
        .values({
          price_tier: code,
          product_id: id,
          min_quantity: minQuantity,
          unit_price_cents: unitPriceCents,
          ...times,
        })
        .execute();
    }
  }
}
