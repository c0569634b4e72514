import { describe, expect, it } from 'vitest';

import { listLeftOut, readList } from './list-text.rules';
import type { TypedLine } from './quick-order-lines.rules';

const line = (text: string, quantity?: string): TypedLine => ({ text, quantity });

describe('a pasted list', () => {
  it('has one line a line, without the empty ones', () => {
    expect(readList(' A-1 \r\n\r\n\nB-2, 3\rC-4\n   ')).toEqual([line('A-1'), line('B-2, 3'), line('C-4')]);
    expect(readList('')).toEqual([]);
    expect(readList('\uFEFFA-1')).toEqual([line('A-1')]);
  });

  it.each([
    ['SKU,QTY\nA-1,2', line('A-1', '2')],
    ['qty,part number\n2,A-1', line('A-1', '2')],
    ['Part No.\tDescription\tQuantity\nA-1\tLever, satin\t2', line('A-1', '2')],
    ['"SKU";"Qty"\n"A ""1""";"2"', line('A "1"', '2')],
    ['Item,Qty\nA-1,', line('A-1', '?')],
    ['Item,Qty\nA-1 2', line('A-1 2')],
    ['SKU\nA-1', line('A-1')],
    ['Part number   Qty\nA-1 2', line('A-1', '2')],
    ['Part number   Qty\nA 1 2', line('A 1 2')],
  ])('knows the header of %j', (text, expected) => {
    expect(readList(text)).toEqual([expected]);
  });

  it('knows a header in the middle, where a file stands behind a pasted list', () => {
    expect(readList('M62, 4\nQty\tSKU\n2\tA-1\nB-2 x 3')).toEqual([
      line('M62, 4'),
      line('A-1', '2'),
      line('B-2 x 3'),
    ]);
  });

  it('takes no part number for a header', () => {
    expect(readList('M62\nPRODUCT-1, 2')).toHaveLength(2);
  });
});

describe('the columns of a header', () => {
  it.each([
    ['Line,Mfr Part #,Description,Qty ordered,UOM,Unit price\n1,A-1,Lever,2,EA,9.50', line('A-1', '2 EA')],
    ['Qty on hand;Qty ordered;Part\n7;2;A-1', line('A-1', '2')],
    ['| Part No. | Qty |\n|---|---|\n| A-1 | 2 |', line('A-1', '2')],
    ['Qty   Part number   Description\n2     A-1           Lever 626', line('A-1', '2')],
    ['Our part\tMfr Part #\tQty\nX-9\tA-1\t2', { ...line('X-9\tA-1', '2'), isWholeLine: true }],
    ['Description\tQty\nLever A-1\t2', { ...line('Lever A-1', '2'), isWholeLine: true }],
    ['Item\tDescription\tVendor P/N\tQty\n2\tLever\tA-1\t5', line('A-1', '5')],
    ['Pièce / Part\tQté / Qty\tUnité / Unit\nA-1\t2\tbte', line('A-1', '2 bte')],
    ['Ligne;Numéro de pièce;Désignation;Quantité;Prix\n1;A-1;Pêne;2;9,50', line('A-1', '2')],
    ['QTY    PART N0.   DESCRIPTI0N\n2      A-1        LEVER', line('A-1', '2')],
    // An 'Item' that counts the lines has no part numbers.
    [
      'Item\tOrder ref\tDescription\tQty\n1\tA-1\tLever\t2',
      { ...line('A-1\tLever', '2'), isWholeLine: true },
    ],
    ['Item\tDescription\tQty\nA-1\tLever\t2', line('A-1', '2')],
    // Two quantities that differ, and one that isn't ordered.
    ['Part,Qty,Order qty\nA-1,2,3', line('A-1', '2 / 3')],
    ['Part,Qty on hand\nA-1,2', line('A-1', '?')],
    // A column is missing, so the number may be of any.
    ['Line   Part number   Qty\n2      A-1', { ...line('2      A-1'), isUnclear: true }],
  ])('%j', (text, expected) => {
    expect(readList(text)).toEqual([expected]);
  });
});

describe('a line that doesn’t fit the header', () => {
  const unclear = (text: string) => ({ ...line(text), isUnclear: true });
  const misfit = (text: string) => ({ ...unclear(text), isMisfit: true });
  it.each([
    ['Qty, Part no, Description', 'A-1 626, qty 3', line('A-1 626, qty 3')],
    ['Qty, Part no, Description', 'A-1, 3, Lever', line('A-1, 3, Lever')],
    ['Qty, Part no', 'A-1, 3', line('A-1, 3')],
    ['Qty, Part no', '660, 3', line('660, 3')],
    ['Qty, Part no', '3; A-1', line('3; A-1')],
    ['Qty, Part no, Description', '2, A-1, Lever, satin', line('2, A-1, Lever, satin')],
    // The quantity may be anywhere, or missing.
    ['Part no, Description, Qty', 'A-1, Lever', unclear('A-1, Lever')],
    ['Part no, Description, Qty', 'A-1, Lever, 3 in, 2', misfit('A-1, Lever, 3 in, 2')],
    ['Part no, Description, Qty', 'A-1, Lever, see note', misfit('A-1, Lever, see note')],
    ['Line\tPart no\tQty', '1\tA-1', unclear('1\tA-1')],
    ['Part no, Description', 'A-1, 3', line('A-1, 3')],
  ])('%j, %j is read freely', (header, text, expected) => {
    expect(readList(`${header}\n${text}`)).toEqual([expected]);
  });

  it.each([
    ['Qty, Part no', '3, 660', line('660', '3')],
    ['Part no, Qty', 'A-1, qty 3', line('A-1', '3')],
    ['Part no\tQty', 'A-1\t3\t\t', line('A-1', '3')],
    ['Part no, Qty', 'A-1, 12000.5', misfit('A-1, 12000.5')],
    ['Part no, Qty', 'A-1, 2.5', line('A-1', '2.5')],
  ])('%j, %j isn’t such a line, or asks', (header, text, expected) => {
    expect(readList(`${header}\n${text}`)).toEqual([expected]);
  });

  it('is no header itself where its part has a word of one', () => {
    expect(readList('GWE-POE, qty 3')).toEqual([line('GWE-POE, qty 3')]);
  });
});

