import { describe, expect, it } from 'vitest';

import { openTestStore } from '../../tests/support/test-store';
import type { Db } from '../schema';
import { loadStandardTexts, standardTexts } from './standard-texts';

const rows = (db: Db) => db.selectFrom('text_pages').selectAll().orderBy('id').execute();

async function bodyOf(db: Db, slug: string): Promise<string> {
  const row = await db
    .selectFrom('text_pages')
    .select('body_markdown')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.body_markdown;
}

describe('the texts that come with the release', () => {
  it('are in a live store that was never seeded', async () => {
    const { db } = await openTestStore();
    await loadStandardTexts(db, { demo: false });
    const loaded = await rows(db);
    expect(loaded.map(({ section, slug }) => `${section}/${slug}`).sort()).toEqual(
      standardTexts.map(({ section = '', slug }) => `${section}/${slug}`).sort(),
    );
    for (const { slug, summary, is_published, body_markdown } of loaded) {
      expect(is_published, slug).toBe(1);
      expect(summary.length, slug).toBeGreaterThan(20);
      expect(summary.length, slug).toBeLessThanOrEqual(160);
      expect(body_markdown, slug).not.toMatch(/demonstration|sample content/i);
    }
  });

  it('are loaded once, however often the store starts', async () => {
    const { db } = await openTestStore();
    await loadStandardTexts(db, { demo: true });
    const first = await rows(db);
    await loadStandardTexts(db, { demo: true });
    expect(await rows(db)).toEqual(first);
  });

  it('leave alone what was edited and what was taken off the store, by whatever way', async () => {
    const { db } = await openTestStore();
    await loadStandardTexts(db, { demo: true });
    const edit = (slug: string, change: { body_markdown?: string; title?: string; is_published?: 0 }) =>
      db.updateTable('text_pages').set(change).where('slug', '=', slug).execute();
    await edit('testimonials', { body_markdown: 'Ours.' });
    await edit('careers', { title: 'Jobs' });
    await edit('terms', { is_published: 0 });
    const before = await rows(db);
    // Both have a different text in a live store, which an unedited page would get.
    await loadStandardTexts(db, { demo: false });
    const after = await rows(db);
    for (const slug of ['testimonials', 'careers', 'terms']) {
      expect(after.find((row) => row.slug === slug)).toEqual(before.find((row) => row.slug === slug));
    }
  });

  it('replace older ones that nobody edited', async () => {
    const { db } = await openTestStore();
    await loadStandardTexts(db, { demo: true });
    expect(await bodyOf(db, 'testimonials')).toContain('sample content');
    await loadStandardTexts(db, { demo: false });
    expect(await bodyOf(db, 'testimonials')).not.toContain('sample content');
    expect(await rows(db)).toHaveLength(standardTexts.length);
  });

  it('do not touch a page of the store’s own', async () => {
    const { db } = await openTestStore();
    const now = '2026-01-02T12:00:00.000Z';
    const own = { section: 'resources', slug: 'our-own', title: 'Own', body_markdown: 'Own.', sort_order: 0 };
    await db
      .insertInto('text_pages')
      .values({ ...own, summary: '', is_published: 1, standard_hash: null, created_at: now, updated_at: now })
      .execute();
    await loadStandardTexts(db, { demo: false });
    expect((await rows(db))[0]).toMatchObject({ ...own, updated_at: now });
  });
});
