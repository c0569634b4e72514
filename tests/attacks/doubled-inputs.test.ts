import { afterAll, beforeAll, expect, it } from 'vitest';

import { startAttackedStore, type AttackedStore } from '../support/attacked-store';
import { printFigures } from '../support/hard-tests';
import type { Question } from '../support/server-process';

/** Inputs of two sizes: a request of twice the size may take 2.5 times as long, or 2.5 times hardly anything. */

const MAX_RATIO = 2.5;
/** Below this, the clock and other programs decide. */
const NEGLIGIBLE_MS = 20;
const MAX_ROUNDS = 40;

let store: AttackedStore;

beforeAll(async () => {
  store = await startAttackedStore({ RATE_LIMITS: 'off' });
});

afterAll(() => store.stop());

interface Input {
  /** The size of the longest request of its kind, in whatever it is made of. */
  largest: number;
  request: (size: number) => { path: string } & Question;
}

const many = (size: number, part: (at: number) => string, separator: string) =>
  Array.from({ length: size }, (_, at) => part(at)).join(separator);

const get = (path: string, headers: Record<string, string> = {}) => ({ path, headers });

const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});

const line = (at: number) => `${at % 3 === 0 ? 'B60N-626-KD' : `NO-SUCH-PART-${at}`} ${(at % 9) + 1}`;
const multipart = (size: number) =>
  `${many(size, (at) => `--x\r\nContent-Disposition: form-data; name="a${at}"\r\n\r\n1\r\n`, '')}--x--\r\n`;
const quickOrder = (size: number) => `intent=check&text=${encodeURIComponent(many(size, line, '\n'))}`;

