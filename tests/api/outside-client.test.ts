import type { AxiosResponse } from 'axios';
import { OpenAPIClientAxios, type OpenAPIClient } from 'openapi-client-axios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { openDatabase } from '../../db/client';
import { tokenWith } from '../support/api-actors';
import { contractProblem } from '../support/api-contract';
import { customer } from '../support/placement';
import { startServer, type RunningServer } from '../support/server-process';

let server: RunningServer;
let program: OpenAPIClient;
let stranger: OpenAPIClient;

beforeAll(async () => {
  server = await startServer();
  const db = openDatabase(server.databaseUrl);
  const { token } = await tokenWith(db);
  await db.destroy();
  program = await clientWith({ Authorization: `Bearer ${token}` });
  stranger = await clientWith({});
});

afterAll(() => server.stop());

/** A client that somebody else wrote. It knows the address of the OpenAPI document, and nothing else. */
async function clientWith(headers: Record<string, string>): Promise<OpenAPIClient> {
  const api = new OpenAPIClientAxios({
    definition: `http://${server.host}/api/openapi.json`,
    axiosConfigDefaults: { headers, validateStatus: () => true },
  });
  const client = await api.init();
  client.interceptors.response.use((response) => {
    expect(problemOf(response)).toBeUndefined();
    return response;
  });
  return client;
}

function problemOf({ config, status, headers, data }: AxiosResponse<unknown>): string | undefined {
  const { pathname, search } = new URL(config.url ?? '', config.baseURL);
  return contractProblem({
    method: (config.method ?? '').toUpperCase(),
    address: pathname + search,
    status,
    contentType: String(headers['content-type']),
    body: JSON.stringify(data),
  });
}

/** Makes a call by the name that the document gives it. */
async function call(
  client: OpenAPIClient,
  operationId: string,
  params?: Record<string, string | number>,
  body?: unknown,
): Promise<AxiosResponse<unknown>> {
  const operation = client[operationId];
  if (operation === undefined) throw new Error(`The document has no operation ${operationId}.`);
  return operation(params, body);
}

/** The cookie that an answer sets, as a client that keeps cookies sends it back. */
function cookieOf(response: AxiosResponse<unknown>): string {
  return z.array(z.string()).parse(response.headers['set-cookie'])[0]?.split(';')[0] ?? '';
}

const Created = z.object({ success: z.literal(true), id: z.number(), slug: z.string() });
const Listed = z.array(z.object({ id: z.number(), sku: z.string(), price: z.string() }));
const Stock = z.object({ stockQuantity: z.number() });

describe('a client of any OpenAPI document', () => {
  it('lists the products through all their pages', async () => {
    const seen = new Set<number>();
    let address: string | undefined = `?pageSize=100&page=1`;
    let total = '';
    while (address !== undefined) {
      const asked: Record<string, string> = Object.fromEntries(
        new URLSearchParams(address.replace(/^.*\?/, '')),
      );
      const page = await call(stranger, 'listProducts', asked);
      for (const { id } of Listed.parse(page.data)) seen.add(id);
      total = String(page.headers['x-total-count']);
      address = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }
    expect(seen.size).toBeGreaterThan(200);
    expect(String(seen.size)).toBe(total);
  });

  it('makes a category with a product in it, and stocks that', async () => {
    const category = await call(program, 'createCategory', undefined, { name: 'Key Cabinets' });
    expect(category.status).toBe(201);
    const { id: categoryId } = Created.parse(category.data);
    const body = { name: 'Cabinet 48', sku: 'CAB-48', price: '149.50', categoryId, stockQuantity: 4 };
    const product = await call(program, 'createProduct', undefined, body);
    expect(product.status).toBe(201);
    const { id } = Created.parse(product.data);
    const listed = await call(stranger, 'listProducts', { category: categoryId });
    expect(Listed.parse(listed.data)).toEqual([
      expect.objectContaining({ id, sku: 'CAB-48', price: '149.50' }),
    ]);

    const read = await call(program, 'getStock', { id });
    expect(Stock.parse(read.data).stockQuantity).toBe(4);
    const tag = String(read.headers['etag']);
    const change = { stockQuantity: 9, reason: 'Counted by the scanner' };
    const set = await call(program, 'setStock', { id, 'If-Match': tag }, change);
    expect([set.status, set.data]).toEqual([200, { success: true, stockQuantity: 9 }]);
    // Somebody has seen the four, and says five: they are told.
    const stale = await call(program, 'setStock', { id, 'If-Match': tag }, { stockQuantity: 5 });
    expect(stale.status).toBe(412);
    const next = String(set.headers['etag']);
    const again = await call(program, 'setStock', { id, 'If-Match': next }, { stockQuantity: 5 });
    expect(again.status).toBe(200);
    expect(Stock.parse((await call(program, 'getStock', { id })).data).stockQuantity).toBe(5);
  });

  it('pays by Zelle', async () => {
    const body = { amount: 49.99, customerInfo: customer };
    const refused = await call(stranger, 'pay', { method: 'zelle' }, body);
    expect(refused.status).toBe(401);
    const opened = await call(stranger, 'getCart');
    const visitor = await clientWith({ Cookie: cookieOf(opened) });
    const paid = await call(visitor, 'pay', { method: 'zelle' }, body);
    expect([paid.status, paid.data]).toEqual([
      200,
      { success: true, instructions: { recipientEmail: expect.stringContaining('@') } },
    ]);
  });

  it('is told what it may not do and what it did wrong', async () => {
    expect((await call(stranger, 'createCategory', undefined, { name: 'Nobody’s' })).status).toBe(401);
    expect((await call(program, 'createCategory', undefined, { name: ' ' })).status).toBe(422);
    expect((await call(program, 'getStock', { id: 999_999 })).status).toBe(404);
  });
});
