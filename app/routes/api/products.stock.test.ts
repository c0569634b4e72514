import { beforeEach, describe, expect, it } from 'vitest';

import { stockOf, stockTo } from '../../../tests/support/orders';
import { answerOf, opening, sending, type Answer } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import * as stock from './products.$id.stock';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('clerk');
  await stockTo(store.db, 1, 20);
});

const read = (id = '1', headers: Record<string, string> = {}): Promise<Answer> => {
  const args = opening(store, '/', { cookie, params: { id } });
  for (const [name, value] of Object.entries(headers)) args.request.headers.set(name, value);
  return answerOf(() => stock.loader(args));
};

const set = (quantity: unknown, ifMatch?: string, id = '1'): Promise<Answer> => {
  const args = sending(store, 'PUT', '/', { stockQuantity: quantity }, { cookie, params: { id } });
  if (ifMatch !== undefined) args.request.headers.set('If-Match', ifMatch);
  return answerOf(() => stock.action(args));
};

const tagNow = async () => (await read()).headers.get('ETag') ?? '';

async function booked(): Promise<number[]> {
  const movements = await store.db.selectFrom('stock_movements').select('id').execute();
  const audited = await store.db.selectFrom('audit_entries').select('id').execute();
  const keys = await store.db.selectFrom('idempotency_keys').select('key').execute();
  return [movements.length, audited.length, keys.length];
}

describe('the ETag of a product’s stock', () => {
  it('stays while nothing moves, answers 304, and is another one after a movement', async () => {
    const tag = await tagNow();
    expect(tag).toMatch(/^"stock-1-\d+"$/);
    expect(await tagNow()).toBe(tag);
    expect((await read('1', { 'If-None-Match': tag })).status).toBe(304);
    expect((await read('1', { 'If-None-Match': `W/${tag}` })).status).toBe(304);
    await stockTo(store.db, 1, 21);
    expect(await tagNow()).not.toBe(tag);
    expect((await read('1', { 'If-None-Match': tag })).status).toBe(200);
  });

  it('is another one even where the quantity is what it was', async () => {
    const tag = await tagNow();
    await stockTo(store.db, 1, 21);
    await stockTo(store.db, 1, 20);
    expect(await tagNow()).not.toBe(tag);
    expect((await set(3, tag)).status).toBe(412);
  });

  it('comes with the write too, so that the next one needs no read', async () => {
    const first = await set(15, await tagNow());
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toBe(await tagNow());
    expect((await set(14, tag)).status).toBe(200);
    expect(await stockOf(store.db, 1)).toBe(14);
  });
});

describe('If-Match', () => {
  it.each([
    ['the tag', (tag: string) => tag],
    ['a list with it', (tag: string) => `"stock-1-1" , ${tag},"other"`],
    ['spaces about it', (tag: string) => `  ${tag}  `],
    ['the weak tag, as a compressing proxy makes it', (tag: string) => `W/${tag}`],
    ['a list of old and weak ones', (tag: string) => `"stock-1-1", W/${tag}`],
    ['any', () => '*'],
  ])('that is %s sets the quantity', async (_what, header) => {
    expect((await set(7, header(await tagNow()))).status).toBe(200);
    expect(await stockOf(store.db, 1)).toBe(7);
  });

  it.each([
    ['an old tag', () => '"stock-1-1"'],
    ['the tag without quotes', (tag: string) => tag.replaceAll('"', '')],
    ['the tag of another product', (tag: string) => tag.replace('stock-1-', 'stock-2-')],
    ['a part of the tag', (tag: string) => tag.slice(0, -1)],
    ['nothing', () => ''],
    ['any, in quotes', () => '"*"'],
    ['any among others', () => '*, "x"'],
  ])('that is %s is 412, and nothing is changed', async (_what, header) => {
    const before = await booked();
    const { status, body, headers } = await set(7, header(await tagNow()));
    expect(headers.get('ETag')).toBe(await tagNow());
    expect([status, body]).toEqual([
      412,
      {
        error: 'Stock has changed since you loaded it and is now 20. Nothing was saved.',
        requestId: 'test-request',
      },
    ]);
    expect(await stockOf(store.db, 1)).toBe(20);
    expect(await booked()).toEqual(before);
  });

  it('is asked even where the quantity would stay', async () => {
    expect((await set(20, '"old"')).status).toBe(412);
  });

  it.each(['*', '"old"'])('%s of a product that is not there is 404', async (header) => {
    expect((await set(7, header, '99999')).status).toBe(404);
    expect((await set(7, header, 'x')).status).toBe(404);
  });

  it('does not save a body that is wrong', async () => {
    expect((await set(-1, '"old"')).status).toBe(422);
    expect((await set(-1, await tagNow())).status).toBe(422);
  });
});
