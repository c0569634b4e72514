import { expect, it } from 'vitest';

import { workOnImports } from '../../app/backoffice/imports/import-jobs.server';
import { applyImport, checkImport } from '../../app/backoffice/imports/imports.server';
import { printFigures, times } from '../support/hard-tests';
import { importOf, IMPORTER, upload, WORKER } from '../support/imports';
import { openTestStore } from '../support/test-store';

const ROWS = times(600, 20_000);

const FINISHES = ['Satin Chrome', 'Aged Bronze', 'Bright Brass', 'Matte Black'];

/** A Shopify export without SKUs: four variants per product, and a line with another picture. */
function writeShopify(): string {
  const lines = Array.from({ length: ROWS / 4 }, (_, product) => [
    ...FINISHES.map((finish, index) => {
      const own =
        index > 0
          ? ',,,,'
          : `Deadbolt ${product},"<p>Grade ${(product % 3) + 1}.</p><ul><li>One</li><li>Two</li></ul>",Brand ${product % 40},Imported ${product % 60},true`;
      const picture = `https://cdn.example/${product}-${index}.jpg,${index + 1},Picture ${index + 1}`;
      return `deadbolt-${product},${own},Finish,${finish},shopify,${product % 90},${20 + (product % 70)}.95,${picture},active`;
    }),
    `deadbolt-${product},,,,,,,,,,,https://cdn.example/${product}-box.jpg,5,,`,
  ]);
  return [
    'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Image Position,Image Alt Text,Status',
    ...lines.flat(),
  ].join('\r\n');
}

/** A WooCommerce export: a variable product with three variations, and every tenth in stock without a number. */
function writeWoo(): string {
  const lines = Array.from({ length: ROWS / 3 }, (_, product) => {
    const id = product * 4 + 1;
    const picture = `https://old.example/${product}.jpg`;
    return [
      `${id},variable,P-${product},Lever ${product},1,visible,"<p>Lever.</p>\\n<p>Set.</p>",1,,,"Imported ${product % 20} > Levers ${product % 50}, Sale",${picture},`,
      ...[1, 2, 3].map(
        (index) =>
          `${id + index},variation,,Lever ${product} - ${FINISHES[index] ?? ''},1,visible,,1,${product % 10 === 0 ? '' : product % 50},${30 + index}.50,,,P-${product}`,
      ),
    ];
  });
  return [
    'ID,Type,SKU,Name,Published,Visibility in catalog,Description,In stock?,Stock,Regular price,Categories,Images,Parent',
    ...lines.flat(),
  ].join('\n');
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return Math.round((performance.now() - start) / 100) / 10;
}

it.each([
  ['Shopify', writeShopify, ROWS],
  ['WooCommerce', writeWoo, Math.floor(ROWS / 3) * 3],
])(
  `an export of %s with ${ROWS} rows is imported in one run, and changes nothing the second time`,
  { timeout: 1_800_000 },
  async (name, write, products) => {
    const { db } = await openTestStore({ seeded: true });
    const text = write();
    const check = async () => {
      const id = await upload(db, text);
      const { format, mapping } = await importOf(db, id);
      const choice = { fallbackCategoryId: null, createsCategories: true, assumedStock: 5 };
      await checkImport(db, id, { format, mapping, ...choice });
      return { id, seconds: await timed(() => workOnImports(db, WORKER)) };
    };
    const first = await check();
    expect((await importOf(db, first.id)).counts).toMatchObject({ new: products, rejected: 0 });
    await applyImport(db, first.id, 'all', IMPORTER);
    const apply = await timed(() => workOnImports(db, WORKER));
    const applied = await importOf(db, first.id);
    expect(applied).toMatchObject({ state: 'done', counts: { applied: products } });
    expect(applied.progressDone).toBe(applied.progressTotal);
    expect(applied.pictures.waiting).toBeGreaterThanOrEqual(products);

    // As if all had been downloaded.
    await db
      .insertInto('product_images')
      .columns(['product_id', 'position', 'url', 'width', 'height', 'alt', 'source_url'])
      .expression((build) =>
        build
          .selectFrom('import_pictures as p')
          .innerJoin('import_rows as r', (join) =>
            join.onRef('r.import_id', '=', 'p.import_id').onRef('r.line', '=', 'p.line'),
          )
          .select(({ lit, ref }) => [
            ref('r.product_id').$notNull().as('product_id'),
            'p.position',
            'p.url',
            lit(1).as('width'),
            lit(1).as('height'),
            'p.alt',
            'p.url as source_url',
          ]),
      )
      .execute();
    const second = await check();
    expect(await importOf(db, second.id)).toMatchObject({
      counts: { new: 0, changed: 0, unchanged: products, rejected: 0 },
      newCategories: [],
      pictures: { staged: 0 },
    });
    printFigures(`${name} export`, {
      rows: products,
      dryRunSeconds: first.seconds,
      applySeconds: apply,
      pictures: applied.pictures.waiting,
      secondDryRunSeconds: second.seconds,
    });
  },
);
