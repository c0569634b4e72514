import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { drawIllustration } from '../../../drawings/illustration';
import { decodeOptions, encodeOptions } from '../../../drawings/picture-code';
import { listPicturedProducts } from './pictured-products.queries.server';
import { buildDrawingUrl } from './product-card.queries.server';
import { listIllustrations } from './product-images.queries.server';
import { findProduct } from './products.queries.server';

let db: Db;
beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

/** Draws a picture by its URL, or as the database names it. */
function draw(picture: string): string {
  const [, kind = '', query] = /^(?:\/pictures\/)?([a-z-]+)(?:\.svg)?\?(.*)$/.exec(picture) ?? [];
  return drawIllustration(kind, decodeOptions(Object.fromEntries(new URLSearchParams(query)))) ?? '';
}

const formOf = (svg: string) => svg.replace(/<defs>.*<\/defs>/, '').replace(/ (fill|stroke)="[^"]*"/g, '');

async function altsOf(sku: string) {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return (await findProduct(db, id))?.images.map(({ alt }) => alt);
}

describe('the illustrations of the demo', () => {
  it('are three different ones for every product, small and within the limits of their route', async () => {
    const firsts = new Set<string>();
    for (const pictured of await listPicturedProducts(db)) {
      const product = await findProduct(db, pictured.id);
      const images = product?.images ?? [];
      // As they are without renderings.
      const urls = listIllustrations(pictured).map(({ picture }) => buildDrawingUrl(picture));
      const drawings = urls.map(draw);
      expect(new Set(images.map(({ url }) => url)).size, product?.name).toBe(3);
      expect(new Set(drawings).size, product?.name).toBe(3);
      expect(new Set(images.map(({ alt }) => alt)).size, product?.name).toBe(3);
      for (const [index, url] of urls.entries()) {
        const query = url.slice(url.indexOf('?'));
        expect(query.length, url).toBeLessThanOrEqual(200);
        expect(new URLSearchParams(query).size, url).toBeLessThanOrEqual(12);
        expect(drawings[index]?.length, url).toBeGreaterThan(500);
        expect(gzipSync(drawings[index] ?? '').length, url).toBeLessThan(2 * 1024);
      }
      firsts.add(formOf(drawings[0] ?? ''));
    }
    // The others are of the same form, such as keys of one make with other chips.
    expect(firsts.size).toBeGreaterThanOrEqual(320);
  });

  it('are said in few letters, measures apart', async () => {
    const products = await db.selectFrom('products').select('picture').execute();
    for (const { picture } of products) {
      const options = Object.fromEntries(new URLSearchParams(picture.split('?')[1]));
      const { v, ...plain } = encodeOptions(options, '12');
      expect(decodeOptions({ v: v ?? '', ...plain })).toMatchObject(options);
      const names = Object.keys(plain).filter((name) => !['w', 'h', 'd', 'buttons'].includes(name));
      expect(names, picture).toEqual([]);
    }
  });

  it('tell the deadbolts apart by form', async () => {
    const deadbolts = await db
      .selectFrom('products')
      .select('picture')
      .where('sku', 'in', ['B60N-626-KD', 'B62N-605-KD', '980-SMT-15-KD', 'GD9471-15-SMT'])
      .execute();
    const forms = deadbolts.map(({ picture }) => formOf(draw(picture)));
    expect(forms).toHaveLength(4);
    expect(new Set(forms).size).toBe(4);
  });

  it('say what they show', async () => {
    const [first] = await db
      .selectFrom('products')
      .select(['sku', 'name'])
      .where('picture', 'like', 'smart-key%')
      .orderBy('id')
      .execute();
    expect(await altsOf(first?.sku ?? '')).toEqual([
      first?.name,
      `${first?.name}, back, with the battery`,
      `${first?.name}, side view of the blade`,
    ]);
  });
});
