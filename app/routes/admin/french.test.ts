import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';

import { loadStandardFrench } from '../../../db/seeds/standard-french';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  type Answer,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { findFrench } from '../../../db/french-texts';
import { needsFrench } from '../../backoffice/french/french-kinds.rules';
import type { FrenchText } from '../../backoffice/french/french-texts.queries.server';
import { loader as productsPage } from '../store/products';
import { action as saveItem, loader as itemPage } from './french.$kind.$id';
import { action as saveTerms, loader as listPage } from './french._index';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await loadStandardFrench(store.db, { demo: true });
  cookie = await store.signIn('clerk');
});

type Fields = Record<string, string>;

const list = (query: string) => listPage(opening(store, `/admin/french?${query}`, { cookie }));
const open = (kind: string, id: string) =>
  itemPage(opening(store, `/admin/french/${kind}/${id}`, { cookie, params: { kind, id } }));

function fieldsOf(texts: readonly FrenchText[]): Fields {
  return {
    seen: new URLSearchParams(texts.map(({ name, seen }) => [name, seen])).toString(),
    ...Object.fromEntries(texts.map(({ name, french }) => [name, french])),
  };
}

const save = (kind: string, id: string, fields: Fields) =>
  answerOf(() =>
    saveItem(
      posting(store, '/admin/french', { intent: 'save', ...fields }, { cookie, params: { kind, id } }),
    ),
  );

/** Gives a product an English that nobody has translated. */
async function rename(id: number, name: string): Promise<void> {
  const features = '["Brass","Two keys"]';
  await store.db.updateTable('products').set({ name, features }).where('id', '=', id).execute();
}

async function found(q: string): Promise<number[]> {
  const page = await productsPage(opening(store, `/products?q=${encodeURIComponent(q)}`));
  return page.data.listing.products.map(({ id }) => id);
}

describe('the list', () => {
  it('shows what is missing, and everything once nothing is', async () => {
    const before = await list('');
    expect(before.kinds[0]).toEqual({ kind: 'product', missing: 0 });
    expect([before.isMissingOnly, before.page.total]).toEqual([false, before.counts.total]);
    await rename(1, 'Glow lock');
    const after = await list('');
    expect(after.kinds[0]).toEqual({ kind: 'product', missing: 2 });
    expect(after.items).toMatchObject([{ id: '1', name: 'Glow lock', missing: 2 }]);
    expect((await list('show=all')).page.total).toBe(before.counts.total);
  });

  it('is searched by name, SKU, and text', async () => {
    await rename(1, 'Glow lock');
    const { sku } = await store.db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    for (const q of ['glow', sku, 'two KEYS'])
      expect((await list(`show=missing&q=${encodeURIComponent(q)}`)).items, q).toHaveLength(1);
    expect((await list('q=glow+door')).items).toEqual([]);
  });

  it('counts as many texts of each kind as the items miss', async () => {
    cookie = await store.signIn('manager');
    for (const { kind, missing: counted } of (await list('')).kinds) {
      const { items } = await list(`kind=${kind}&show=missing`);
      const sum = items.reduce((total, { missing }) => total + missing, 0);
      // One page holds 50.
      expect(counted, kind)[items.length < 50 ? 'toBe' : 'toBeGreaterThanOrEqual'](sum);
      for (const { id, missing } of kind === 'term' ? [] : items) {
        const { texts } = await open(kind, id);
        expect(texts.filter(({ isMissing }) => isMissing)).toHaveLength(missing);
      }
    }
  });

  it('leaves out codes and numbers, as the item’s page does', async () => {
    for (const name of ['Glow lock', 'LED', 'ZZ1', '4-1/2', 'N5F-A05TAA', '3 ZZZ', '', '[]', '24/7']) {
      const texts = { name, description: '', features: '[]' };
      await store.db.updateTable('products').set(texts).where('id', '=', 1).execute();
      expect((await list('show=missing')).items, name).toHaveLength(needsFrench(name) ? 1 : 0);
    }
  });
});

