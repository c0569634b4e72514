import { z } from 'zod';

import type { Db, Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';
import { FieldError } from '../../base/shared/errors';
import { parseJson } from '../../base/shared/stored-json';
import {
  readBusinessHours,
  readHeritageClaims,
  readMarketingClaims,
  readStoreClaims,
  getRowKind,
} from './claims.queries.server';
import {
  CLAIM_SETS,
  isClaimSet,
  type ClaimField,
  type ClaimRow,
  type ClaimsDoc,
  type ClaimSetName,
} from './claim-sets.rules';
import { claimFormSchema, COMPANY_BLOCKS, type CompanyBlockKind } from './company-blocks.schema';
import type { ContentKind } from './content-kind.server';
import { linesOf } from '../../base/shared/multi-line-fields';
import { renderMarkdown } from './markdown.server';

/** The content kind of a claim set. Its ID is its name. */
export function createClaimKind(set: ClaimSetName): ContentKind<ClaimsDoc> {
  return {
    name: 'claims',
    schema: claimFormSchema(CLAIM_SETS[set]),
    fixed: [],
    titleOf: () => CLAIM_SETS[set].title,
    read: (db) => readClaims(db, set),
    async write(trx, id, doc) {
      if (isBlocks(set)) await writeBlocks(trx, set, doc);
      else await writeSet(trx, set, doc);
      return id;
    },
  };
}

async function readClaims(db: Db | Trx, set: ClaimSetName): Promise<ClaimsDoc> {
  if (set === 'store') return readStoreClaims(db);
  if (set === 'marketing') return readMarketingClaims(db);
  if (set === 'heritage') return readHeritageClaims(db);
  if (set === 'hours') return readBusinessHours(db);
  const rows = await selectBlocks(db, set);
  return { rows: rows.map(({ title, data }) => toClaimRow(listFields(set), title, parseJson(data))) };
}

function isBlocks(set: ClaimSetName): set is CompanyBlockKind {
  return Object.hasOwn(COMPANY_BLOCKS, set);
}

export function isClaimId(id: string): id is ClaimSetName {
  return isClaimSet(id);
}

function listFields(set: ClaimSetName): readonly ClaimField[] {
  return CLAIM_SETS[set].groups[0].fields;
}

async function selectBlocks(db: Db | Trx, kind: CompanyBlockKind) {
  return db
    .selectFrom('content_blocks')
    .select(['id', 'title', 'data'])
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

const Data = z
  .record(z.union([z.string(), z.array(z.string()).transform((lines) => lines.join('\n'))]))
  .catch({});

/** A card's form values: the row's title is its name, and lists have one item per line. */
function toClaimRow(fields: readonly ClaimField[], title: string, data: unknown): ClaimRow {
  const texts = Data.parse(data);
  return Object.fromEntries(fields.map(({ name }) => [name, name === 'name' ? title : (texts[name] ?? '')]));
}

async function writeSet(trx: Trx, set: ClaimSetName, doc: ClaimsDoc): Promise<void> {
  const changed = { data: JSON.stringify(doc), updated_at: nowIso() };
  const kind = getRowKind(set);
  const row = await trx
    .updateTable('content_blocks')
    .set(changed)
    .where('kind', '=', kind)
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) return;
  await trx
    .insertInto('content_blocks')
    .values({ kind, position: 0, title: CLAIM_SETS[set].title, ...changed })
    .execute();
}

/** Writes the rows of a kind in order. Rows keep their IDs, which pages use as anchors. */
async function writeBlocks(trx: Trx, kind: CompanyBlockKind, doc: ClaimsDoc): Promise<void> {
  const rows = Array.isArray(doc['rows']) ? doc['rows'] : [];
  if (kind === 'market') await assertAnchors(trx, rows);
  const known = await selectBlocks(trx, kind);
  for (const [position, row] of rows.entries()) {
    const values = { position, title: row['name'] ?? '', data: toData(kind, row), updated_at: nowIso() };
    const id = known[position]?.id;
    if (id === undefined)
      await trx
        .insertInto('content_blocks')
        .values({ kind, ...values })
        .execute();
    else await trx.updateTable('content_blocks').set(values).where('id', '=', id).execute();
  }
  for (const { id } of known.slice(rows.length))
    await trx.deleteFrom('content_blocks').where('id', '=', id).execute();
}

function toData(kind: CompanyBlockKind, row: ClaimRow): string {
  const fields = listFields(kind).filter(({ name }) => name !== 'name');
  const data = fields.map(({ name, type }) => {
    const text = row[name] ?? '';
    return [name, type === 'lines' ? linesOf(text) : text] as const;
  });
  return JSON.stringify(COMPANY_BLOCKS[kind].parse(Object.fromEntries(data)));
}

/** Checks that Explore Solutions links to an existing heading. */
async function assertAnchors(trx: Trx, rows: readonly ClaimRow[]): Promise<void> {
  const page = await trx
    .selectFrom('text_pages')
    .select('body_markdown')
    .where('section', '=', '')
    .where('slug', '=', 'solutions')
    .executeTakeFirst();
  const ids = renderMarkdown(page?.body_markdown ?? '').headings.map(({ id }) => id);
  for (const [index, row] of rows.entries()) {
    const anchor = row['anchor'] ?? '';
    if (anchor !== '' && !ids.includes(anchor))
      throw new FieldError(
        `rows[${index}].anchor`,
        `The Solutions page has no part ${anchor}. It has: ${ids.join(', ')}`,
      );
  }
}
