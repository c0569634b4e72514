import { createHash } from 'node:crypto';

import type { Db, Trx } from '../schema';
import { inTransaction } from '../transaction';
import { careers } from './texts/careers';
import { compliance } from './texts/compliance';
import { events } from './texts/events';
import { faq } from './texts/faq';
import { guides } from './texts/guides';
import { privacy } from './texts/privacy';
import { resources } from './texts/resources';
import { security } from './texts/security';
import { solutions } from './texts/solutions';
import type { StandardText } from './texts/standard-text';
import { support } from './texts/support';
import { terms } from './texts/terms';
import { testimonials } from './texts/testimonials';

export const standardTexts: readonly StandardText[] = [
  solutions,
  resources,
  ...guides,
  events,
  careers,
  support,
  faq,
  testimonials,
  privacy,
  security,
  compliance,
  terms,
];

/**
 * Loads the texts that a store cannot be without, demo or not: those that are missing, and newer ones in the place
 * of texts that nobody has edited. What staff wrote is never touched.
 */
export async function loadStandardTexts(db: Db, { demo }: { demo: boolean }): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const [index, text] of standardTexts.entries()) await loadText(trx, text, index, demo);
  });
}

async function loadText(trx: Trx, text: StandardText, position: number, demo: boolean): Promise<void> {
  const place = { section: text.section ?? '', slug: text.slug };
  const content = {
    title: text.title,
    summary: text.summary,
    body_markdown: demo ? (text.demoBodyMarkdown ?? text.bodyMarkdown) : text.bodyMarkdown,
  };
  // Noon, so that it is the same day in every time zone of the store.
  const now = `${text.updatedOn}T12:00:00.000Z`;
  const row = await trx
    .selectFrom('text_pages')
    .select(['id', 'title', 'summary', 'body_markdown', 'standard_hash'])
    .where('section', '=', place.section)
    .where('slug', '=', place.slug)
    .executeTakeFirst();
  const loaded = { ...content, standard_hash: hashOf(content), updated_at: now };
  if (row === undefined) {
    await trx
      .insertInto('text_pages')
      .values({ ...place, ...loaded, sort_order: position, is_published: 1, created_at: now })
      .execute();
  } else if (row.standard_hash === hashOf(row) && row.standard_hash !== loaded.standard_hash) {
    await trx.updateTable('text_pages').set(loaded).where('id', '=', row.id).execute();
  }
}

function hashOf({ title, summary, body_markdown }: Record<'title' | 'summary' | 'body_markdown', string>) {
  return createHash('sha256')
    .update(JSON.stringify([title, summary, body_markdown]))
    .digest('base64url');
}