/** Node reads 16 KB of address and headers together; a form may have 100 KB. */
const INPUTS: Record<string, Input> = {
  'segments of a path': { largest: 1_000, request: (size) => get(`/${many(size, () => 'a', '/')}`) },
  'segments of an API path': { largest: 7_000, request: (size) => get(`/api/${many(size, () => 'a', '/')}`) },
  'segments of a data request': {
    largest: 7_000,
    request: (size) => get(`/${many(size, () => 'a', '/')}.data`),
  },
  'encoded characters in a path': {
    largest: 600,
    request: (size) => get(`/product/${'%C3%A9'.repeat(size / 2)}`),
  },
  'slashes of a path': { largest: 15_000, request: (size) => get(`/cart${'/'.repeat(size)}`) },
  'parameters of a page': {
    largest: 1_600,
    request: (size) => get(`/products?${many(size, (at) => `p${at}=1`, '&')}`),
  },
  'repeated parameters of a page': {
    largest: 1_200,
    request: (size) => get(`/products?${many(size, (at) => `brand=${at}`, '&')}`),
  },
  'parameters of an API call': {
    largest: 1_600,
    request: (size) => get(`/api/products?${many(size, (at) => `p${at}=1`, '&')}`),
  },
  'manifest entries': {
    largest: 1_600,
    request: (size) => get(`/__manifest?${many(size, (at) => `p=/a${at}`, '&')}&version=1`),
  },
  'characters of a search': {
    largest: 15_000,
    request: (size) => get(`/products?q=${'ab1-'.repeat(size / 4)}`),
  },
  'words of a search': {
    largest: 2_500,
    request: (size) => get(`/products?q=${many(size, (at) => `k${at}`, '+')}`),
  },
  'words of an API search': {
    largest: 2_500,
    request: (size) => get(`/api/search?q=${many(size, (at) => `k${at}`, '+')}`),
  },
  'quotes and brackets of a search': {
    largest: 4_000,
    request: (size) => get(`/products?q=${'%22('.repeat(size / 2)}`),
  },
  'spaces in an email address': {
    largest: 15_000,
    request: (size) => get(`/track-order?email=a@${'+'.repeat(size)}a`),
  },
  'products to compare': {
    largest: 1_200,
    request: (size) => get(`/compare?${many(size, (at) => `id=${at}`, '&')}`),
  },
  'quick order lines in an address': {
    largest: 1_500,
    request: (size) => get(`/quick-order?text=${many(size, (at) => `A${at}+1`, '%0A')}`),
  },
  cookies: {
    largest: 1_500,
    request: (size) => get('/cart', { Cookie: many(size, (at) => `c${at}=1`, '; ') }),
  },
  'cookies of the same name': {
    largest: 500,
    request: (size) => get('/', { Cookie: many(size, () => 'keyway_session=abc', '; ') }),
  },
  'characters of a cookie': {
    largest: 15_000,
    request: (size) => get('/cart', { Cookie: `keyway_session=${'x'.repeat(size)}` }),
  },
  Accept: { largest: 2_000, request: (size) => get('/', { Accept: many(size, (at) => `a/b${at}`, ',') }) },
  'Accept-Encoding': {
    largest: 2_400,
    request: (size) => get('/', { 'Accept-Encoding': many(size, (at) => `b${at}`, ',') }),
  },
  'commas and spaces of Accept-Encoding': {
    largest: 15_000,
    request: (size) => get('/', { 'Accept-Encoding': ' ,'.repeat(size / 2) }),
  },
  'Accept-Language': {
    largest: 2_400,
    request: (size) => get('/', { 'Accept-Language': many(size, (at) => `a${at}`, ',') }),
  },
  'If-None-Match': {
    largest: 2_400,
    request: (size) => get('/', { 'If-None-Match': many(size, (at) => `"${at}"`, ',') }),
  },
  'X-Forwarded-For': {
    largest: 1_500,
    request: (size) =>
      get('/', { 'X-Forwarded-For': many(size, (at) => `10.0.${at >> 8}.${at % 256}`, ',') }),
  },
  'spaces of a bearer token': {
    largest: 15_000,
    request: (size) => get('/api/products', { Authorization: `Bearer${' '.repeat(size)}x` }),
  },
  'Range parts': {
    largest: 2_400,
    request: (size) => get('/robots.txt', { Range: `bytes=${many(size, (at) => `${at}-`, ',')}` }),
  },
  'header fields': {
    largest: 900,
    request: (size) =>
      get('/', Object.fromEntries(Array.from({ length: size }, (_, at) => [`x-h${at}`, '1']))),
  },
  'fields of a form': {
    largest: 8_000,
    request: (size) =>
      post(
        '/contact',
        many(size, (at) => `field${at}=1`, '&'),
      ),
  },
  'allowed fields of a form': {
    largest: 1_000,
    request: (size) =>
      post(
        '/contact',
        many(size, (at) => `field${at}=1`, '&'),
      ),
  },
  'nested field names': {
    largest: 1_000,
    request: (size) =>
      post(
        '/contact',
        many(size, (at) => `a${at}.b.c.d.e[1].f.g=1`, '&'),
      ),
  },
  'depth of a field name': {
    largest: 16_000,
    request: (size) => post('/contact', `a${'.a'.repeat(size)}=1`),
  },
  'brackets of a field name': {
    largest: 30_000,
    request: (size) => post('/contact', `a${'[1]'.repeat(size)}=1`),
  },
  'values of one field': {
    largest: 12_000,
    request: (size) =>
      post(
        '/cart',
        many(size, () => 'a=1', '&'),
      ),
  },
  'parts of a multipart form': {
    largest: 1_000,
    request: (size) => post('/contact', multipart(size), 'multipart/form-data; boundary=x'),
  },
  'dashes in a multipart form': {
    largest: 90_000,
    request: (size) => post('/contact', '--x\r\n'.repeat(size / 5), 'multipart/form-data; boundary=x'),
  },
  'a long text': {
    largest: 90_000,
    request: (size) =>
      post('/contact', `firstName=A&lastName=B&email=a@b.example&subject=s&message=${'a+'.repeat(size / 2)}`),
  },
  'a long email address': {
    largest: 90_000,
    request: (size) =>
      post('/contact', `firstName=A&lastName=B&email=${'a.'.repeat(size / 2)}@b&subject=s&message=m`),
  },
  'a long name': {
    largest: 90_000,
    request: (size) => post('/register', `firstName=${'%20-'.repeat(size / 4)}&lastName=B`),
  },
  'lines of a quick order': { largest: 2_500, request: (size) => post('/quick-order', quickOrder(size)) },
  'short lines of a quick order': {
    largest: 100_000,
    request: (size) => post('/quick-order', `intent=check&text=${'%0A'.repeat(size / 3)}`),
  },
  'one long line of a quick order': {
    largest: 90_000,
    request: (size) => post('/quick-order', `intent=check&text=${'1+x+'.repeat(size / 4)}`),
  },
  'digits of a quick order': {
    largest: 90_000,
    request: (size) => post('/quick-order', `intent=check&text=B60N+${'1'.repeat(size)}`),
  },
  'tabs of a quick order': {
    largest: 90_000,
    request: (size) => post('/quick-order', `intent=check&text=${'%09'.repeat(size / 3)}x`),
  },
  'lines of an API quick order': {
    largest: 3_000,
    request: (size) =>
      post('/api/quick-order', JSON.stringify({ text: many(size, line, '\n') }), 'application/json'),
  },
  'depth of JSON': {
    largest: 100_000,
    request: (size) =>
      post('/api/quick-order', `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`, 'application/json'),
  },
  'keys of JSON': {
    largest: 8_000,
    request: (size) =>
      post('/api/cart/lines', `{${many(size, (at) => `"k${at}":1`, ',')}}`, 'application/json'),
  },
  'elements of JSON': {
    largest: 2_800,
    request: (size) =>
      post(
        '/api/cart/lines',
        `{"lines":[${many(size, (at) => `{"productId":${at},"quantity":1}`, ',')}]}`,
        'application/json',
      ),
  },
};

