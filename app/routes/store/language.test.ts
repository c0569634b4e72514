import { expect, it } from 'vitest';

import { openTestStore } from '../../../tests/support/test-store';
import { loader as readHome } from './_index';
import { action } from './language';

const store = await openTestStore({ seeded: true, env: { french: true } });

function choose(fields: Record<string, string>) {
  const request = new Request('http://127.0.0.1/language', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return action({ context: store.context(), request, params: {} });
}

it.each([
  ['fr-CA', '/products?q=lock', '/fr/products?q=lock'],
  ['fr-CA', '/', '/fr'],
  ['en', '/cart', '/cart'],
  // Never to another site.
  ['fr-CA', '//evil.example', '/fr'],
])('leads to the same page in %s (%s)', async (language, redirectTo, target) => {
  const answer = await choose({ language, redirectTo });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, target]);
  expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
  expect(answer.headers.get('Set-Cookie')).toMatch(/^keyway_language=.+Max-Age=31536000/);
});

it('refuses other languages', async () => {
  await expect(choose({ language: 'de', redirectTo: '/' })).rejects.toMatchObject({ status: 400 });
});

it('is remembered: the home page of a browser that chose French is French', async () => {
  const cookie = (await choose({ language: 'fr-CA', redirectTo: '/' })).headers.get('Set-Cookie') ?? '';
  const request = new Request('http://127.0.0.1/?x=1', { headers: { Cookie: cookie.split(';')[0] ?? '' } });
  const answer: unknown = await readHome({ context: store.context(), request, params: {} }).catch(
    (thrown: unknown) => thrown,
  );
  expect(answer).toBeInstanceOf(Response);
  expect(answer instanceof Response && answer.headers.get('Location')).toBe('/fr?x=1');
});
