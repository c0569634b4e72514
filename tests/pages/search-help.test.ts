import { afterAll, beforeAll, expect, it } from 'vitest';

import { startServer, type RunningServer } from '../support/server-process';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const mainOf = async (path: string) =>
  /<main[\s\S]*<\/main>/.exec(await (await fetch(`http://${server.host}${path}`)).text())?.[0] ?? '';

it.each([
  ['/products?q=returns', 'Looking for help?', 'href="/returns"'],
  ['/products?q=track+order', 'Looking for help?', 'href="/track-order"'],
  ['/fr/products?q=garantie', 'Besoin d’aide?', 'href="/fr/warranty"'],
])('a search for help leads to its page: %s', async (path, text, link) => {
  const main = await mainOf(path);
  expect(main).toContain(text);
  expect(main).toContain(link);
});

it('a search that finds nothing has no filters, and leads to vehicles and FCC IDs', async () => {
  const main = await mainOf('/products?q=qqqqqqqq');
  expect(main).not.toContain('In stock only');
  expect(main).toContain('href="/vehicles"');
  expect(main).toContain('href="/fcc"');
  const filtered = await mainOf('/products?q=lever&brand=Nobody');
  expect(filtered).toContain('In stock only');
  expect(filtered).not.toContain('Looking for help?');
});