/** Sends an API write with a session, and asks for each page at another address, so that it isn't cached. */
function freshRequest(input: Input, size: number, round: number) {
  const { path, ...question } = input.request(size);
  if (path.startsWith('/api/'))
    return { path, ...question, headers: { Cookie: store.cookies.visitor, ...question.headers } };
  return question.method === undefined
    ? { path: `${path}${path.includes('?') ? '&' : '?'}round=${round}`, ...question }
    : { path, ...question };
}

interface Measured {
  ms: number;
  status: number;
}

async function measure(input: Input, size: number, round: number): Promise<Measured> {
  const { path, ...question } = freshRequest(input, size, round);
  const startedAt = performance.now();
  const { status } = await store.ask(path, question);
  expect(status, `${size} at ${path.slice(0, 60)}`).toBeLessThan(500);
  return { ms: performance.now() - startedAt, status };
}

/** Compares each size with its half. */
const isProportionate = (best: readonly Measured[]) =>
  best.every(({ ms }, at) => at === 0 || ms < Math.max(best[at - 1]?.ms ?? 0, NEGLIGIBLE_MS) * MAX_RATIO);

it.each(Object.entries(INPUTS))('twice as many %s take at most twice as long', async (what, input) => {
  const sizes = [4, 2, 1].map((part) => Math.floor(input.largest / part));
  const best: Measured[] = sizes.map(() => ({ ms: Infinity, status: 0 }));
  // The quickest of some rounds counts: anything else on the machine only adds time.
  for (let round = 0; round < MAX_ROUNDS && (round < 2 || !isProportionate(best)); round += 1)
    for (const [at, size] of sizes.entries()) {
      const measured = await measure(input, size, round);
      if (measured.ms < (best[at]?.ms ?? 0)) best[at] = measured;
    }
  const ms = best.map((one) => Math.round(one.ms));
  printFigures(what, { sizes, ms, statuses: best.map(({ status }) => status) });
  expect(isProportionate(best), `${sizes.join(', ')} took ${ms.join(', ')} ms`).toBe(true);
});