describe('what surrounds the lines', () => {
  it('is left out: greetings, totals, signatures, rules', () => {
    const text =
      'Sent: Tuesday, November 24, 2026 4:12 PM\nHi Ann,\nplease order:\n\nA-1 x 2\n-----\nTotal: 2 pcs\n\t\tTotal\t2\t\nShip to: 4100 12th St, Austin TX 78701\nThanks, Joe 512-555-0199\nBest,\nBob\n(555) 201-4400\nbob@lock.example';
    expect(readList(text)).toEqual([line('A-1 x 2')]);
    const written = text.split('\n').filter((one) => !['', 'A-1 x 2', '-----'].includes(one));
    expect(listLeftOut(text)).toHaveLength(written.length);
    expect(listLeftOut(text)).toContain('Ship to: 4100 12th St, Austin TX 78701');
  });

  it('is nothing where every line orders or names the columns', () => {
    expect(listLeftOut('SKU,QTY\nA-1,2\n\n-----\nB-2,3')).toEqual([]);
  });

  it.each([
    'PO 45112 - Maintenance shop',
    'P.O. # 7731',
    'PO#45112',
    'Purchase order no. 4500',
    'Bon de commande n° 4500 (atelier)',
    'FAX ORDER PO 1234',
    'Re: our PO# 45112',
  ])('leaves out %s above them', (heading) => {
    expect(readList(`${heading}\nA-1 x 2`)).toEqual([line('A-1 x 2')]);
  });

  it.each([
    'PO 45112 x 2',
    'PO-45112',
    'PO 45112, 2 A-1',
    'PO 45112 A-1',
    'PO 45112: SP-FORGED',
    'FAX-PO 1234 x 2',
    'FAXPO 1234',
  ])('keeps %s', (text) => {
    expect(readList(text)).toHaveLength(1);
    expect(readList(`A-1 x 2\nPO 45112`)).toHaveLength(2);
  });

  it('never takes a line with a part number along', () => {
    for (const text of [
      'Please order 5 A-1',
      'Best A-1 5',
      'Total lock TL-1 5',
      'BEST padlock',
      'Thanks, 5 A-1',
      'Thanks, 5 8990406140',
      'Thanks, Joe 512-555-0199, and 2 660',
      'Ship to: Main St, 5 M62',
      'Ship to: Main St, 5 x 660',
      'Ship to me 5 660',
    ])
      expect(readList(text), text).toHaveLength(1);
    expect(readList('Thanks\nSP-FORGED\nA-1 x 2')).toHaveLength(2);
  });

  it.each([
    ['> 2 x A-1', '2 x A-1'],
    ['\u2022\u00A0A-1, 2', 'A-1, 2'],
    ['- 2 A-1', '2 A-1'],
    ['-2 A-1', '-2 A-1'],
    ['[x] A-1 2', 'A-1 2'],
    ['A-1 \uFF12', 'A-1 2'],
  ])('%j', (text, expected) => {
    expect(readList(text)).toEqual([line(expected)]);
  });
});

describe('numbers that count the lines', () => {
  it('are removed with a dot', () => {
    expect(readList('1. A-1 5\n2. B-2')).toEqual([line('A-1 5'), line('B-2')]);
    expect(readList('10) A-1\n20) B-2')).toEqual([line('A-1'), line('B-2')]);
    expect(readList('2. A-1\n7. B-2')).toEqual([line('2. A-1'), line('7. B-2')]);
  });

  it('are marked without one', () => {
    expect(readList('1\tA-1\t5\n2\tB-2\t7\n3\tC-3\t9')).toMatchObject(
      Array.from({ length: 3 }, () => ({ isNumbered: true })),
    );
    // Two lines, or a last number that counts, too, may be quantities.
    for (const text of ['1 A-1\n2 B-2', '1 A 4\n2 B 5\n3 C 6'])
      expect(readList(text).every(({ isUnclear }) => isUnclear === true)).toBe(true);
    expect(readList('1 x A-1\n2 x B-2')).toEqual([line('1 x A-1'), line('2 x B-2')]);
  });
});

it('a quantity on its own line belongs to the part above if it says so, and is asked otherwise', () => {
  expect(readList('A-1\nQty: 5\nB-2\nqty 3')).toEqual([line('A-1\tQty: 5'), line('B-2\tqty 3')]);
  expect(readList('A-1\n5\nB-2')).toMatchObject(Array.from({ length: 3 }, () => ({ isUnclear: true })));
});

it.each([
  ['spaces', `A-1${' '.repeat(500_000)}2`],
  ['words of a header', `${'cat. '.repeat(100_000)}x,qty`],
  ['quotes', '","'.repeat(300_000)],
  ['quoting', '> '.repeat(400_000)],
  ['digits', `1${'0,000'.repeat(200_000)}`],
])('a line of a megabyte of %s is read at once', (_what, text) => {
  const started = performance.now();
  readList(text);
  expect(performance.now() - started).toBeLessThan(500);
});
