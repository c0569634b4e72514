import { expect, it } from 'vitest';

import { openHostedStore } from '../../../tests/support/hosted-store';
import { stockOf } from '../../../tests/support/orders';
import { customer } from '../../../tests/support/placement';
import { getQuote, pricedQuote } from '../../../tests/support/quotes';
import { answerOf, locationIn, opening, posting } from '../../../tests/support/requests';
import { loader as confirmation } from './checkout_.confirmation.$accessKey';
import { action as giveUp } from './checkout_.back.$accessKey';
import { action as accept, loader as acceptPage } from './quote_.$accessKey_.accept';

it('a quote that is paid on a provider’s page, and given up there, is open again', async () => {
  const { store, mock } = await openHostedStore('stripe');
  const { id, accessKey } = await pricedQuote(store.db);
  const before = await stockOf(store.db, 1);
  const params = { accessKey };
  const page = await acceptPage(opening(store, '/', { params }));
  const fields = {
    ...customer,
    paymentMethod: 'stripe',
    checkoutToken: page.checkoutToken,
    expectedTotalCents: String(page.totals.totalCents),
  };
  const accepted = await answerOf(() => accept(posting(store, '/', fields, { params })));
  expect(locationIn(accepted)).toMatch(/^\/checkout\/pay\//);
  expect(mock.payments).toMatchObject([{ amountCents: page.totals.totalCents, state: 'open' }]);
  expect(await stockOf(store.db, 1)).toBe(before - 3);
  expect((await getQuote(store.db, id)).status).toBe('accepted');

  const orderKey = locationIn(accepted)?.split('/').at(-1) ?? '';
  const other = { params: { accessKey: orderKey } };
  const left = await answerOf(() => giveUp(posting(store, '/', { intent: 'chooseAnother' }, other)));
  expect(locationIn(left)).toBe(`/quote/${accessKey}`);
  expect((await getQuote(store.db, id)).status).toBe('priced');
  expect(await stockOf(store.db, 1)).toBe(before);
  expect((await confirmation(opening(store, '/', other))).tryAgain).toBe(`/quote/${accessKey}`);
});
