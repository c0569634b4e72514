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
import { returns } from './texts/returns';
import { security } from './texts/security';
import { shipping } from './texts/shipping';
import { solutions } from './texts/solutions';
import type { StandardText } from './texts/standard-text';
import { support } from './texts/support';
import { terms } from './texts/terms';
import { testimonials } from './texts/testimonials';
import { warranty } from './texts/warranty';

export const standardTexts: readonly StandardText[] = [
  solutions,
  resources,
  ...guides,
  events,
  careers,
  support,
  faq,
  shipping,
  returns,
  warranty,
  testimonials,
  privacy,
  security,
  compliance,
  terms,
];

/**
 * Loads the standard texts of every store, demo or not: missing ones, and newer versions of texts that no one has
 * edited. Edited texts are never overwritten. Writes nothing if all are current.
 */
export async function loadStandardTexts(db: Db, { demo }: { demo: boolean }): Promise<void> {
  if ((await listTextsToLoad(db, demo)).length === 0) return;
  await inTransaction(db, async (trx) => {
    for (const { rowId, row } of await listTextsToLoad(trx, demo)) {
      if (rowId === undefined) await trx.insertInto('text_pages').values(row).execute();
      else {
        const { title, summary, body_markdown, standard_hash, updated_at } = row;
        await trx
          .updateTable('text_pages')
          .set({ title, summary, body_markdown, standard_hash, updated_at })
          .where('id', '=', rowId)
          .execute();
      }
    }
  });
}

/** Lists the French of the standard texts: of each title, summary, and body. */
export function listStandardFrench(demo: boolean): [english: string, french: string][] {
  return standardTexts.flatMap((text): [string, string][] => [
    [text.title, text.french.title],
    [text.summary, text.french.summary],
    [chooseBody(text, demo), chooseBody(text.french, demo)],
  ]);
}

function chooseBody(
  { bodyMarkdown, demoBodyMarkdown }: { bodyMarkdown: string; demoBodyMarkdown?: string },
  demo: boolean,
): string {
  return demo ? (demoBodyMarkdown ?? bodyMarkdown) : bodyMarkdown;
}

interface TextToLoad {
  /** The row it replaces; undefined if the text is missing. */
  rowId: number | undefined;
  row: ReturnType<typeof toRow>;
}

/** The texts that are missing or older than the release's, with their new content. */
async function listTextsToLoad(db: Db | Trx, demo: boolean): Promise<TextToLoad[]> {
  const rows = await db
    .selectFrom('text_pages')
    .select(['id', 'section', 'slug', 'title', 'summary', 'body_markdown', 'standard_hash'])
    .execute();
  const there = new Map(rows.map((row) => [`${row.section}/${row.slug}`, row]));
  return standardTexts.flatMap((text, position): TextToLoad[] => {
    const row = toRow(text, position, demo);
    const known = there.get(`${row.section}/${row.slug}`);
    if (known === undefined) return [{ rowId: undefined, row }];
    const isAsLoaded = known.standard_hash === hashOf(known);
    return isAsLoaded && known.standard_hash !== row.standard_hash ? [{ rowId: known.id, row }] : [];
  });
}

function toRow(text: StandardText, position: number, demo: boolean) {
  const content = {
    title: text.title,
    summary: text.summary,
    body_markdown: chooseBody(text, demo),
  };
  // Noon UTC is the same day in every time zone of the store.
  const at = `${text.updatedOn}T12:00:00.000Z`;
  return {
    section: text.section ?? '',
    slug: text.slug,
    ...content,
    standard_hash: hashOf(content),
    sort_order: position,
    is_published: 1 as const,
    created_at: at,
    updated_at: at,
  };
}

function hashOf({ title, summary, body_markdown }: Record<'title' | 'summary' | 'body_markdown', string>) {
  return createHash('sha256')
    .update(JSON.stringify([title, summary, body_markdown]))
    .digest('base64url');
}
