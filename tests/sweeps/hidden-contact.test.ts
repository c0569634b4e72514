import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { builtRoutes } from '../support/built-routes';
import { openLivedInStore, type Asker, type LivedInStore } from '../support/lived-in-store';

/** Every page that a link with an access key opens, and what it tells of an old order's or quote's buyer. */

const PAGES = builtRoutes().filter(({ path, hasLoader }) => path.includes(':accessKey') && hasLoader);
const RAW = /Quillfeather|zelda@quill|647 555 0187|Marmalade|K1A 0B1/;

let shop: LivedInStore;

beforeAll(async () => {
  shop = await openLivedInStore();
  const { db } = shop.store;
  const contact = {
    first_name: 'Zelda',
    last_name: 'Quillfeather',
    email: 'zelda@quill.example',
    phone: '647 555 0187',
  };
  const at = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await db
    .updateTable('orders')
    .set({ ...contact, address: '77 Marmalade Way', zip_code: 'K1A 0B1', placed_at: at })
    .execute();
  await db
    .updateTable('quotes')
    .set({ ...contact, created_at: at })
    .execute();
});

afterAll(() => shop.close());

async function read(who: Asker, address: string): Promise<string> {
  const cookie = shop.cookies[who];
  const headers: Record<string, string> = cookie === '' ? {} : { Cookie: cookie };
  const page = await shop.server.ask(address, { headers });
  const [path, query] = address.split('?');
  const data = await shop.server.ask(`${path}.data${query === undefined ? '' : `?${query}`}`, { headers });
  return page.body + data.body;
}

const addresses = () => [
  ...PAGES.map(({ path }) => shop.addressOf(path)),
  `/quote?again=${shop.buyers.buyer.quoteKey}`,
];

it('finds the pages', async () => {
  expect(PAGES.length).toBeGreaterThan(6);
  const shown = await Promise.all(addresses().map((address) => read('buyer', address)));
  expect(shown.filter((text) => RAW.test(text)).length).toBeGreaterThan(5);
});

describe.each(['guest', 'otherBuyer'] as const)('%s', (who) => {
  it('finds no contact details in a page or its data', async () => {
    for (const address of addresses()) {
      const text = await read(who, address);
      expect(RAW.exec(text)?.[0], address).toBeUndefined();
    }
    const tracking = `/track-order/${shop.buyers.buyer.accessKey}`;
    expect(await read(who, tracking)).toContain('Contact details are hidden after');
  });
});
