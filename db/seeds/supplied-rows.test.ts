import { expect, it } from 'vitest';

import { openTestStore } from '../../tests/support/test-store';
import { findFrench } from '../french-texts';
import { SUPPLIED } from '../supplied';
import { readDemoRows } from './demo-files';

const { db } = await openTestStore({ seeded: true });
const facts = await db
  .selectFrom('product_specifications as s')
  .innerJoin('products as p', 'p.id', 's.product_id')
  .select(['p.sku', 'p.type', 's.name', 's.value'])
  .where('s.name', 'in', Object.values(SUPPLIED))
  .execute();
const of = (sku: string) =>
  Object.fromEntries(facts.filter((fact) => fact.sku === sku).map(({ name, value }) => [name, value]));

it('every product of the demo says once what is in its box', async () => {
  const { count } = await db
    .selectFrom('products')
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const boxes = facts.filter(({ name }) => name === SUPPLIED.box).map(({ sku }) => sku);
  expect(boxes).toHaveLength(Number(count));
  expect(new Set(boxes).size).toBe(boxes.length);
  expect(of('B60N-626-KD')).toEqual({
    'In the box': 'Deadbolt, 2 keys, mounting screws, strike, template',
    'Keys supplied': '2',
    Warranty: 'Limited lifetime',
  });
  expect(of('AK-BMW-FEM-4B')).toEqual({
    'In the box': 'Smart key, CR2450 battery, uncut HU100R blade',
    Warranty: '1 year',
  });
});

it('says as many keys as its box holds', () => {
  for (const { sku } of facts) {
    const { 'In the box': box = '', 'Keys supplied': keys } = of(sku);
    const held = /(?:^|, )(\d) (?:override |cabinet )?keys?\b/.exec(box)?.[1];
    expect(keys, `${sku}: ${box}`).toBe(held);
  }
});

it('says the same in French', async () => {
  const texts = facts.map(({ value }) => value).filter((value) => !/^\d+$/.test(value));
  const french = await findFrench(db, texts);
  expect(texts.filter((text) => !french.has(text))).toEqual([]);
  expect(french.get('Smart key, CR2450 battery, uncut HU100R blade')).toBe(
    'Clé intelligente, pile CR2450, lame HU100R non taillée',
  );
  const pairs = readDemoRows('supplied', ['Type', 'Says', 'In the box', 'French', 'Keys supplied']).map(
    (rule) => [rule['In the box'], rule.French].join(' = '),
  );
  expect(new Set(pairs).size).toBe(new Set(pairs.map((pair) => pair.split(' = ')[0])).size);
});

it('is neither a filter nor found by a search', async () => {
  const categories = await db.selectFrom('categories').select('list_attributes').execute();
  const filters = JSON.stringify(categories);
  for (const name of Object.values(SUPPLIED)) expect(filters).not.toContain(name);
  const { search_text } = await db
    .selectFrom('products')
    .select('search_text')
    .where('sku', '=', 'B60N-626-KD')
    .executeTakeFirstOrThrow();
  expect(search_text).not.toMatch(/template|gabarit|lifetime/);
});
