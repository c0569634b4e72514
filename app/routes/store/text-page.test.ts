import { expect, it } from 'vitest';

import { loadStandardTexts } from '../../../db/seeds/standard-texts';
import { answerOf, opening } from '../../../tests/support/requests';
import { openTestStore } from '../../../tests/support/test-store';
import { TEXT_PAGES } from '../../domain/content/content/text-pages.rules';
import { loader as events } from './events';
import { loader } from './text-page';

async function liveStore() {
  const store = await openTestStore();
  await loadStandardTexts(store.db, { demo: false });
  return store;
}

it('every text page of a live store has its text', async () => {
  const store = await liveStore();
  for (const slug of TEXT_PAGES) {
    const { status, body } = await answerOf(() => loader(opening(store, `/${slug}`)));
    expect(status, slug).toBe(200);
    expect(body, slug).toMatchObject({ page: { slug, text: { html: expect.stringContaining('<p>') } } });
  }
});

it('a guide knows its parent, and the parent its guides', async () => {
  const store = await liveStore();
  const guide = await answerOf(() => loader(opening(store, '/resources/door-handing')));
  expect(guide.body).toMatchObject({
    page: { title: 'Door Handing' },
    parent: { slug: 'resources', title: 'Resources' },
    guides: [],
  });
  const parent = await answerOf(() => loader(opening(store, '/resources')));
  expect(parent.body).toMatchObject({
    guides: expect.arrayContaining([expect.objectContaining({ slug: 'door-handing' })]),
  });
});

it('a text that is not there or not published is not found', async () => {
  const store = await liveStore();
  await store.db.updateTable('text_pages').set({ is_published: 0 }).where('slug', '=', 'careers').execute();
  for (const path of ['/careers', '/resources/no-such', '/door-handing', '/resources/terms', '/']) {
    expect((await answerOf(() => loader(opening(store, path)))).status, path).toBe(404);
  }
});

it('the address is taken in any case and with slashes behind it', async () => {
  const store = await liveStore();
  for (const path of ['/FAQ', '/faq/', '/Resources/Door-Handing//', '/faq?a=b']) {
    expect((await answerOf(() => loader(opening(store, path)))).status, path).toBe(200);
  }
});

it('what staff write is shown, and its facts are filled in', async () => {
  const store = await liveStore();
  await store.db
    .updateTable('text_pages')
    .set({ body_markdown: '## New\n\nCall {hotline}. <b>No</b>' })
    .where('slug', '=', 'support')
    .execute();
  const { body } = await answerOf(() => loader(opening(store, '/support')));
  expect(body).toMatchObject({
    page: { text: { html: '<h2 id="new">New</h2>\n<p>Call 1-800-555-0110. &lt;b&gt;No&lt;/b&gt;</p>\n' } },
  });
});

it('events are in order, over or to come by the day, and none is a page all the same', async () => {
  const store = await liveStore();
  const open = () => answerOf(() => events(opening(store, '/events')));
  expect((await open()).body).toMatchObject({ events: { upcoming: [], past: [] } });
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const add = (slug: string, from: number, to: number, is_published: 0 | 1 = 1) =>
    store.db
      .insertInto('events')
      .values({
        slug,
        title: slug,
        kind: 'Training day',
        starts_on: day(from),
        ends_on: day(to),
        hours: '',
        venue: '',
        city: '',
        summary: '',
        price_cents: null,
        is_published,
        created_at: day(0),
        updated_at: day(0),
      })
      .execute();
  await add('later', 40, 40);
  await add('over', -3, -1);
  await add('long-over', -30, -30);
  await add('running', -1, 0);
  await add('hidden', 5, 5, 0);
  await add('soon', 2, 3);
  const { body } = await open();
  const slugs = (list: string[]) => list.map((slug) => expect.objectContaining({ slug }));
  expect(body).toMatchObject({
    events: { upcoming: slugs(['running', 'soon', 'later']), past: slugs(['over', 'long-over']) },
  });
});
