import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { loadStandardTexts } from '../../../db/seeds/standard-texts';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { readCatalogVersion } from '../../domain/goods/catalog/versioned-cache.server';
import { recordMessage } from '../../domain/selling/inbox/messages.server';
import { loader as blog } from '../store/blog._index';
import { loader as postPage } from '../store/blog.$slug';
import { loader as contact } from '../store/contact';
import { loader as eventsPage } from '../store/events';
import { loader as finder } from '../store/locations';
import { loader as about } from '../store/about';
import { loader as shell } from '../store/layout';
import { loader as home } from '../store/_index';
import { loader as sitemap } from '../store/sitemap[.]xml';
import { action as editClaims, loader as claims } from './claims.$set';
import { action as deletion } from './content.$kind.$id.delete';
import { action as restore, loader as history } from './content.$kind.$id.history';
import { loader as overview } from './content._index';
import { action as editEvent } from './events.$id';
import { action as editLocation, loader as locationEditor } from './locations.$id';
import { action as editPage, loader as pageEditor } from './pages.$id';
import { loader as pages } from './pages._index';
import { action as editPost, loader as postEditor } from './posts.$id';
import { loader as posts } from './posts._index';
import { loader as textPage } from '../store/text-page';

const ConflictSchema = z.object({
  conflict: z.object({
    seen: z.string(),
    by: z.string(),
    fields: z.array(z.object({ name: z.string(), theirs: z.string(), yours: z.string() })),
  }),
});

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('manager');
});

type Fields = Record<string, string>;
type Action = typeof editPage;
type Loader = typeof pageEditor | typeof postEditor | typeof locationEditor;

const send = (action: Action, id: string, fields: Fields, query = '', extra: Fields = {}) =>
  answerOf(() =>
    action(
      posting(store, `/admin${query}`, { intent: 'save', ...fields }, { cookie, params: { id, ...extra } }),
    ),
  );

/** What an editor's form holds when it is opened. */
async function formOf(loader: Loader, id: string): Promise<Fields> {
  const { doc, seen } = await loader(opening(store, '/admin', { cookie, params: { id } }));
  const fields: Fields = { seen };
  for (const [name, value] of Object.entries(doc ?? {}))
    if (value !== false && value !== null) fields[name] = value === true ? 'on' : String(value);
  return fields;
}

