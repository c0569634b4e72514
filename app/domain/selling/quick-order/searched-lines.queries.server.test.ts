import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { readList } from './list-text.rules';
import { getSuggestion } from './quick-order.rules';
import { numberLines, reviewSavedList } from './review-list.queries.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

async function review(text: string) {
  const list = { id: '1', revision: 1, lines: numberLines(readList(text)), leftOut: [] };
  const { open } = await reviewSavedList(db, null, list);
  return open.map(({ line }) => line);
}

describe('a line with a number that few products resemble', () => {
  it('offers what a search finds, with its quantity, and chooses none', async () => {
    const [line] = await review('LCN4040 7');
    expect(line?.choices.map(({ product }) => product.sku)).toContain('4040XP-REGARM-AL');
    expect(new Set(line?.choices.map(({ quantity }) => quantity))).toEqual(new Set(['7']));
    expect(line).toMatchObject({ status: 'not-found', sentence: expect.stringContaining('one of these') });
    expect(line && getSuggestion(line)).toBeUndefined();
  });

  it('offers the blanks of a keyway, not the tool whose number begins with it', async () => {
    const [line] = await review('SC1 10');
    expect(new Set(line?.choices.map(({ product }) => product.sku))).toEqual(new Set(['KB-SLG3-NP-50']));
  });

  it.each([
    ['SC1 60', ['60', '2']],
    ['KW1 50', ['50', '1']],
    ['KW1 1', ['1']],
    ['2 boxes KW1', ['2']],
    ['KW1\t2 BX', ['2']],
  ])('offers %j in boxes, and in the boxes that hold as many pieces', async (text, quantities) => {
    const [line] = await review(text);
    expect(line?.choices.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(line && getSuggestion(line)).toBeUndefined();
  });

  it('offers no number that only looks like the keyway', async () => {
    const [line] = await review('KW1 10');
    const skus = line?.choices.map(({ product }) => product.sku);
    expect(skus?.[0]).toBe('KB-KW1-BR-250');
    expect(skus).not.toContain('CHN-10KS-110');
  });

  it('offers nothing where the search finds nothing', async () => {
    const [line] = await review('NOSUCH-77 3');
    expect(line?.choices).toEqual([]);
    expect(line?.sentence).toMatch(/^Part number not found/);
  });
});
