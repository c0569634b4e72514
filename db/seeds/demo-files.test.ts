import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { formatUnit, toSalesUnit } from '../../app/domain/goods/catalog/unit.rules';
import { readDemoFile, readDemoRows } from './demo-files';

const Products = z.array(z.object({ SKU: z.string(), Name: z.string() }));

it('a demo product whose name says a pack is sold by it', () => {
  const units = new Map(
    readDemoRows('product-units', ['SKU', 'Unit', 'Pieces per unit']).map((row) => [
      row.SKU,
      formatUnit(toSalesUnit({ unit: row.Unit, pack_size: Number(row['Pieces per unit']) })),
    ]),
  );
  const products = Products.parse(parse(readDemoFile('products'), { columns: true }));
  const named = products.flatMap(({ SKU, Name }) => {
    const [, unit, size, pack = size] = /(Box|Pack|Bag|Case) of (\d+)|(\d+)-Pack/.exec(Name) ?? [];
    return pack === undefined ? [] : [[SKU, `${unit ?? 'Pack'} of ${pack}`]];
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([sku = '']) => [sku, units.get(sku)])).toEqual(named);
});
