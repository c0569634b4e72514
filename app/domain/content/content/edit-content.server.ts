import { createHash } from 'node:crypto';

import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { DomainError, NotFoundError } from '../../base/shared/errors';
import { parseJson } from '../../base/shared/stored-json';
import {
  ContentChangedError,
  type ContentDoc,
  type ContentKind,
  getContentSubject,
} from './content-kind.server';

/** Hashes a document. Forms carry it as the expected version. */
export function hashDocument(doc: ContentDoc): string {
  return createHash('sha256').update(JSON.stringify(doc)).digest('base64url').slice(0, 22);
}

/**
 * Saves existing content and its version, and the previous state if no version has it yet.
 *
 * @param seen the expected version.
 * @throws NotFoundError, ContentChangedError, FieldError
 */
export async function saveContent<Doc extends ContentDoc>(
  db: Db,
  kind: ContentKind<Doc>,
  { id, doc, seen }: { id: string; doc: Doc; seen: string },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, (trx) => save(trx, kind, { id, doc, seen, action: 'save' }, actor));
}

/** @throws FieldError */
export async function addContent<Doc extends ContentDoc>(
  db: Db,
  kind: ContentKind<Doc>,
  doc: Doc,
  actor: Actor,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const id = await kind.write(trx, '', doc, undefined);
    const after = await kind.read(trx, id);
    if (after === undefined) throw new Error(`What was added cannot be read: ${getContentSubject(kind, id)}`);
    await keepVersion(trx, getContentSubject(kind, id), after, actor.name);
    await recordAudit(trx, actor, `${kind.name}.add`, getContentSubject(kind, id), { after });
    return id;
  });
}

/**
 * Restores a stored version; the current state is stored too.
 *
 * @throws NotFoundError, ContentChangedError, or DomainError if the version is no longer valid.
 */
export async function restoreContent<Doc extends ContentDoc>(
  db: Db,
  kind: ContentKind<Doc>,
  { id, revisionId, seen }: { id: string; revisionId: number; seen: string },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const revision = await trx
      .selectFrom('content_revisions')
      .select('data')
      .where('id', '=', revisionId)
      .where('subject', '=', getContentSubject(kind, id))
      .executeTakeFirstOrThrow(() => new NotFoundError('Version not found.'));
    const doc = kind.schema.safeParse(parseJson(revision.data));
    if (!doc.success) throw new DomainError('This version can’t be restored. Edit the current one instead.');
    await save(trx, kind, { id, doc: doc.data, seen, action: 'restore' }, actor);
  });
}

/** Deletes content; the audit log keeps it. @throws NotFoundError, ContentChangedError, DomainError */
export async function removeContent<Doc extends ContentDoc>(
  db: Db,
  kind: ContentKind<Doc>,
  { id, seen }: { id: string; seen: string },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await kind.read(trx, id);
    if (before === undefined || kind.remove === undefined) throw new NotFoundError('Content not found.');
    if (hashDocument(before) !== seen) throw new ContentChangedError(before);
    await kind.remove(trx, id, before);
    await recordAudit(trx, actor, `${kind.name}.delete`, getContentSubject(kind, id), { before });
  });
}

async function save<Doc extends ContentDoc>(
  trx: Trx,
  kind: ContentKind<Doc>,
  change: { id: string; doc: Doc; seen: string; action: 'save' | 'restore' },
  actor: Actor,
): Promise<void> {
  const { id, seen, action } = change;
  const subject = getContentSubject(kind, id);
  const before = await kind.read(trx, id);
  if (before === undefined) throw new NotFoundError('Content not found.');
  const stays = Object.fromEntries(kind.fixed.map((field) => [field, before[field]]));
  const doc = { ...change.doc, ...stays };
  if (isSame(doc, before)) return;
  if (hashDocument(before) !== seen) throw new ContentChangedError(before);
  await keepFirstVersion(trx, subject, before);
  await kind.write(trx, id, doc, before);
  const after = await kind.read(trx, id);
  if (after === undefined) throw new Error(`What was saved cannot be read: ${subject}`);
  await keepVersion(trx, subject, after, actor.name);
  await recordAudit(trx, actor, `${kind.name}.${action}`, subject, { before, after });
}

/** Ignores the order of fields. */
function isSame(one: ContentDoc, other: ContentDoc): boolean {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/** Content not written by the editor becomes a version too. */
async function keepFirstVersion(trx: Trx, subject: string, before: ContentDoc): Promise<void> {
  const latest = await trx
    .selectFrom('content_revisions')
    .select('data')
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest?.data !== JSON.stringify(before)) await keepVersion(trx, subject, before, '');
}

async function keepVersion(trx: Trx, subject: string, doc: ContentDoc, actor: string): Promise<void> {
  await trx
    .insertInto('content_revisions')
    .values({ subject, data: JSON.stringify(doc), actor, created_at: nowIso() })
    .execute();
}
