import { expect, it } from 'vitest';

import { answerOf, opening } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { loader as list } from './blog._index';
import { loader as post } from './blog.$slug';

const read = (store: TestStore, slug: string) =>
  answerOf(() => post(opening(store, `/blog/${slug}`, { params: { slug } })));

it('the posts are those of the specification, the newest first', async () => {
  const store = await openTestStore({ seeded: true });
  const { body } = await answerOf(() => list(opening(store, '/blog')));
  expect(body).toMatchObject({
    posts: ['2022-06-13', '2022-03-14', '2022-01-31', '2022-01-21'].map((publishedOn) =>
      expect.objectContaining({ publishedOn }),
    ),
  });
});

it('a post leads to the one before and the one after it', async () => {
  const store = await openTestStore({ seeded: true });
  expect((await read(store, 'reading-an-fcc-id')).body).toMatchObject({
    post: { previous: undefined, next: { slug: 'choosing-a-lever-function' } },
  });
  expect((await read(store, 'sizing-a-door-closer')).body).toMatchObject({
    post: { previous: { slug: 'choosing-a-lever-function' }, next: { slug: 'master-keying-with-sfic' } },
  });
  expect((await read(store, 'master-keying-with-sfic')).body).toMatchObject({ post: { next: undefined } });
});

it('a post that is not published is not found, and its neighbours pass it over', async () => {
  const store = await openTestStore({ seeded: true });
  await store.db
    .updateTable('posts')
    .set({ is_published: 0 })
    .where('slug', '=', 'choosing-a-lever-function')
    .execute();
  expect((await read(store, 'choosing-a-lever-function')).status).toBe(404);
  expect((await read(store, 'no-such-post')).status).toBe(404);
  expect((await read(store, 'reading-an-fcc-id')).body).toMatchObject({
    post: { next: { slug: 'sizing-a-door-closer' } },
  });
});
