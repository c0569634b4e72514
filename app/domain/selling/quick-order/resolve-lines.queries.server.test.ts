import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Db } from '../../../../db/schema';
import { inLanguage } from '~/i18n/language.server';
import { stockTo } from '../../../../tests/support/orders';
import { openTestStore } from '../../../../tests/support/test-store';
import { readList } from './list-text.rules';
import { getSuggestion } from './quick-order.rules';
import { resolveLines } from './resolve-lines.queries.server';

/** Most tests only read, and share a store: a copy for each of them would take most of the time. */
let shared: Db;
let db: Db;

beforeAll(async () => {
  ({ db: shared } = await openTestStore({ seeded: true }));
});

beforeEach(() => {
  db = shared;
});

/** Gives the running test a store of its own, which it may change. */
async function openOwnStore(): Promise<void> {
  ({ db } = await openTestStore({ seeded: true }));
}

const check = (text: string) => resolveLines(db, readList(text));
const brief = async (text: string) =>
  (await check(text)).map(({ status, product, quantity }) => [status, product?.sku, quantity]);

describe('a line is one product', () => {
  it.each([
    ['ND80PD-RHO-626', 'ND80PD-RHO-626', '1'],
    ['2 x nd80pd rho 626', 'ND80PD-RHO-626', '2'],
    ['ND80PD RHO 626, Rhodes lever, 3', 'ND80PD-RHO-626', '3'],
    ['PRX-TOY-FBA4 qty 4', 'AK-TOY-FBA-4B', '4'],
    ['EZ-10160 5', 'AK-TOY-FBA-4B', '5'],
    ['6 ez10160', 'AK-TOY-FBA-4B', '6'],
    ['89904-06140 7', 'AK-TOY-FBA-4B', '7'],
    // A part number that ends in digits keeps them.
    ['1511S 1224', '1511S-1224', '1'],
    ['M62 12', 'M62', '12'],
    ['SL-6730 100 2', 'SL-6730-100', '2'],
    ['2 SL 6730 100', 'SL-6730-100', '2'],
    ['660 2', 'HES-660-1224', '2'],
    ['M62 5 door contact', undefined, '5'],
    ['1. PL-1-KA 12', 'PL-1-KA', '12'],
    ['2\tPL-5-KD\t6\tEA', 'PL-5-KD', '6'],
    ['10. HSP-420-RED x 5', 'HSP-420-RED', '5'],
    ['5x PL-5-KD', 'PL-5-KD', '5'],
    ['5xPL-5-KD', 'PL-5-KD', '5'],
    ['PL-5-KD=5', 'PL-5-KD', '5'],
    ['PL-5-KD (5)', 'PL-5-KD', '5'],
    ['PL-5-KD(5)', 'PL-5-KD', '5'],
    ['PL-5-KD - 5', 'PL-5-KD', '5'],
    ['PL-5-KD, 5 @ 120.00', 'PL-5-KD', '5'],
    ['PL-5-KD 5 @ $21.95 ea', 'PL-5-KD', '5'],
    ['PL-5-KD 5 21.95', 'PL-5-KD', '5'],
    ['Master Lock PL-2070-KD 3', 'PL-2070-KD', '3'],
    ['5 pcs of PL-5-KD', 'PL-5-KD', '5'],
    ['12\tPL-5-KD\tqty 5', 'PL-5-KD', '5'],
    ['001 PL-5-KD x 5', 'PL-5-KD', '5'],
    ['#12 PL-5-KD x 5', 'PL-5-KD', '5'],
    ['PL-5-KD x 5 626', 'PL-5-KD', '5'],
    ['PL-5-KD 5 EA 626', 'PL-5-KD', '5'],
    ['PL-5-KD 5 @ 4', 'PL-5-KD', '5'],
    ['PL-5-KD 5 $4.50', 'PL-5-KD', '5'],
    ['PL-5-KD 5 at 4.50 ea', 'PL-5-KD', '5'],
    ['PL-5-KD 5 for $22', 'PL-5-KD', '5'],
    ['PL-5-KD 5 USD 4.50', 'PL-5-KD', '5'],
    ['PL-5-KD 5 à 4,50 $', 'PL-5-KD', '5'],
    ['PL-5-KD x 5 12.00', 'PL-5-KD', '5'],
    ['5 PL-5-KD @ 10', 'PL-5-KD', '5'],
    ['PL-5-KD x 5 Job 1042', 'PL-5-KD', '5'],
    ['PL-5-KD 1,200', 'PL-5-KD', '1200'],
    ['"PL-5-KD","6"', 'PL-5-KD', '6'],
    ['PL-5-KD, 2-3/8" 6', 'PL-5-KD', '6'],
    ['•\u00A0PL-5-KD\u00A0x\u00A0\uFF15', 'PL-5-KD', '5'],
    ['> 5 x PL-5-KD', 'PL-5-KD', '5'],
    ['2 x 420', 'HSP-420-RED', '2'],
    ['PL-1-KA 12v 2-3/8" 26D', 'PL-1-KA', '1'],
    ['2 doz PL-5-KD', 'PL-5-KD', '24'],
    ['PL-5-KD 3 pr', 'PL-5-KD', '6'],
    ['one dozen PL-5-KD', 'PL-5-KD', '12'],
    ['PL-5-KD, Two Pairs', 'PL-5-KD', '4'],
    ['three each PL-5-KD', 'PL-5-KD', '3'],
  ])('%j', async (text, sku, quantity) => {
    const [line] = await check(text);
    expect([line?.product?.sku, line?.quantity]).toEqual([sku, quantity]);
  });

  it('inactive products are not found', async () => {
    await openOwnStore();
    await db.updateTable('products').set({ is_active: 0 }).where('sku', '=', 'M62').execute();
    expect((await brief('M62'))[0]?.[0]).toBe('not-found');
  });
});

