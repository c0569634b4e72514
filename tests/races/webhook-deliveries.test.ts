import { afterEach, expect, it } from 'vitest';

import { openHostedStore, type HostedStore } from '../support/hosted-store';
import { PROVIDER_NAMES } from '../support/mock-providers';
import { countOf, stockOf, stockTo } from '../support/orders';

let hosted: HostedStore;
afterEach(() => hosted.mock.close());

const DELIVERIES = 50;

it.each(PROVIDER_NAMES)(
  'of %s, one event 50 times and 50 buyers’ returns at once, settle once',
  async (name) => {
    hosted = await openHostedStore(name);
    const { db } = hosted.store;
    await stockTo(db, 1, 10);
    await hosted.checkOut();
    hosted.mock.pay(hosted.mock.last);
    const message = hosted.mock.webhook(hosted.mock.last, { url: hosted.hookUrl });
    const startedAt = performance.now();
    const answers = await Promise.all(
      Array.from({ length: DELIVERIES }, () => [hosted.tell(message), hosted.comeBack()]).flat(),
    );
    const rows = await db.selectFrom('webhook_events').selectAll().execute();
    const paid = await db.selectFrom('order_events').select('id').where('to_state', '=', 'paid').execute();
    const figures = {
      deliveries: DELIVERIES,
      answers: [...new Set(answers.map(({ status }) => status))].sort(),
      rows: rows.length,
      transitions: paid.length,
      mails: await countOf(db, 'outbox'),
      stock: await stockOf(db, 1),
    };
    console.log(name, { ...figures, ms: Math.round(performance.now() - startedAt) });
    expect(figures).toEqual({
      deliveries: DELIVERIES,
      answers: [200, 303],
      rows: 1,
      transitions: 1,
      mails: 1,
      stock: 6,
    });
  },
);
