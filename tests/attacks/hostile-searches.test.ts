import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startAttackedStore, type AttackedStore } from '../support/attacked-store';

/** Searches that nobody types by accident: each is answered, soon, and as text. */

let store: AttackedStore;

beforeAll(async () => {
  store = await startAttackedStore({ RATE_LIMITS: 'off' });
});

afterAll(() => store.stop());

/** A page that searches takes a few milliseconds; ten times as many are a slow query even on a busy machine. */
const SOON_MS = 1_500;

const QUERIES: Record<string, string> = {
  '10,000 characters': 'x'.repeat(10_000),
  '10,000 characters of a part number': 'B60N-626-'.repeat(1_112),
  '500 words': Array.from({ length: 500 }, (_, at) => ['lock', 'kye', 'deadblot', '626'][at % 4]).join(' '),
  '500 different words': Array.from({ length: 500 }, (_, at) => `w${at}`).join(' '),
  'control characters': '\0lock\u0001\u0007\u001b[31m\u007f\r\n\tkey\u0085',
  'characters of SQL and FTS': '%_*"()',
  'operators of FTS': 'name: lock* NEAR("a" "b", 2) AND NOT (key OR ^x) -y +z',
  'an open quotation mark': '"schlage',
  'backslashes and wildcards': '\\%\\_ 100% _____ %%%%',
  'right-to-left text': 'מפתח הונדה \u202egnp.exe\u202c مفتاح',
  'joined emoji and half of one': '👩‍🔧🔑\ud83d',
  'combining marks': `l${'\u0301'.repeat(90)}ock`,
  markup: '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  'markup for a script': '</script><script>alert(1)//\u2028',
  'a template': '${7*7}{{7*7}}<%= 7*7 %>',
};

const PLACES: Record<string, (q: string) => string> = {
  'the results': (q) => `/products?q=${q}`,
  'the results in a list': (q) => `/products?q=${q}&view=list`,
  'a category': (q) => `/commercial-locks?q=${q}`,
  suggestions: (q) => `/suggestions?q=${q}`,
  'the API': (q) => `/api/products?search=${q}`,
  locations: (q) => `/locations?q=${q}`,
  orders: (q) => `/order?q=${q}`,
};

/** As a form sends it; encodeURIComponent would refuse half a character. */
function encode(text: string): string {
  return new URLSearchParams({ q: text }).toString().slice('q='.length);
}

describe.each(Object.keys(PLACES))('%s', (place) => {
  it.each(Object.keys(QUERIES))('answers a search for %s', async (name) => {
    const query = QUERIES[name] ?? '';
    const path = PLACES[place]?.(encode(query)) ?? '';
    const started = performance.now();
    const reply = await store.ask(path);
    const took = performance.now() - started;
    // Node refuses addresses over 16 KB.
    expect([200, 302, 400, 404, 414, 431]).toContain(reply.status);
    expect(took).toBeLessThan(SOON_MS);
    // Browsers take JSON for nothing else: its type is said, and not to be guessed.
    if (reply.headers['content-type']?.startsWith('application/json') === true)
      return expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.body).not.toContain('<script>alert(1)');
    expect(reply.body).not.toContain('<img src=x');
  });
});

it('finds what is among the noise', async () => {
  const words = '"schlage" (deadbolt) \0 %_*';
  const { status, body } = await store.ask(`/products?q=${encode(words)}`);
  expect(status).toBe(200);
  expect(body).toContain('Schlage');
  expect(body).not.toContain('No results');
});