it('numbers that count three lines are no quantities', async () => {
  const numbered = '1\tPL-5-KD\t6\n2\tM62\t7\n3\tPL-1-KA\t9';
  expect(await brief(numbered)).toEqual([
    ['found', 'PL-5-KD', '6'],
    ['found', 'M62', '7'],
    ['found', 'PL-1-KA', '9'],
  ]);
});

describe('a line with several possible quantities', () => {
  it.each([
    ['PL-5-KD 2 + 3', ['2', '3', '5']],
    ['PL-5-KD 5 Job 1042', ['5', '1042', '1']],
    ['5 or 6 PL-5-KD', ['5', '6']],
    ['PL-5-KD 5 -> 7', ['5', '7']],
    ['PL-5-KD x 5, qty 7', ['5', '7']],
    ['2 x PL-5-KD 12', ['2', '12']],
    ['PL-5-KD 12 ea 24', ['12', '24']],
    ['qty 5 PL-5-KD 10', ['5', '10']],
    ['5 PL-5-KD x 10', ['10', '5']],
    ['12 PL-5-KD qty 5', ['5', '12']],
    ['1. 2 x PL-5-KD 12', ['2', '12']],
    ['5 x PL-5-KD (10)', ['5', '10']],
    ['2 x PL-5-KD 1042', ['2', '1042']],
    ['2 x PL-5-KD twelve', ['2']],
    ['2. PL-5-KD', ['1', '2']],
    ['PL-5-KD 626', ['626', '1']],
    ['PL-5-KD 1042', ['1042', '1']],
    ['Master Lock No. 5 PL-5-KD', ['5', '1']],
    ['PL-5-KD 12 volt', ['12', '1']],
    ['PL-5-KD 36 x 84', ['36', '84', '1']],
    ['cancel PL-5-KD x 5', ['5']],
    ['(5) PL-5-KD', ['1', '5']],
    ['PL-5-KD,1,200', ['1200', '1', '200']],
    ['HSP-420-RED 420 3', ['420', '3', '1']],
    ['2 one dozen PL-5-KD', ['2', '1']],
    // Only what can be ordered is offered.
    ['PL-5-KD 2.5 or 3', ['3']],
    ['PL-5-KD 5 Job 20251104', ['5', '1']],
  ])('%j offers them', async (text, quantities) => {
    const [line] = await check(text);
    expect([line?.status, line?.asks]).toEqual(['ambiguous', 'quantity']);
    expect(line?.choices.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(new Set(line?.choices.map(({ product }) => product.sku)).size).toBe(1);
  });

  it.each([
    ['PL-5-KD 2.5', '2.5', '2.5 isn’t a whole number.'],
    ['PL-5-KD 999999999', '999999999', 'Enter a quantity of 9,999 or less.'],
    ...[
      'ND80PD RHO 626 two',
      'PL-5-KD qty:',
      'PL-5-KD twenty',
      'twenty two boxes PL-5-KD',
      'one dozen PL-5-KD and two',
      'PL-5-KD #5',
      'PL-5-KD 5/ea',
      'PL-5-KD 2 1/2',
      'PL-5-KD 5k',
      'PL-5-KD 2x6',
      'PL-5-KD 5-6',
      'PL-5-KD if in stock',
    ].map((text) => [text, '?', 'Enter a quantity.']),
  ])('%j has none that can be offered, and asks for it', async (text, quantity, sentence) => {
    const [line] = await check(text);
    expect(line).toMatchObject({ status: 'bad-quantity', quantity, sentence, choices: [] });
    expect(line?.product).toBeDefined();
  });

  it('a case of what is sold by the each asks how many that is', async () => {
    const [line] = await check('1 case PL-5-KD');
    expect(line).toMatchObject({ status: 'bad-quantity', quantity: '1 case', orderable: 0 });
    expect(line?.sentence).toBe('Sold individually. Enter how many.');
  });

  it('several products on one line are not guessed', async () => {
    const [line] = await check('2 x PL-5-KD, 3 x M62');
    expect(line).toMatchObject({ status: 'ambiguous', asks: 'products' });
  });
});

describe('what is sold by the box', () => {
  beforeEach(async () => {
    await openOwnStore();
    await db.updateTable('products').set({ unit: 'box', pack_size: 50 }).where('sku', '=', 'M62').execute();
  });

  it.each([
    ['2 boxes M62', '2'],
    ['M62 qty 2', '2'],
    ['100 ea M62', '2'],
    ['M62\t100\tEA', '2'],
  ])('%j is %s', async (text, quantity) => {
    expect((await brief(text))[0]).toEqual(['found', 'M62', quantity]);
  });

  it.each([
    ['M62 100', ['100', '2']],
    ['M62 x 75', ['75', '2']],
  ])('%j may be boxes or pieces', async (text, quantities) => {
    const [line] = await check(text);
    expect([line?.status, ...(line?.choices.map(({ quantity }) => quantity) ?? [])]).toEqual([
      'ambiguous',
      ...quantities,
    ]);
  });

  it.each(['3 doz M62', '1 case M62', '75 pcs M62'])('%j fills no boxes, and asks', async (text) => {
    const [line] = await check(text);
    expect(line).toMatchObject({
      status: 'bad-quantity',
      sentence: 'Sold by the box of 50. Enter how many.',
    });
  });
});

describe('a line that is not one product', () => {
  it.each([
    ['B6ON 626  5', 'B60N-626-KD', '5'],
    ['5 B6ON 626', 'B60N-626-KD', '5'],
    ['12 ND8OPD-RH0-626 LEVER', 'ND80PD-RHO-626', '12'],
    ['PL-l-KA x 3', 'PL-1-KA', '3'],
    ['EZ-lO137\t6', 'AK-FRD-F150-3B', '6'],
    ['lKA 3 doz', 'PL-1-KA', '36'],
    ['6 x lKA', 'PL-1-KA', '6'],
  ])('%j, misread by a scan, suggests %s and keeps its quantity', async (text, sku, quantity) => {
    const [line] = await check(text);
    expect(line).toMatchObject({ status: 'ambiguous', asks: 'product', quantity });
    expect(line?.choices.map(({ product }) => product.sku)).toEqual([sku]);
  });

  it.each(['l0 B60N-626-KD', 'I PL-5-KD', 'PL-5-KD\t2O'])(
    '%j may say another quantity than one, and asks',
    async (text) => expect(await check(text)).toMatchObject([{ status: 'bad-quantity', quantity: '?' }]),
  );

  it('a short number that may be misread suggests nothing among other words, or if several products have it', async () => {
    expect((await check('lKA padlock'))[0]).toMatchObject({ status: 'not-found' });
    const [first] = await db.selectFrom('products').select('id').where('sku', '=', 'M62').execute();
    await openOwnStore();
    await db
      .insertInto('part_numbers')
      .values({ product_id: first?.id ?? 0, kind: 'oemNumber', part_key: 'ika', reversed_key: 'aki' })
      .execute();
    expect((await check('lKA'))[0]).toMatchObject({ status: 'not-found' });
  });

  it('a quantity with a unit is kept until its product is known', async () => {
    expect(await brief('2 doz QQQ-999')).toEqual([['not-found', undefined, '2 doz']]);
    expect((await check('Part\tQty\tUOM\nQQQ-999\t2\tBX'))[0]?.hasBadQuantity).toBe(false);
  });

  it('a short word of a sentence is no part number', async () => {
    expect(await brief('PART DE SERRURE')).toEqual([['not-found', undefined, '']]);
    expect((await brief('DE'))[0]?.[0]).toBe('ambiguous');
  });

  it.each([
    ['GQ4-53T 4', 'product', ['4']],
    ['GQ4-53T qty 5 Job 1042', 'product', ['5']],
    ['GQ4-53T 5 or 6', 'quantity', ['5', '6']],
    ['GQ4-53T two', 'product', ['?']],
    ['2 x PL-5-KD, 3 x M62', 'products', ['2', '3', '2', '3']],
  ])('%j keeps its quantity while it asks', async (text, asks, quantities) => {
    const [line] = await check(text);
    expect(line).toMatchObject({ status: 'ambiguous', asks, quantity: quantities[0] });
    expect(line?.choices.map(({ quantity }) => quantity)).toEqual(quantities);
  });

  it('a number of nothing known keeps its quantity, and several ask', async () => {
    expect(await brief('QQQ-999-ZZZ 5')).toEqual([['not-found', undefined, '5']]);
    expect(await brief('QQQ-999-ZZZ 5 7')).toEqual([['not-found', undefined, '?']]);
    // A number alone is a part number.
    expect(await brief('98765432')).toEqual([['not-found', undefined, '']]);
  });

  it('offers all of several products with that number', async () => {
    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'M62')
      .executeTakeFirstOrThrow();
    await openOwnStore();
    await db
      .insertInto('part_numbers')
      .values({ product_id: id, kind: 'oemNumber', part_key: '8990406140', reversed_key: '0416040998' })
      .execute();
    const [line] = await check('89904-06140 x 3');
    expect(line).toMatchObject({ status: 'ambiguous', quantity: '3' });
    expect(line?.choices.map(({ product }) => product.sku).sort()).toEqual(['AK-TOY-FBA-4B', 'M62']);
  });

  it('what equals another maker’s number and is sold by the pack asks, without a suggestion', async () => {
    const [line, own] = await check('SC1 10\nSLG-3 10');
    expect(line).toMatchObject({ status: 'ambiguous', asks: 'quantity', part: 'SC1', quantity: '10' });
    expect(line?.choices).toMatchObject([
      { product: { sku: 'KB-SLG3-NP-50' }, quantity: '10' },
      { product: { sku: 'KB-SLG3-NP-50' }, quantity: '1' },
    ]);
    expect(line && getSuggestion(line)).toBeUndefined();
    expect(own).toMatchObject({ status: 'found', product: { sku: 'KB-SLG3-NP-50' } });
  });

  it('an FCC ID asks, even where one product has it', async () => {
    const one = await check('GQ4-53T');
    expect(one).toMatchObject([{ status: 'ambiguous', choices: [{ product: { sku: 'AK-RAM-53T-5B' } }] }]);
  });

  it('that nothing is like says so', async () => {
    expect(await check('QQQ-999-ZZZ')).toMatchObject([
      {
        status: 'not-found',
        typed: { text: 'QQQ-999-ZZZ' },
        choices: [],
        sentence: expect.stringMatching(/not found/),
      },
    ]);
    expect(await resolveLines(db, [{ text: '---', quantity: undefined }])).toMatchObject([
      { status: 'not-found', sentence: expect.stringMatching(/Enter a part number/) },
    ]);
  });

  it.each(['0', '-3', '2.5', '123456'])('a quantity of %s is named, and the line kept', async (quantity) => {
    const lines = await resolveLines(db, [{ text: 'M62', quantity }]);
    expect(lines).toMatchObject([
      { status: 'bad-quantity', product: { sku: 'M62' }, quantity, orderable: 0 },
    ]);
  });
});

