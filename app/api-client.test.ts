import { describe, expect, expectTypeOf, it } from 'vitest';

import { createCategory, getProduct, listCategories, listProducts } from './api/catalog.calls';
import { search } from './api/search.calls';
import { setStock } from './api/stock.calls';
import { createApiClient } from './api-client';

interface Sent {
  url: string;
  init: RequestInit;
}

/** A client whose requests are kept, and all answered by this. */
function getClient(answer: () => Response | Promise<Response>, token?: string) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  };
  const shared = { fetch, baseUrl: 'https://store.example', ...(token === undefined ? {} : { token }) };
  return { sent, client: createApiClient(shared), quiet: createApiClient({ ...shared, on401: 'null' }) };
}

describe('the client of the API', () => {
  it('makes a call by its definition, with the types of its schemas', async () => {
    const { client, sent } = getClient(() => Response.json({ success: true, stockQuantity: 3 }), 'kw_secret');
    const answer = await client.call(setStock, {
      params: { id: 7 },
      body: { stockQuantity: 3, reason: 'Count' },
      idempotencyKey: 'key-1',
      ifMatch: '"stock-7-1"',
    });
    expectTypeOf(answer).toEqualTypeOf<{ success: true; stockQuantity: number }>();
    expect(answer).toEqual({ success: true, stockQuantity: 3 });
    expect(sent).toEqual([
      {
        url: 'https://store.example/api/products/7/stock',
        init: {
          method: 'PUT',
          credentials: 'include',
          body: '{"stockQuantity":3,"reason":"Count"}',
          headers: {
            Accept: 'application/json',
            Authorization: 'Bearer kw_secret',
            'Content-Type': 'application/json',
            'Idempotency-Key': 'key-1',
            'If-Match': '"stock-7-1"',
          },
        },
      },
    ]);
  });

  it('asks for each value of a list by itself', async () => {
    const { client, sent } = getClient(() => Response.json({}));
    await client.call(search, {
      query: { q: 'lock & key', brand: ['Medeco', 'Kwikset, Inc'], type: [], page: 2 },
    });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://store.example/api/search?q=lock+%26+key&brand=Medeco&brand=Kwikset%2C+Inc&page=2',
    ]);
  });

  it('knows at compile time what a call does not take', async () => {
    const { client } = getClient(() => Response.json([]));
    // @ts-expect-error there is no such field
    await client.call(createCategory, { body: { nam: 'X' } });
    // @ts-expect-error a page is a number
    await client.call(listProducts, { query: { page: 'two' } });
    const product = await client.call(getProduct, { params: { id: 1 } });
    expectTypeOf(product.price).toEqualTypeOf<string>();
  });

  it('writes a query behind the path, and what is left out not at all', async () => {
    const { client, sent } = getClient(() => Response.json([]));
    await client.call(listProducts, { query: { q: 'bmw & co', page: 2, category: undefined } });
    await client.call(listCategories);
    expect(sent.map(({ url }) => url.replace('https://store.example', ''))).toEqual([
      '/api/products?q=bmw+%26+co&page=2',
      '/api/categories',
    ]);
    expect(sent[0]?.init.body).toBeUndefined();
    expect(sent[0]?.init.headers).toEqual({ Accept: 'application/json' });
  });

  it('reads the path that its key makes, joined by slashes, with credentials', async () => {
    const { client, sent } = getClient(() => Response.json({ id: 1 }));
    const { signal } = new AbortController();
    expect(await client.read<{ id: number }>(['/api/products', 1], { signal })).toEqual({ id: 1 });
    expect(sent).toEqual([
      {
        url: 'https://store.example/api/products/1',
        init: { credentials: 'include', signal, headers: { Accept: 'application/json' } },
      },
    ]);
  });

  it.each([
    [
      422,
      'Unprocessable Entity',
      '{"error":"Category name is required"}',
      '422: {"error":"Category name is required"}',
    ],
    [503, 'Service Unavailable', '', '503: Service Unavailable'],
    [401, 'Unauthorized', 'Sign in', '401: Sign in'],
  ])('throws for %i with the message of SPEC 8', async (status, statusText, body, message) => {
    const { client } = getClient(() => new Response(body, { status, statusText }));
    const expected = expect.objectContaining({ name: 'ApiClientError', message, status, body });
    await expect(client.read(['/api/products'])).rejects.toEqual(expected);
    await expect(client.call(listCategories)).rejects.toEqual(expected);
  });

  it('answers null for 401 alone where it is told to', async () => {
    let status = 401;
    const { quiet } = getClient(() => new Response('no', { status }));
    const answer = await quiet.call(listCategories);
    expectTypeOf(answer).toEqualTypeOf<Awaited<ReturnType<typeof quiet.call<typeof listCategories>>>>();
    expect(answer).toBeNull();
    expect(await quiet.read(['/api/products'])).toBeNull();
    status = 403;
    await expect(quiet.read(['/api/products'])).rejects.toThrow('403: no');
  });

  it('lets a request that was given up fail as such', async () => {
    const question = new AbortController();
    const client = createApiClient({
      fetch: async (_url, { signal }) => {
        question.abort();
        signal?.throwIfAborted();
        return Response.json(1);
      },
    });
    await expect(client.read(['/x'], { signal: question.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
