import { expect, it } from 'vitest';

import { openTestStore } from '../../../tests/support/test-store';
import { addAccount, addUser, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { cookieIn, answerOf, posting } from '../../../tests/support/requests';
import { requestSignIn } from '../../domain/selling/sign-in/sign-in.server';
import { readCacheableVisitor } from '../../http/visitor.server';
import { loader as readHome } from './_index';
import { action } from './language';
import { action as signIn } from './sign-in_.$token';

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

it('is kept for the signed-in user alone, and comes back with the next sign-in', async () => {
  const { db } = store;
  const customerId = await addAccount(db, { email: 'ada@locke.example' });
  const ada = await firstUserOf(db, customerId);
  const ben = await addUser(db, customerId, { email: 'ben@locke.example' });
  const { cookie } = await signedIn(store, ben);
  await action(posting(store, '/language', { language: 'fr-CA', redirectTo: '/' }, { cookie }));
  const rows = await db.selectFrom('company_users').select(['id', 'language']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: ada, language: 'en' },
    { id: ben, language: 'fr-CA' },
  ]);

  const languageAfterSignIn = async (email: string) => {
    await db.deleteFrom('outbox').execute();
    await requestSignIn(db, email);
    const { text } = await db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
    const token = /\/sign-in\/([\w-]+)/.exec(text)?.[1] ?? '';
    const answer = await answerOf(() =>
      signIn(posting(store, `/sign-in/${token}`, {}, { params: { token } })),
    );
    expect(answer.status).toBe(303);
    return cookieIn(answer, 'keyway_language');
  };
  expect(await languageAfterSignIn('ada@locke.example')).toBeUndefined();
  expect(await languageAfterSignIn('ben@locke.example')).toBeDefined();
});

it('is a part of the page cache’s key on English pages, which alone offer French', async () => {
  const preferenceAt = async (path: string) =>
    (await readCacheableVisitor(store.context(), path, { 'accept-language': 'fr-CA' }))?.variant.french;
  expect(await preferenceAt('/about')).toBe('offered');
  expect(await preferenceAt('/fr/about')).toBeUndefined();
});