it('duplicates are summed in the place of the first, however they are written', async () => {
  const lines = await check('M62 2\nQQQ-1\nm-62 x 3\n 1 M62');
  expect(lines.map(({ status, quantity, numbers }) => [status, quantity, numbers])).toEqual([
    ['found', '6', [1, 3, 4]],
    ['not-found', '', [2]],
  ]);
});

it('what is short or out of stock says so', async () => {
  await openOwnStore();
  await stockTo(db, 1, 3);
  await stockTo(db, 2, 0);
  const lines = await check('AK-BMW-FEM-4B 5\nAK-FRD-F150-3B 1');
  expect(lines).toMatchObject([
    {
      status: 'short',
      quantity: '5',
      orderable: 3,
      totalCents: 3 * 29_999,
      sentence: 'Only 3 left. Order 3?',
    },
    { status: 'out-of-stock', orderable: 0, totalCents: 0 },
  ]);
});

it('two hundred lines cost six questions', async () => {
  const executor = vi.spyOn(db.getExecutor(), 'executeQuery');
  const skus = await db.selectFrom('products').select('sku').limit(150).execute();
  executor.mockClear();
  const unknown = Array.from({ length: 50 }, (_, index) => `ND80PX-${index} qty ${index}`);
  const lines = await check([...skus.map(({ sku }) => `2 x ${sku}`), ...unknown].join('\n'));
  expect(lines).toHaveLength(200);
  expect(executor.mock.calls.length).toBeLessThanOrEqual(6);
});

