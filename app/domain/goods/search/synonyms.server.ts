import type { Db, Trx } from '../../../../db/schema';
import { toPlain } from '../../../../db/search-text';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { FieldError, NotFoundError } from '../../base/shared/errors';
import { listBareWords } from './bare-words.rules';
import { splitIntoWords, toSynonymPhrase } from './search-words.server';
import type { SynonymInput } from './synonym.schema';
import { findSynonym, findSynonymOf, type Synonym } from './synonym-list.queries.server';

/**
 * Adds a synonym, or changes the one of the same phrase. Its failed searches are done with.
 *
 * @throws FieldError if the search would never use it.
 */
export async function addSynonym(db: Db, input: SynonymInput, actor: Actor): Promise<void> {
  const synonym = toStored(input);
  assertUsed(synonym);
  await inTransaction(db, async (trx) => {
    const before = await findSynonymOf(trx, synonym.said);
    if (before !== undefined) return updateSynonym(trx, before, synonym, actor);
    const { id } = await trx
      .insertInto('search_synonyms')
      .values({ ...synonym, updated_at: nowIso() })
      // Two clerks may save the same phrase at once.
      .onConflict((on) => on.column('said').doUpdateSet({ finds: synonym.finds }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, actor, 'synonym.add', getSynonymSubject(id), { after: toAuditFacts(synonym) });
    await deleteFailedSearches(trx, synonym.said);
  });
}

/** @throws NotFoundError, or FieldError if the search would never use it or another one has the phrase. */
export async function changeSynonym(db: Db, id: number, input: SynonymInput, actor: Actor): Promise<void> {
  const synonym = toStored(input);
  await inTransaction(db, async (trx) => {
    const before = await getSynonym(trx, id);
    if (synonym.said !== before.said) assertUsed(synonym);
    const same = await findSynonymOf(trx, synonym.said);
    if (same !== undefined && same.id !== id)
      throw new FieldError('said', `“${same.said}” already has synonyms. Edit those instead`);
    await updateSynonym(trx, before, synonym, actor);
  });
}

/** @throws NotFoundError */
export async function deleteSynonym(db: Db, id: number, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await getSynonym(trx, id);
    await trx.deleteFrom('search_synonyms').where('id', '=', id).execute();
    await recordAudit(trx, actor, 'synonym.delete', getSynonymSubject(id), { before: toAuditFacts(before) });
  });
}

async function updateSynonym(trx: Trx, before: Synonym, synonym: SynonymInput, actor: Actor): Promise<void> {
  await trx
    .updateTable('search_synonyms')
    .set({ ...synonym, updated_at: nowIso() })
    .where('id', '=', before.id)
    .execute();
  await recordAudit(trx, actor, 'synonym.edit', getSynonymSubject(before.id), {
    before: toAuditFacts(before),
    after: toAuditFacts(synonym),
  });
  await deleteFailedSearches(trx, synonym.said);
}

/** Deletes the failed searches of a phrase, which now finds something. */
async function deleteFailedSearches(trx: Trx, said: string): Promise<void> {
  const phrase = toSynonymPhrase(said);
  const failed = await trx.selectFrom('failed_searches').select('q').execute();
  const done = failed.map(({ q }) => q).filter((q) => toSynonymPhrase(q) === phrase);
  if (done.length > 0) await trx.deleteFrom('failed_searches').where('q', 'in', done).execute();
}

/** Normalizes the phrases like the texts that they are compared with. */
function toStored({ said, finds }: SynonymInput): SynonymInput {
  return { said: toPlain(said), finds: toPlain(finds) };
}

/** Fillers and measurements are taken out of a search before its synonyms are looked up. */
function assertUsed({ said, finds }: SynonymInput): void {
  const bare = listBareWords(said);
  const [word, ...others] = splitIntoWords(said, new Map([[bare, [finds]]]));
  if (others.length > 0 || word === undefined || listBareWords(word.text) !== bare)
    throw new FieldError('said', 'Leave out sizes, and words such as “for” and “the”');
}

async function getSynonym(trx: Trx, id: number): Promise<Synonym> {
  const synonym = await findSynonym(trx, id);
  if (synonym === undefined) throw new NotFoundError('Synonym not found.');
  return synonym;
}

function toAuditFacts({ said, finds }: SynonymInput) {
  return { name: said, finds };
}

function getSynonymSubject(id: number): string {
  return `synonym:${id}`;
}