describe('an item', () => {
  it('is saved, and found by its French words', async () => {
    await rename(1, 'Glow lock');
    const fields = fieldsOf((await open('product', '1')).texts);
    expect(await found('luciole')).toEqual([]);
    const saved = await save('product', '1', {
      ...fields,
      name: 'Serrure luciole',
      features: 'Laiton\nDeux clés',
    });
    expect([saved.status, locationIn(saved)]).toEqual([303, '/admin/french?kind=product']);
    expect(await found('luciole')).toEqual([1]);
    expect((await list('')).isMissingOnly).toBe(false);
    expect(await findFrench(store.db, ['Glow lock', '["Brass","Two keys"]'])).toEqual(
      new Map([
        ['Glow lock', 'Serrure luciole'],
        ['["Brass","Two keys"]', '["Laiton","Deux clés"]'],
      ]),
    );
    const entry = await store.db
      .selectFrom('audit_entries')
      .select(['action', 'subject', 'before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({
      action: 'french.save',
      subject: 'product:1',
      before: '{"Name":"","Features":""}',
      after: JSON.stringify({ Name: 'Serrure luciole', Features: 'Laiton\nDeux clés' }),
    });
  });

  it('falls back to English when its French is removed', async () => {
    const fields = fieldsOf((await open('product', '1')).texts);
    expect((await save('product', '1', { ...fields, name: ' ' })).status).toBe(303);
    const { texts } = await open('product', '1');
    expect(texts[0]).toMatchObject({ name: 'name', french: '', isMissing: true });
  });

  it('is refused with another number of features, and keeps what was typed', async () => {
    await rename(1, 'Glow lock');
    const fields = fieldsOf((await open('product', '1')).texts);
    const answer = await save('product', '1', { ...fields, name: 'Serrure', features: 'Laiton' });
    expect([answer.status, fieldErrorsIn(answer)]).toEqual([
      422,
      { features: 'Enter 2 lines, one for each in English, or leave it blank' },
    ]);
    expect(refilledIn(answer)).toMatchObject({ name: 'Serrure', features: 'Laiton' });
  });

  it('shows what someone else saved meanwhile, and keeps what was only looked at', async () => {
    const opened = fieldsOf((await open('product', '1')).texts);
    await save('product', '1', { ...opened, name: 'De la première', description: 'Aussi.' });
    const answer = await save('product', '1', { ...opened, name: 'De la seconde' });
    expect([answer.status, Object.keys(fieldErrorsIn(answer))]).toEqual([409, ['name']]);
    expect(answer.body).toMatchObject({
      texts: [{ french: 'De la première' }, { french: 'Aussi.' }, {}, {}],
    });
    const { seen, name, ...rest } = refilledIn(answer);
    expect(name).toBe('De la seconde');
    expect(
      (await save('product', '1', { ...opened, ...rest, name: String(name), seen: String(seen) })).status,
    ).toBe(303);
    const { texts } = await open('product', '1');
    expect(texts.slice(0, 2).map(({ french }) => french)).toEqual(['De la seconde', 'Aussi.']);
  });

  it('is refused when its English changed meanwhile', async () => {
    const opened = fieldsOf((await open('product', '1')).texts);
    await rename(1, 'Glow lock');
    const answer = await save('product', '1', { ...opened, name: 'Serrure' });
    // The form comes back with the new English, which has fewer lines.
    expect([answer.status, Object.keys(fieldErrorsIn(answer))]).toEqual([422, ['features']]);
    expect(answer.body).toMatchObject({
      texts: [{ english: 'Glow lock' }, {}, { english: 'Brass\nTwo keys' }, {}],
    });
    const again = await save('product', '1', { ...opened, name: 'Serrure', features: '' });
    expect([again.status, Object.keys(fieldErrorsIn(again))]).toEqual([409, ['name']]);
  });

  it('of the content is for those who edit it', async () => {
    const refused = await answerOf(() => open('post', '1'));
    expect([refused.status, (await save('post', '1', {})).status]).toEqual([403, 403]);
    expect((await answerOf(() => open('nothing', '1'))).status).toBe(404);
    expect((await answerOf(() => open('product', '99999'))).status).toBe(404);
  });

  it('is previewed', async () => {
    cookie = await store.signIn('manager');
    const fields = fieldsOf((await open('post', '1')).texts);
    const answer = await save('post', '1', { ...fields, intent: 'preview', bodyMarkdown: '**Gras**' });
    expect(answer.body).toMatchObject({ preview: { text: { html: '<p><strong>Gras</strong></p>\n' } } });
  });

  it('is previewed as the French page shows it', async () => {
    cookie = await store.signIn('manager');
    const { id } = await store.db
      .selectFrom('text_pages')
      .select('id')
      .where('slug', '=', 'shipping')
      .executeTakeFirstOrThrow();
    await store.db
      .updateTable('text_pages')
      .set({ body_markdown: '## Free shipping' })
      .where('id', '=', id)
      .execute();
    const { texts } = await open('text-page', String(id));
    const bodyMarkdown = '## Livraison\n\nDès {freeShippingFrom}: [communiquez](/contact).';
    const fields = { ...fieldsOf(texts), intent: 'preview', bodyMarkdown };
    const { body } = await save('text-page', String(id), fields);
    expect(body).toMatchObject({
      preview: {
        text: {
          html: '<h2 id="free-shipping">Livraison</h2>\n<p>Dès 299\u00a0$: <a href="/fr/contact">communiquez</a>.</p>\n',
        },
      },
    });
  });

  it('suggests the French of an earlier English', async () => {
    const { texts } = await open('product', '1');
    await store.db
      .insertInto('audit_entries')
      .values({
        ...{
          actor: 'staff:ann',
          action: 'product.edit',
          subject: 'product:1',
          request_id: '',
          created_at: '',
        },
        before: JSON.stringify({ name: texts[0]?.english, features: texts[2]?.english.split('\n') }),
      })
      .execute();
    await rename(1, 'Glow lock');
    expect((await open('product', '1')).former).toEqual({
      name: texts[0]?.french,
      features: texts[2]?.french,
    });
  });
});

