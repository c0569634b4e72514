import { Outlet } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';

import { answerOf, locationIn, posting } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import Components, { action } from './components';

let store: TestStore;
let cookie: string;

beforeAll(async () => {
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!String(words[0]).startsWith('Warning: useLayoutEffect does nothing')) error(...words);
  });
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('viewer');
});

function render(isDialogOpen: boolean): string {
  const Page = createRemixStub([
    { path: '/', Component: Outlet, children: [{ id: 'page', path: '*', Component: Components }] },
  ]);
  const hydrationData = { loaderData: { page: { isDialogOpen } } };
  return renderToStaticMarkup(<Page initialEntries={['/admin/components']} hydrationData={hydrationData} />);
}

it.each([
  ...['btn--primary', 'btn--danger', 'In Stock', 'Low Stock', 'Out of Stock', 'Sale price', 'Your price'],
  ...[
    'No reviews yet',
    'Add to Cart: Deadbolt B60N on sale',
    'Details: Deadbolt B60N, restricted',
    'class="pager"',
    'empty-state',
    'Clear filters',
    'aria-invalid="true"',
    'There is a problem',
  ],
])('shows %s', (text) => {
  expect(render(false)).toContain(text);
});

it('opens its dialog at an address of its own', () => {
  expect(render(false)).not.toContain('<dialog');
  expect(render(true)).toContain('Sample dialog');
});

it('saves its form with a toast and refuses one with errors', async () => {
  const send = (quantity: string) =>
    answerOf(() =>
      action(
        posting(store, '/admin/components', { name: 'Lever', quantity, finish: '626', note: '' }, { cookie }),
      ),
    );
  const saved = await send('2');
  expect([saved.status, locationIn(saved)]).toEqual([303, '/admin/components']);
  expect((await send('0')).status).toBe(422);
});
