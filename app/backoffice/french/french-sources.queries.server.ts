import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../db/dialect';
import type { Db, Trx } from '../../../db/schema';
import { parseTextList } from '../../domain/base/shared/stored-json';
import { createClaimKind, isClaimId } from '../../domain/content/content/claim-kind.server';
import {
  CLAIM_SETS,
  type ClaimField,
  type ClaimRow,
  type ClaimSet,
  type ClaimsDoc,
} from '../../domain/content/content/claim-sets.rules';
import type { FrenchKind, FrenchTextForm } from './french-kinds.rules';

/** A text to translate. */
export interface SourceText {
  /** Its field in the form. */
  name: string;
  label: string;
  /** As stored, which is the key of its French. */
  english: string;
  form: FrenchTextForm;
  /** Proper names and vehicles often read the same in French: they count as needing none. */
  isOptional?: boolean;
}

interface ColumnText extends Omit<SourceText, 'english'> {
  column: string;
}

/** A kind whose texts are columns of a table. */
export interface TableKind {
  table: 'products' | 'categories' | 'text_pages' | 'posts' | 'events';
  title: string;
  /** What tells apart two items of the same title. */
  detail: string;
  where?: RawBuilder<SqlBool>;
  texts: readonly ColumnText[];
}

const ARTICLE: readonly ColumnText[] = [
  { column: 'title', name: 'title', label: 'Title', form: 'line' },
  { column: 'summary', name: 'summary', label: 'Description', form: 'text' },
  { column: 'body_markdown', name: 'bodyMarkdown', label: 'Text', form: 'markdown' },
];

/** Fields are named as in the audit log, where an earlier English is found. */
export const TABLE_KINDS: Partial<Record<FrenchKind, TableKind>> = {
  product: {
    table: 'products',
    title: 'name',
    detail: 'sku',
    // Reading all rows in order is faster than by an index that most of them are in.
    where: sql<SqlBool>`${BESIDE_INDEX}is_active = 1`,
    texts: [
      { column: 'name', name: 'name', label: 'Name', form: 'line' },
      { column: 'description', name: 'description', label: 'Description', form: 'text' },
      { column: 'features', name: 'features', label: 'Features', form: 'list' },
      {
        column: 'compatibility',
        name: 'compatibility',
        label: 'Compatibility',
        form: 'text',
        isOptional: true,
      },
    ],
  },
  category: {
    table: 'categories',
    title: 'name',
    detail: 'slug',
    texts: [
      { column: 'name', name: 'name', label: 'Name', form: 'line' },
      { column: 'description', name: 'description', label: 'Description', form: 'text' },
      { column: 'hero_text', name: 'heroText', label: 'Page introduction', form: 'text' },
    ],
  },
  'text-page': { table: 'text_pages', title: 'title', detail: 'slug', texts: ARTICLE },
  post: { table: 'posts', title: 'title', detail: 'published_on', texts: ARTICLE },
  event: {
    table: 'events',
    title: 'title',
    detail: 'starts_on',
    texts: [
      { column: 'title', name: 'title', label: 'Title', form: 'line' },
      { column: 'kind', name: 'kind', label: 'Type', form: 'line' },
      { column: 'hours', name: 'hours', label: 'Hours', form: 'line' },
      { column: 'venue', name: 'venue', label: 'Venue', form: 'line', isOptional: true },
      { column: 'city', name: 'city', label: 'City', form: 'line', isOptional: true },
      { column: 'summary', name: 'summary', label: 'Description', form: 'text' },
    ],
  },
};

/** Finds the texts of an item; undefined if it is gone. */
export async function findSource(
  db: Db | Trx,
  kind: FrenchKind,
  id: string,
): Promise<{ title: string; texts: SourceText[] } | undefined> {
  const found = await readSource(db, kind, id);
  return found && { ...found, texts: withoutRepeated(found.texts) };
}

async function readSource(db: Db | Trx, kind: FrenchKind, id: string) {
  if (kind === 'claims') return isClaimId(id) ? readClaims(db, id) : undefined;
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  if (kind === 'location') return readLocation(db, Number(id));
  const columns = TABLE_KINDS[kind];
  return columns && readColumns(db, columns, Number(id));
}

/** Drops repeated texts: each is translated once. */
function withoutRepeated(texts: readonly SourceText[]): SourceText[] {
  const byEnglish = new Map([...texts].reverse().map((text) => [text.english, text]));
  return texts.filter((text) => text.english !== '' && byEnglish.get(text.english) === text);
}

async function readColumns(db: Db | Trx, { table, title, texts }: TableKind, id: number) {
  const columns = [title, ...texts.map(({ column }) => column)];
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  const query = sql<Record<string, string>>`select ${selected} from ${sql.table(table)} where id = ${id}`;
  const [row] = (await query.execute(db)).rows;
  return (
    row && {
      title: row[title] ?? '',
      texts: texts.map(({ column, ...text }): SourceText => {
        const english = row[column] ?? '';
        return { ...text, english: english === '[]' ? '' : english };
      }),
    }
  );
}

async function readLocation(db: Db | Trx, id: number) {
  const row = await db
    .selectFrom('locations')
    .select(['name', 'hours_weekdays', 'hours_saturday', 'hours_sunday', 'services', 'specialties'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const line = (name: string, label: string, english: string): SourceText => ({
    name,
    label,
    english,
    form: 'line',
  });
  return {
    title: row.name,
    texts: [
      { ...line('name', 'Name', row.name), isOptional: true },
      line('weekdays', 'Monday to Friday', row.hours_weekdays),
      line('saturday', 'Saturday', row.hours_saturday),
      line('sunday', 'Sunday', row.hours_sunday),
      ...parseTextList(row.services).map((text, index) =>
        line(`services-${index}`, `Service ${index + 1}`, text),
      ),
      ...parseTextList(row.specialties).map((text, index) =>
        line(`specialties-${index}`, `Specialty ${index + 1}`, text),
      ),
    ],
  };
}

async function readClaims(db: Db | Trx, id: keyof typeof CLAIM_SETS) {
  const set: ClaimSet = CLAIM_SETS[id];
  const doc: ClaimsDoc = (await createClaimKind(id).read(db, id)) ?? {};
  return { title: set.title, texts: listClaims(set, doc) };
}

/** Lists the texts of a claim set. Each line of a list is a text of its own. */
function listClaims(set: ClaimSet, doc: ClaimsDoc): SourceText[] {
  const rowsOf = (name: string): ClaimRow[] => {
    const rows = doc[name];
    return Array.isArray(rows) ? rows : [];
  };
  return [
    ...set.fields.flatMap((field) => {
      const text = doc[field.name];
      return typeof text === 'string' ? listField(field, text, '', '') : [];
    }),
    ...set.groups.flatMap(({ name, item, fields }) =>
      rowsOf(name).flatMap((row, index) =>
        fields.flatMap((field) =>
          listField(field, row[field.name] ?? '', `${name}-${index}-`, `${toTitle(item)} ${index + 1}: `),
        ),
      ),
    ),
  ];
}

function listField({ name, label, type }: ClaimField, text: string, path: string, place: string) {
  // An anchor is a part of an address.
  if (type === 'picture' || name === 'anchor') return [];
  if (type !== 'lines')
    return [{ name: path + name, label: place + label, english: text, form: type }] satisfies SourceText[];
  return text.split('\n').map((line, index): SourceText => ({
    name: `${path}${name}-${index}`,
    label: `${place}${label} ${index + 1}`,
    english: line,
    form: 'line',
  }));
}

function toTitle(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