/** A form with boxes that are not ticked, or rows that are not there. */
function without(fields: Fields, ...names: string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

async function idOf(slug: string): Promise<string> {
  const row = await store.db
    .selectFrom('text_pages')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return String(row.id);
}

const read = async (loader: typeof textPage, path: string, params: Fields = {}) =>
  answerOf(() => loader(opening(store, path, { params })));

const audited = () => store.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').execute();
const versions = () => store.db.selectFrom('content_revisions').selectAll().orderBy('id').execute();

describe('a text page', () => {
  it('is in the store as it was saved, with an audit entry that has before and after', async () => {
    const id = await idOf('faq');
    const form = await formOf(pageEditor, id);
    const version = await readCatalogVersion(store.db);
    const saved = await send(editPage, id, {
      ...form,
      bodyMarkdown: '## New\r\n\r\nCall {hotline}. <b>Bold</b>\r\n',
    });
    expect([saved.status, locationIn(saved)]).toEqual([303, '/admin/pages']);
    const page = await read(textPage, '/faq');
    expect(page.body).toMatchObject({
      page: { text: { html: expect.stringContaining('Call 1-800-555-0110. &lt;b&gt;') } },
    });
    expect(await readCatalogVersion(store.db)).toBeGreaterThan(version);
    const [entry] = await audited();
    expect(entry).toMatchObject({ action: 'text-page.save', subject: `text-page:${id}` });
    expect(entry?.actor).toMatch(/^staff:manager-/);
    expect(entry?.before).toContain(JSON.stringify(form['bodyMarkdown']).slice(1, 60));
    expect(entry?.after).toContain('## New\\n\\nCall {hotline}');
  });

  it('that was saved as it was stays the text of the release, and leaves no version', async () => {
    for (const slug of ['faq', 'terms', 'finish-codes', 'testimonials']) {
      const id = await idOf(slug);
      const before = await store.db
        .selectFrom('text_pages')
        .selectAll()
        .where('id', '=', Number(id))
        .executeTakeFirst();
      const form = await formOf(pageEditor, id);
      const asBrowsersSend = form['bodyMarkdown']?.replaceAll('\n', '\r\n') ?? '';
      expect((await send(editPage, id, { ...form, bodyMarkdown: asBrowsersSend })).status).toBe(303);
      const after = await store.db
        .selectFrom('text_pages')
        .selectAll()
        .where('id', '=', Number(id))
        .executeTakeFirst();
      expect(after).toEqual(before);
    }
    expect(await versions()).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  it('that was edited is not overwritten by the next start or seed, and one put back is the release’s own', async () => {
    const id = await idOf('faq');
    const form = await formOf(pageEditor, id);
    await send(editPage, id, { ...form, bodyMarkdown: 'Ours.' });
    await loadStandardTexts(store.db, { demo: true });
    await loadStandardTexts(store.db, { demo: false });
    expect((await formOf(pageEditor, id))['bodyMarkdown']).toBe('Ours.');
    const { bodyMarkdown = '' } = form;
    await send(editPage, id, { ...(await formOf(pageEditor, id)), bodyMarkdown });
    await loadStandardTexts(store.db, { demo: false });
    const live = (await formOf(pageEditor, id))['bodyMarkdown'];
    expect(live).not.toBe('Ours.');
    expect(live).not.toBe(bodyMarkdown);
  });

  it('is previewed with nothing saved and everything typed kept, finished or not', async () => {
    const id = await idOf('faq');
    const form = await formOf(pageEditor, id);
    const answer = await send(editPage, id, {
      ...form,
      title: '',
      bodyMarkdown: '# Hi\n\n<script>x</script>',
      intent: 'preview',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      preview: { text: { html: expect.stringContaining('&lt;script&gt;') } },
    });
    expect(refilledIn(answer)).toMatchObject({
      title: '',
      bodyMarkdown: '# Hi\n\n<script>x</script>',
      seen: form['seen'],
    });
    expect(await formOf(pageEditor, id)).toEqual(form);
  });

  it('is checked when it is saved, whatever else is sent as what to do', async () => {
    const id = await idOf('faq');
    const form = new URLSearchParams({ intent: 'save', ...(await formOf(pageEditor, id)), bodyMarkdown: '' });
    form.append('intent', 'other');
    const args = posting(store, '/admin', {}, { cookie, params: { id } });
    const request = new Request(args.request.url, {
      method: 'POST',
      body: form,
      headers: { Cookie: cookie },
    });
    const refused = await answerOf(() => editPage({ ...args, request }));
    expect(refused.status).toBe(422);
    expect((await fieldErrorsIn(refused))['bodyMarkdown']).toBe('Enter text');
  });

  it('that the header or footer links to is neither unpublished nor deleted', async () => {
    for (const slug of ['faq', 'events']) {
      const id = await idOf(slug);
      const { isPublished, ...form } = await formOf(pageEditor, id);
      expect(isPublished).toBe('on');
      const answer = await send(editPage, id, form);
      expect(fieldErrorsIn(answer)).toEqual({ isPublished: expect.stringContaining('header or footer') });
      await remove('text-page', id);
    }
    expect((await read(textPage, '/faq')).status).toBe(200);
  });

  it('that another text links to stays until that link is gone', async () => {
    const id = await idOf('fcc-ids');
    const form = without(await formOf(pageEditor, id), 'isPublished');
    const answer = await send(editPage, id, form);
    expect(fieldErrorsIn(answer)['isPublished']).toMatch(
      /Remove the links to this page first: Solutions by Market, Compliance\./,
    );
    await store.db
      .updateTable('text_pages')
      .set({ body_markdown: 'No links.' })
      .where('slug', '!=', 'fcc-ids')
      .execute();
    await store.db.updateTable('posts').set({ body_markdown: 'No links.' }).execute();
    expect((await send(editPage, id, form)).status).toBe(303);
    expect((await read(textPage, '/resources/fcc-ids')).status).toBe(404);
  });

  it.each([
    ['[a](/no-such)', 'There is no such page in the store: /no-such'],
    ['[a](/resources/none)', 'There is no such page'],
    ['[a](/blog/none)', 'There is no such page'],
    ['[a](/product/none)', 'There is no such page'],
    ['[a](faq)', 'Links begin with /'],
    ['[a](//elsewhere.example)', 'Links begin with /'],
  ])('does not link to what is not there: %s', async (bodyMarkdown, message) => {
    const id = await idOf('faq');
    const answer = await send(editPage, id, { ...(await formOf(pageEditor, id)), bodyMarkdown });
    expect(fieldErrorsIn(answer)['bodyMarkdown']).toContain(message);
  });

  it('links to pages, listings, products, posts and elsewhere', async () => {
    const id = await idOf('faq');
    const bodyMarkdown =
      '[a](/) [b](/terms#x) [c](/cylinders?brand=LAB) [d](/products?q=x) [e](/product/bmw-smart-key) ' +
      '[f](/blog/reading-an-fcc-id) [g](/resources/fcc-ids) [h](https://elsewhere.example) [i](#here) [j](mailto:{salesEmail})';
    expect((await send(editPage, id, { ...(await formOf(pageEditor, id)), bodyMarkdown })).status).toBe(303);
  });

  it('is added at an address of its own, which nothing else may take', async () => {
    const page = {
      section: 'pages',
      slug: '',
      title: 'Holiday Hours 2026',
      summary: 'When we are closed.',
      bodyMarkdown: 'Soon.',
      isPublished: 'on',
    };
    expect((await send(editPage, 'new', page)).status).toBe(303);
    expect((await read(textPage, '/pages/holiday-hours-2026')).body).toMatchObject({
      page: { title: 'Holiday Hours 2026' },
    });
    const map = await answerOf(() => sitemap(opening(store, '/sitemap.xml')));
    expect(String(map.body)).toContain('/pages/holiday-hours-2026');
    const again = await send(editPage, 'new', { ...page, title: 'Another', slug: 'holiday-hours-2026' });
    expect(fieldErrorsIn(again)['slug']).toContain('is already used by “Holiday Hours 2026”');
    expect(fieldErrorsIn(await send(editPage, 'new', { ...page, slug: 'Not a slug' }))).toHaveProperty(
      'slug',
    );
    // The address with nothing before it belongs to the store.
    expect(
      fieldErrorsIn(await send(editPage, 'new', { ...page, section: '', slug: 'faq-2' })),
    ).toHaveProperty('section');
    const id = await idOf('holiday-hours-2026');
    await remove('text-page', id);
    expect((await read(textPage, '/pages/holiday-hours-2026')).status).toBe(404);
    expect((await audited())[0]).toMatchObject({ action: 'text-page.delete', after: null });
  });
});

async function remove(kind: string, id: string): Promise<string | undefined> {
  const params = { kind, id };
  const { findContent } = await import('../../domain/content/content/content-kinds.server');
  const { hashDocument } = await import('../../domain/content/content/edit-content.server');
  const found = await findContent(store.db, kind, id);
  const seen = hashDocument(found?.doc ?? {});
  const args = posting(store, '/admin', { intent: 'delete', seen }, { cookie, params });
  return toastAfter(store, args, await answerOf(() => deletion(args)));
}

describe('the history', () => {
  it('keeps what came with the store and every save, and puts one back', async () => {
    const id = await idOf('faq');
    const old = await formOf(pageEditor, id);
    await send(editPage, id, { ...old, bodyMarkdown: 'Second.' });
    await send(editPage, id, { ...(await formOf(pageEditor, id)), bodyMarkdown: 'Third.' });
    const params = { kind: 'text-page', id };
    const shown = await history(opening(store, '/admin', { cookie, params }));
    expect(shown.revisions.map(({ actor, isCurrent }) => [actor.replace(/-.*/, ''), isCurrent])).toEqual([
      ['staff:manager', true],
      ['staff:manager', false],
      ['', false],
    ]);
    const first = String(shown.revisions.at(-1)?.id);
    const compared = await history(opening(store, `/admin?revision=${first}`, { cookie, params }));
    expect(compared.chosen?.fields).toEqual([
      { name: 'bodyMarkdown', then: old['bodyMarkdown'], now: 'Third.' },
    ]);
    const put = (seen: string) =>
      answerOf(() =>
        restore(posting(store, '/admin', { intent: 'restore', revision: first, seen }, { cookie, params })),
      );
    await put('an older version');
    expect((await formOf(pageEditor, id))['bodyMarkdown']).toBe('Third.');
    expect((await put(shown.seen)).status).toBe(303);
    expect(await formOf(pageEditor, id)).toEqual(old);
    expect((await audited())[0]).toMatchObject({ action: 'text-page.restore' });
    expect(await versions()).toHaveLength(4);
  });

  it('does not restore what would lead to a 404', async () => {
    const add = { section: 'pages', title: 'Gone', summary: 'Soon.', bodyMarkdown: 'x', isPublished: 'on' };
    await send(editPage, 'new', add);
    const id = await idOf('faq');
    await send(editPage, id, { ...(await formOf(pageEditor, id)), bodyMarkdown: '[x](/pages/gone)' });
    const linking = (await versions()).at(-1)?.id;
    expect(await remove('text-page', await idOf('gone'))).toContain('Remove the links to this page first');
    await send(editPage, id, { ...(await formOf(pageEditor, id)), bodyMarkdown: 'No link.' });
    expect(await remove('text-page', await idOf('gone'))).toBe('Gone deleted');
    const { seen = '' } = await formOf(pageEditor, id);
    const args = posting(
      store,
      '/admin',
      { intent: 'restore', revision: String(linking), seen },
      { cookie, params: { kind: 'text-page', id } },
    );
    expect(await toastAfter(store, args, await answerOf(() => restore(args)))).toContain(
      'no such page in the store: /pages/gone',
    );
    expect((await formOf(pageEditor, id))['bodyMarkdown']).toBe('No link.');
  });
});

describe('two clerks', () => {
  it('of whom the second sees both texts, loses nothing, and may save once both were seen', async () => {
    const id = await idOf('faq');
    const opened = await formOf(pageEditor, id);
    await send(editPage, id, { ...opened, bodyMarkdown: 'Of the first.' });
    const second = await send(editPage, id, { ...opened, bodyMarkdown: 'Of the second.' });
    expect(second.status).toBe(409);
    const { conflict } = ConflictSchema.parse(second.body);
    expect(conflict.fields).toEqual([
      { name: 'bodyMarkdown', theirs: 'Of the first.', yours: 'Of the second.' },
    ]);
    expect(conflict.by).toMatch(/^staff:manager-/);
    expect(refilledIn(second)['bodyMarkdown']).toBe('Of the second.');
    expect((await formOf(pageEditor, id))['bodyMarkdown']).toBe('Of the first.');
    expect(
      (await send(editPage, id, { ...opened, seen: conflict.seen, bodyMarkdown: 'Of the second.' })).status,
    ).toBe(303);
    expect((await formOf(pageEditor, id))['bodyMarkdown']).toBe('Of the second.');
  });

  it('are told as well when one deletes what the other has saved', async () => {
    const { seen = '', ...form } = await formOf(locationEditor, '1');
    await send(editLocation, '1', { ...form, seen, phone: '416-555-0000' });
    const args = posting(
      store,
      '/admin',
      { intent: 'delete', seen },
      { cookie, params: { kind: 'location', id: '1' } },
    );
    expect(await toastAfter(store, args, await answerOf(() => deletion(args)))).toContain(
      'Someone else changed this',
    );
  });
});

describe('a post', () => {
  const post = {
    title: 'Reading an FCC ID',
    summary: 'Short.',
    bodyMarkdown: 'Text.',
    picture: 'padlock',
    isPublished: 'on',
  };
  const titles = async () => (await blog(opening(store, '/blog'))).posts.map(({ slug }) => slug);

  it('gets an address that no other has, and is in the blog today', async () => {
    expect((await send(editPost, 'new', post)).status).toBe(303);
    expect((await titles())[0]).toBe('reading-an-fcc-id-2');
    const map = await answerOf(() => sitemap(opening(store, '/sitemap.xml')));
    expect(String(map.body)).toContain('/blog/reading-an-fcc-id-2');
  });

  it('with a day to come is not in the blog, and has no page, before it', async () => {
    await send(editPost, 'new', { ...post, slug: 'later', publishedOn: '2199-01-31' });
    expect(await titles()).not.toContain('later');
    expect((await answerOf(() => postPage(opening(store, '/', { params: { slug: 'later' } })))).status).toBe(
      404,
    );
    expect(String((await answerOf(() => sitemap(opening(store, '/')))).body)).not.toContain('/blog/later');
    const list = await posts(opening(store, '/admin/posts?state=planned', { cookie }));
    expect(list.entries).toMatchObject([{ facts: ['2199-01-31', '/blog/later'], path: undefined }]);
  });

  it('is taken off, keeps its address, and is deleted', async () => {
    await send(editPost, 'new', { ...post, slug: 'short-lived' });
    const { id } = await store.db
      .selectFrom('posts')
      .select('id')
      .where('slug', '=', 'short-lived')
      .executeTakeFirstOrThrow();
    const form = without(await formOf(postEditor, String(id)), 'isPublished');
    await send(editPost, String(id), { ...form, slug: 'other', title: 'Renamed' });
    expect(await titles()).not.toContain('short-lived');
    expect(await formOf(postEditor, String(id))).toMatchObject({ slug: 'short-lived', title: 'Renamed' });
    expect(await remove('post', String(id))).toBe('Renamed deleted');
    expect(
      (await answerOf(() => postEditor(opening(store, '/', { cookie, params: { id: String(id) } })))).status,
    ).toBe(404);
  });

  it('is refused without a title, a text, a picture of the family or with a day that is none', async () => {
    const answer = await send(editPost, 'new', { publishedOn: '2026-02-31', picture: '' });
    expect(Object.keys(fieldErrorsIn(answer)).sort()).toEqual([
      'bodyMarkdown',
      'picture',
      'publishedOn',
      'summary',
      'title',
    ]);
    expect(fieldErrorsIn(await send(editPost, 'new', { ...post, picture: 'unicorn' }))).toEqual({
      picture: 'Choose a picture',
    });
  });
});

describe('an event', () => {
  const event = {
    title: 'Safe Day',
    kind: 'Training day',
    startsOn: '2199-02-01',
    endsOn: '',
    price: '120',
    isPublished: 'on',
  };

  it('is on the events page, with its price in cents, and goes when it is deleted', async () => {
    expect((await send(editEvent, 'new', event)).status).toBe(303);
    const found = (await eventsPage(opening(store, '/events'))).events.upcoming.find(
      ({ title }) => title === 'Safe Day',
    );
    expect(found).toMatchObject({ endsOn: '2199-02-01', priceCents: 12000, slug: 'safe-day' });
    const { id } = await store.db
      .selectFrom('events')
      .select('id')
      .where('slug', '=', 'safe-day')
      .executeTakeFirstOrThrow();
    expect(await remove('event', String(id))).toBe('Safe Day deleted');
  });

  it.each([
    [{ startsOn: '' }, 'startsOn'],
    [{ endsOn: '2199-01-31' }, 'endsOn'],
    [{ price: 'a lot' }, 'price'],
    [{ title: '' }, 'title'],
  ])('is refused with %j', async (wrong, field) => {
    expect(Object.keys(fieldErrorsIn(await send(editEvent, 'new', { ...event, ...wrong })))).toEqual([field]);
  });
});

describe('a location', () => {
  const offices = async () => (await contact(opening(store, '/contact'))).offices;
  const found = async () => (await finder(opening(store, '/locations'))).locations;

  it('is in the finder and on the contact page as it was saved', async () => {
    const form = await formOf(locationEditor, '1');
    const answer = await send(
      editLocation,
      '1',
      { ...form, phone: '416-555-0199', postalCode: 'm9w0k1', services: 'Sales\r\n\r\n Will Call ' },
      '?returnTo=/admin/locations%3Fq%3DToronto',
    );
    expect(locationIn(answer)).toBe('/admin/locations?q=Toronto');
    const changed = { phone: '416-555-0199', postalCode: 'M9W 0K1', services: ['Sales', 'Will Call'] };
    expect((await found())[0]).toMatchObject(changed);
    expect((await offices())[0]).toMatchObject(changed);
  });

  it('that is inactive is nowhere in the store, and cannot be written to', async () => {
    const form = without(await formOf(locationEditor, '1'), 'isActive');
    await send(editLocation, '1', form);
    expect((await found()).map(({ id }) => id)).not.toContain(1);
    expect((await offices()).map(({ id }) => id)).not.toContain(1);
  });

  it.each([
    [{ latitude: '91' }, 'latitude'],
    [{ latitude: 'north' }, 'latitude'],
    [{ latitude: '-43.7' }, 'latitude'],
    [{ longitude: '79.5871' }, 'latitude'],
    [{ longitude: '1e2' }, 'longitude'],
    [{ region: 'all' }, 'region'],
    [{ type: 'Shed' }, 'type'],
    [{ province: 'XX' }, 'province'],
    [{ postalCode: '123' }, 'postalCode'],
    [{ phone: '555' }, 'phone'],
    [{ email: 'toronto' }, 'email'],
  ])('is refused with %j', async (wrong, field) => {
    const answer = await send(editLocation, '1', { ...(await formOf(locationEditor, '1')), ...wrong });
    expect(Object.keys(fieldErrorsIn(answer))).toEqual([field]);
  });

  it('is added and deleted, unless somebody wrote to it', async () => {
    const form = without(await formOf(locationEditor, '2'), 'seen');
    await send(editLocation, 'new', { ...form, name: 'Keyway Kingston', sortOrder: '99' });
    const added = (await found()).at(-1);
    expect(added?.name).toBe('Keyway Kingston');
    expect(await remove('location', String(added?.id))).toBe('Keyway Kingston deleted');
    await recordMessage(store.db, {
      kind: 'contact',
      firstName: 'Ada',
      lastName: 'Locke',
      email: 'ada@locke.example',
      message: 'Are you open?',
      locationId: 1,
    });
    expect(await remove('location', '1')).toContain('This location has 1 message');
    expect(await found()).toHaveLength(6);
  });
});

describe('claims', () => {
  const opened = (set: string) => claims(opening(store, '/admin', { cookie, params: { set } }));
  const change = (set: string, fields: Fields) =>
    answerOf(() =>
      editClaims(posting(store, '/admin', { intent: 'save', ...fields }, { cookie, params: { set } })),
    );

  async function fieldsOf(set: string): Promise<Fields> {
    const { doc, seen } = await opened(set);
    const fields: Fields = { seen };
    for (const [name, value] of Object.entries(doc)) {
      if (typeof value === 'string') fields[name] = value;
      else
        value.forEach((row, index) =>
          Object.entries(row).forEach(([field, text]) => (fields[`${name}[${index}].${field}`] = text)),
        );
    }
    return fields;
  }

  it('of each set can be saved as they are, and nothing changes', async () => {
    for (const set of [
      'store',
      'marketing',
      'heritage',
      'hours',
      'service',
      'market',
      'story',
      'value',
      'timeline',
      'leader',
    ]) {
      expect((await change(set, await fieldsOf(set))).status, set).toBe(303);
    }
    expect(await versions()).toEqual([]);
  });

  it('are on every page of the store at once, each set where it belongs', async () => {
    const { store: standard } = (await shell(opening(store, '/'))).claims;
    // The marketing versions have the other header, and its claims.
    const { marketing } = (await shell(opening(store, '/original'))).claims;
    expect(marketing).toMatchObject({ motto: expect.any(String) });
    expect(standard).toMatchObject({
      established: 'Online store established 2010',
      // The names in braces are filled in from the settings.
      freeShipping: 'Free shipping on orders of $299 or more',
    });
    const fields = await fieldsOf('store');
    const version = await readCatalogVersion(store.db);
    expect(
      (await change('store', { ...fields, established: 'Established 2011', 'stats[0].figure': '16+' }))
        .status,
    ).toBe(303);
    expect(await readCatalogVersion(store.db)).toBeGreaterThan(version);
    const { claims: shown } = await shell(opening(store, '/'));
    expect(shown).toMatchObject({ store: { established: 'Established 2011' } });
    const { stats } = await home(opening(store, '/'));
    expect(stats[0]).toEqual({ figure: '16+', label: 'years of online ordering' });
    expect((await shell(opening(store, '/original'))).claims).toEqual({ marketing });
    expect((await audited())[0]).toMatchObject({ action: 'claims.save', subject: 'claims:store' });
  });

  it('have rows that buttons add, remove and move, with nothing saved and nothing typed lost', async () => {
    const fields = await fieldsOf('timeline');
    const press = (intent: string) => change('timeline', { ...fields, 'rows[1].event': 'Typed.', intent });
    const moved = await press('up rows 1');
    expect(moved.status).toBe(200);
    expect(refilledIn(moved)['rows']).toMatchObject([
      { name: '1940s', event: 'Typed.' },
      { name: '1933' },
      { name: '1958' },
      {},
      {},
      {},
      {},
      {},
    ]);
    expect(moved.body).toMatchObject({ step: { focus: 'rows[0].name' } });
    expect(refilledIn(await press('remove rows 0'))['rows']).toMatchObject([
      { name: '1940s' },
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    const added = await press('add rows');
    expect(added.body).toMatchObject({ step: { focus: 'rows[8].name' } });
    expect(refilledIn(added)['seen']).toBe(fields['seen']);
    expect((await about(opening(store, '/about'))).timeline[0]?.name).toBe('1933');
  });

  it('lose and gain rows when they are saved, and an old version brings them back', async () => {
    const fields = without(await fieldsOf('value'), 'rows[3].name', 'rows[3].description');
    await change('value', { ...fields, 'rows[0].name': 'Exactness' });
    const names = async () => (await about(opening(store, '/about'))).values.map(({ name }) => name);
    expect(await names()).toEqual(['Exactness', 'Partnership', 'Innovation']);
    const [first] = await versions();
    const { seen } = await opened('value');
    const params = { kind: 'claims', id: 'value' };
    await answerOf(() =>
      restore(
        posting(store, '/', { intent: 'restore', revision: String(first?.id), seen }, { cookie, params }),
      ),
    );
    expect(await names()).toEqual(['Excellence', 'Partnership', 'Innovation', 'Integrity']);
  });

  it('are refused row by row', async () => {
    const fields = await fieldsOf('market');
    const answer = await change('market', { ...fields, 'rows[1].description': ' ', 'rows[2].image': '' });
    expect(Object.keys(fieldErrorsIn(answer)).sort()).toEqual(['rows[1].description', 'rows[2].image']);
    const picture = await change('market', { ...fields, 'rows[2].image': 'unicorn' });
    expect(fieldErrorsIn(picture)).toEqual({ 'rows[2].image': 'Choose a picture' });
    const anchor = await change('market', { ...fields, 'rows[0].anchor': 'nowhere' });
    expect(fieldErrorsIn(anchor)['rows[0].anchor']).toContain('no part nowhere. It has: ');
  });
});

describe('the lists', () => {
  it('count each kind by its states', async () => {
    const { kinds } = await overview(opening(store, '/admin/content', { cookie }));
    expect(kinds).toMatchObject([
      { kind: 'text-page', counts: { published: 20 }, total: 20 },
      { kind: 'post' },
      { kind: 'event' },
      { kind: 'location', counts: { shown: 6 } },
    ]);
  });

  it('are searched by title and address', async () => {
    const list = await pages(opening(store, '/admin/pages?q=finish+resources&state=published', { cookie }));
    expect(list.entries).toMatchObject([
      { title: 'BHMA and US Finish Codes', path: '/resources/finish-codes' },
    ]);
    expect((await pages(opening(store, '/admin/pages?state=unpublished', { cookie }))).entries).toEqual([]);
  });
});
