import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ApiClientError, createApiClient, type ApiClient } from '../../app/api-client';
import { createProduct, getProduct, listCategories, listProducts } from '../../app/api/catalog.calls';
import { getStock, listStockMovements, setStock, setStocks } from '../../app/api/stock.calls';
import { createApiToken } from '../../app/domain/base/tokens/tokens.server';
import { openDatabase } from '../../db/client';
import { CLERK } from '../support/stock';
import { startServer, type RunningServer } from '../support/server-process';

// The client and the server as they are: by the network, through the edge, with a token.

let server: RunningServer;
let scanner: ApiClient<'throw'>;
let visitor: ApiClient<'throw'>;
let quiet: ApiClient<'null'>;

beforeAll(async () => {
  server = await startServer();
  const db = openDatabase(server.databaseUrl);
  const wanted = { name: 'Scanner', scopes: ['stock', 'catalogue'] } as const;
  const { token } = await createApiToken(db, { ...wanted, scopes: [...wanted.scopes] }, { id: 1 }, CLERK);
  await db.destroy();
  const baseUrl = `http://${server.host}`;
  scanner = createApiClient({ baseUrl, token });
  visitor = createApiClient({ baseUrl });
  quiet = createApiClient({ baseUrl, on401: 'null' });
});
afterAll(() => server.stop());

describe('the client of the API, by HTTP', () => {
  it('reads what is open to everyone', async () => {
    const [first] = await visitor.call(listProducts, { query: { pageSize: 1 } });
    expect(first).toMatchObject({ id: 1, price: '299.99' });
    expect(await visitor.call(getProduct, { params: { id: 1 } })).toMatchObject({ id: 1 });
    expect(await visitor.read(['/api/categories'])).toEqual(await visitor.call(listCategories));
  });

  it('says in its error the status and the body as they came', async () => {
    const error: unknown = await scanner
      .call(createProduct, { body: { name: '' } })
      .catch((thrown: unknown) => thrown);
    if (!(error instanceof ApiClientError)) throw new Error('It was no ApiClientError.');
    expect(error.message).toMatch(/^422: \{"error":"Product name is required","fieldErrors":\{.+\}$/);
    await expect(visitor.read(['/api/products', 'x'])).rejects.toThrow(
      /^404: \{"error":"No product has this ID/,
    );
    await expect(visitor.call(getStock, { params: { id: 1 } })).rejects.toThrow(/^401: /);
    expect(await quiet.call(getStock, { params: { id: 1 } })).toBeNull();
  });

  it('sets stock by what it read, once a key, and reads the movements of it', async () => {
    const before = await scanner.call(getStock, { params: { id: 1 } });
    const [last] = await scanner.call(listStockMovements, { query: { productId: 1, pageSize: 1 } });
    const ifMatch = `"stock-1-${last?.id ?? 0}"`;
    const write = () =>
      scanner.call(setStock, {
        params: { id: 1 },
        body: { stockQuantity: before.stockQuantity + 5 },
        ifMatch,
        idempotencyKey: 'scan-1',
      });
    expect(await write()).toEqual({ success: true, stockQuantity: before.stockQuantity + 5 });
    // By then the tag is old: it is the first answer that is given again.
    expect(await write()).toEqual({ success: true, stockQuantity: before.stockQuantity + 5 });
    const since = await scanner.call(listStockMovements, { query: { productId: 1, after: last?.id ?? 0 } });
    expect(since).toMatchObject([{ productId: 1, delta: 5, actor: 'api:Scanner' }]);
  });

  it('sends a list of a thousand with long reasons, and no larger one', async () => {
    const products = await visitor.call(listProducts);
    const reason = 'Counted in the yearly count of the whole warehouse, by two people, and counted again. '
      .repeat(2)
      .trim();
    const items = products.map(({ id, stockQuantity }) => ({
      id,
      stockQuantity,
      seenQuantity: stockQuantity,
      reason,
    }));
    const { items: done } = await scanner.call(setStocks, { body: { items } });
    expect(done).toHaveLength(items.length);
    const tooMany = Array.from({ length: 4 * items.length }, (_, index) => ({
      id: index + 1,
      stockQuantity: 1,
      reason,
    }));
    expect(JSON.stringify({ items: tooMany }).length).toBeGreaterThan(100 * 1024);
    await expect(scanner.call(setStocks, { body: { items: tooMany } })).rejects.toThrow(
      /^422: .*at most 1,000/,
    );
    const huge = { items: [{ id: 1, stockQuantity: 1, reason: 'x'.repeat(600_000) }] };
    await expect(scanner.call(setStocks, { body: huge })).rejects.toThrow(/^413: /);
    const large = { stockQuantity: 1, reason: 'x'.repeat(110_000) };
    await expect(scanner.call(setStock, { params: { id: 1 }, body: large })).rejects.toThrow(/^413: /);
  });
});
