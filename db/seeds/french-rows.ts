import { writeFrench } from '../french-texts';
import type { Trx } from '../schema';
import { CATEGORY_COLUMNS } from './catalog-rows';
import { EVENT_COLUMNS } from './content-rows';
import { companyBlocks } from './demo/company-blocks';
import { demoPosts } from './demo/posts';
import { listOf, readDemoRows } from './demo-files';

type Pair = [english: string, french: string];

/** Adds the French of the demo's products, categories, posts, events, and company pages. */
export async function seedFrenchTexts(trx: Trx): Promise<void> {
  const pairs = [...(await readProducts(trx)), ...readCategories(), ...readEvents(), ...readCompany()];
  await writeFrench(trx, new Map(pairs));
}

async function readProducts(trx: Trx): Promise<Pair[]> {
  const rows = readDemoRows('french-products', ['SKU', 'Name', 'Description', 'Features', 'Compatibility']);
  const french = new Map(rows.map((row) => [row.SKU, row]));
  const products = await trx
    .selectFrom('products')
    .select(['sku', 'name', 'description', 'features', 'compatibility'])
    .execute();
  return products.flatMap((product): Pair[] => {
    const own = french.get(product.sku);
    if (own === undefined) return [];
    return [
      [product.name, own.Name],
      [product.description, own.Description],
      [product.features, JSON.stringify(listOf(own.Features))],
      // Vehicles and years read the same in both languages.
      [product.compatibility, own.Compatibility || product.compatibility],
    ];
  });
}

function readCategories(): Pair[] {
  return readDemoRows('categories', CATEGORY_COLUMNS).flatMap((row): Pair[] => [
    [row.Name, row['French name']],
    [row.Description, row['French description']],
    [row['Hero text'], row['French hero text']],
  ]);
}

function readEvents(): Pair[] {
  return readDemoRows('events', EVENT_COLUMNS).flatMap((row): Pair[] => [
    [row.Title, row['French title']],
    [row.Summary, row['French summary']],
  ]);
}

function readCompany(): Pair[] {
  const posts = demoPosts.flatMap((post): Pair[] => [
    [post.title, post.french.title],
    [post.summary, post.french.summary],
    [post.bodyMarkdown, post.french.bodyMarkdown],
  ]);
  const blocks = companyBlocks.flatMap(({ title, data, french }): Pair[] => [
    [title, french.title],
    ...Object.entries(french.data).flatMap(([name, text]) => pairTexts(data[name], text)),
  ]);
  return [...posts, ...blocks];
}

function pairTexts(english: string | string[] = [], french: string | string[]): Pair[] {
  const translated = [french].flat();
  return [english].flat().map((text, index): Pair => [text, translated[index] ?? '']);
}