it.each(['10 - LCN 4040XP 689', '10 – LCN 4040XP 689', '10. LCN 4040XP 689'])(
  '%j of several products offers 10 and 1, and leaves the part number as typed',
  async (text) => {
    const [line] = await check(text);
    expect(new Set(line?.choices.map(({ quantity }) => quantity))).toEqual(new Set(['10', '1']));
    expect(line?.part).toContain('LCN 4040XP');
  },
);

it('asks about a marked number of a row that doesn’t fit its table', async () => {
  const [line] = await check('Part no, Description, Qty\nPL-5-KD, Box 10 ea, see note');
  expect(line).toMatchObject({ status: 'ambiguous', asks: 'quantity', choices: [{ quantity: '10' }] });
});

it('reads a list with English names alike in both languages', async () => {
  const texts = [
    'KR-118-NP-100 Lucky Line Split Key Ring 1-1/8 in, Box of 100',
    '2 x KR-118-NP-100 Lucky Line Split Key Ring 1-1/8 in, Box of 100',
    'KR-118-NP-100 split ring 3',
  ];
  for (const text of texts) {
    const english = await brief(text);
    expect(await inLanguage('fr-CA', () => brief(text))).toEqual(english);
    expect(english).toMatchObject([[expect.any(String), 'KR-118-NP-100', expect.any(String)]]);
  }
  const french = 'KR-118-NP-100 Anneau brisé Lucky Line, 1-1/8 po, boîte de 100';
  expect(await inLanguage('fr-CA', () => brief(french))).toEqual(await brief(texts[0] ?? ''));
});

it('a number as long as an SKU may be is found', async () => {
  const number = 'KEYED-ALIKE-CONSTRUCTION-CORE-SET-OF-TWENTY-LOCKS-2026-TRADE';
  expect(number).toHaveLength(60);
  const part_key = number.replaceAll('-', '').toLowerCase();
  const reversed_key = [...part_key].reverse().join('');
  await openOwnStore();
  await db
    .insertInto('part_numbers')
    .values({ product_id: 1, kind: 'sku', part_key, reversed_key })
    .execute();
  expect(await brief(`2 x ${number}`)).toEqual([['found', 'AK-BMW-FEM-4B', '2']]);
});
