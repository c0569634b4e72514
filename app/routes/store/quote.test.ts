import { beforeEach, describe, expect, it } from 'vitest';

import { countOf } from '../../../tests/support/orders';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
} from '../../../tests/support/requests';
import { requestedQuote } from '../../../tests/support/quotes';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { action, loader } from './quote';
import { action as orderDesk } from './order';
import { loader as statusPage } from './quote_.$accessKey';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

async function filledIn(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const { accessKey } = await loader(opening(store, '/quote'));
  return {
    firstName: 'Jo',
    lastName: 'Miller',
    email: 'jo@miller-locks.example',
    phone: '',
    company: '',
    lines: '250 x M62\nm-62, 50\n2 AK-BMW-FEM-4B',
    message: '',
    accessKey,
    ...changes,
  };
}

const send = async (fields: Record<string, string>) =>
  answerOf(() => action(posting(store, '/quote', fields)));

describe('a request for a quote', () => {
  it('is kept with its lines summed, and confirmed by mail with the way to its page', async () => {
    const fields = await filledIn();
    const answer = await send(fields);
    expect([answer.status, locationIn(answer)]).toEqual([303, `/quote/${fields['accessKey']}`]);
    const { quote } = await statusPage(
      opening(store, '/', { params: { accessKey: fields['accessKey'] ?? '' } }),
    );
    expect(quote).toMatchObject({
      status: 'requested',
      lines: [{ sku: 'M62', quantity: 300 }, { quantity: 2 }],
    });
    const mail = await store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(mail.to_address).toBe('jo@miller-locks.example');
    expect(mail.text).toContain(`{{store}}/quote/${fields['accessKey']}`);
    expect(mail.text).toContain('300 x ');
  });

  it('sent twice at once is one', async () => {
    const fields = await filledIn();
    const answers = await Promise.all([send(fields), send(fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await store.db.selectFrom('quotes').select('id').execute()).toHaveLength(1);
    expect(await countOf(store.db, 'outbox')).toBe(1);
  });

  it.each<[Record<string, string>, string, RegExp]>([
    [{ lines: '' }, 'lines', /at least one part number/],
    [{ lines: 'SKU,QTY' }, 'lines', /at least one part number/],
    [
      { lines: 'QQQ-1' },
      'lines',
      /^“QQQ-1”: Part number not found\. Correct it, or describe the item in your message\.$/,
    ],
    [{ lines: 'M62 12 12' }, 'lines', /^“M62 12 12”: How many\? Try M62 x 12 or M62 x 1\.$/],
    [{ lines: '-2 ND80PD' }, 'lines', /Enter a quantity of 1 or more, not -2\. Try ND80PD-RHO-626/],
    [{ lines: 'M62 -3' }, 'lines', /1 or more, not -3/],
    [{ lines: Array.from({ length: 201 }, () => 'M62').join('\n') }, 'lines', /201 lines/],
    [{ email: 'nobody' }, 'email', /valid email/],
    [{ accessKey: 'short' }, 'accessKey', /Reload the page and submit again/],
  ])('with %o is refused and kept in the form', async (changes, field, words) => {
    const fields = await filledIn(changes);
    const answer = await send(fields);
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)[field]).toMatch(words);
    expect(refilledIn(answer)['firstName']).toBe('Jo');
    expect(await store.db.selectFrom('quotes').select('id').execute()).toEqual([]);
  });

  it('starts from a product or from the cart, and from nothing', async () => {
    const { cookie } = await store.cartWith({ productId: 1, quantity: 3 });
    const asked = async (path: string) => (await loader(opening(store, path, { cookie }))).asked;
    expect(await asked('/quote?product=bmw-smart-key')).toMatchObject([{ quantity: 1 }]);
    expect(await asked('/quote?product=1')).toMatchObject([{ sku: 'AK-BMW-FEM-4B' }]);
    expect(await asked('/quote?cart=1')).toMatchObject([{ sku: 'AK-BMW-FEM-4B', quantity: 3 }]);
    expect(await asked('/quote?product=no-such')).toEqual([]);
    expect(await asked('/quote')).toEqual([]);
  });

  it('starts from what an earlier quote held, without what needs a licence where that is asked', async () => {
    await store.db.updateTable('products').set({ is_restricted: 1 }).where('id', '=', 2).execute();
    const lines = [1, 2].map((productId) => ({ productId, quantity: 25 }));
    const { accessKey } = await requestedQuote(store.db, { lines });
    const asked = async (more: string) =>
      (await loader(opening(store, `/quote?again=${accessKey}${more}`))).asked.map(({ sku }) => sku);
    expect(await asked('')).toEqual(['AK-BMW-FEM-4B', 'AK-FRD-F150-3B']);
    expect(await asked('&without=licence')).toEqual(['AK-BMW-FEM-4B']);
  });
});

it('a request to the sales desk is kept with its product', async () => {
  const fields = { firstName: 'Jo', lastName: 'M', email: 'jo@m.example', message: 'Forty', product: '1' };
  const answer = await answerOf(() => orderDesk(posting(store, '/order', fields)));
  expect([answer.status, locationIn(answer)]).toEqual([303, '/order?sent=1']);
  await answerOf(() => orderDesk(posting(store, '/order', { ...fields, product: '99999' })));
  const kept = await store.db.selectFrom('messages').selectAll().orderBy('id').execute();
  expect(kept).toMatchObject([
    { kind: 'order-desk', product_id: 1, subject: 'Order request: AK-BMW-FEM-4B', status: 'open' },
    { product_id: null, subject: 'Order request' },
  ]);
});