describe('terms', () => {
  const saveList = (texts: readonly FrenchText[], fields: Fields): Promise<Answer> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: 'save', ...fieldsOf(texts), ...fields }))
      form.set(name, value);
    for (const { english } of texts) form.append('english', english);
    return answerOf(() =>
      saveTerms(posting(store, '/admin/french?index&kind=term&page=2', form, { cookie })),
    );
  };

  it('are saved by the page, and products of the type are found by its French', async () => {
    const { type } = await store.db
      .selectFrom('products')
      .select('type')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const { items, texts } = await list(`kind=term&show=all&q=${encodeURIComponent(type)}`);
    expect(items.find(({ id }) => id === type)?.detail).toBe('Product type');
    const text = texts.find(({ english }) => english === type);
    const answer = await saveList(texts, { [text?.name ?? '']: 'Luciole' });
    expect(locationIn(answer)).toBe('/admin/french?kind=term&page=2');
    const ids = await store.db.selectFrom('products').select('id').where('type', '=', type).execute();
    const { rows } = await sql<{
      id: number;
    }>`select id from products where search_text like '%luciole%'`.execute(store.db);
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.map(({ id }) => id).sort());
  });

  it('that the catalog doesn’t have are not written', async () => {
    const { texts } = await list('kind=term');
    const [text] = texts;
    if (text === undefined) throw new Error('No term is missing.');
    await saveList([{ ...text, english: 'Legal notice' }], { [text.name]: 'Avis' });
    expect(await findFrench(store.db, ['Legal notice', text.english])).toEqual(new Map());
  });
});
