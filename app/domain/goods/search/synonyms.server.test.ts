import { beforeEach, describe, expect, it } from 'vitest';

import { auditOf, CLERK } from '../../../../tests/support/purchasing';
import { openTestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { FieldError, NotFoundError } from '../../base/shared/errors';
import { parseSearch } from './product-search.queries.server';
import { SynonymSchema } from './synonym.schema';
import { toSynonymPhrase } from './search-words.server';
import { findSynonym, findSynonymOf, listSynonyms } from './synonym-list.queries.server';
import { addSynonym, changeSynonym, deleteSynonym } from './synonyms.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

const synonymOf = (said: string, finds: string) => SynonymSchema.parse({ said, finds });

async function added(said: string, finds: string): Promise<number> {
  await addSynonym(db, synonymOf(said, finds), CLERK);
  const synonym = await findSynonymOf(db, said);
  if (synonym === undefined) throw new Error(`${said} was not added.`);
  return synonym.id;
}

async function formsOf(q: string): Promise<readonly string[]> {
  const { words } = await parseSearch(db, q);
  return words.flatMap(({ forms }) => forms);
}

describe('the form of a synonym', () => {
  it('takes phrases on lines of their own or between commas, each once', () => {
    expect(synonymOf('  Judas   EYE ', 'Deadbolt\r\nDoor  Viewer, deadbolt,,')).toEqual({
      said: 'judas eye',
      finds: 'deadbolt | door viewer',
    });
  });

  it.each([
    ['', 'deadbolt', 'Enter what buyers type'],
    ['judas-eye', 'deadbolt', 'Use only letters, digits, and spaces'],
    ['one two three four five', 'deadbolt', 'Enter at most 4 words'],
    ['judas eye', ' , \n', 'Enter at least one phrase'],
    ['judas eye', Array.from({ length: 17 }, (_, index) => index).join(), 'Enter at most 16 phrases'],
    ['judas eye', 'a'.repeat(61), 'Enter phrases of 60 characters or fewer'],
  ])('refuses %j for %j', (said, finds, message) => {
    const { error } = SynonymSchema.safeParse({ said, finds });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('is filled with the words of a search', () => {
    expect(toSynonymPhrase('Peep-hole? (brass)')).toBe('peep hole brass');
    expect(toSynonymPhrase('a spyglass 1-1/8" for our doors')).toBe('spyglass door');
  });
});

describe('a synonym', () => {
  it('widens the next search, and says in the log who added it', async () => {
    expect(await formsOf('judas eye')).not.toContain(' deadbolt');
    const id = await added('judas eye', 'Deadbolt, tubular lock');
    expect(await formsOf('judas eyes')).toEqual(expect.arrayContaining([' deadbolt', ' tubular lock']));
    expect(await auditOf(db, `synonym:${id}`)).toMatchObject([
      { action: 'synonym.add', after: { name: 'judas eye', finds: 'deadbolt | tubular lock' } },
    ]);
  });

  it('may have four words', async () => {
    await added('little glass judas eye', 'deadbolt');
    expect(await formsOf('little glass judas eye')).toContain(' deadbolt');
  });

  it('is there once: adding it again changes it', async () => {
    const id = await added('judas eye', 'deadbolt');
    expect(await added('Judas Eyes', 'padlock')).toBe(id);
    expect(await findSynonym(db, id)).toMatchObject({ said: 'judas eyes', finds: 'padlock' });
    const { synonyms } = await listSynonyms(db, 'judas eye', 1);
    expect(synonyms).toHaveLength(1);
  });

  it('is changed, but not to the phrase of another', async () => {
    const id = await added('judas eye', 'deadbolt');
    await added('glass eye', 'padlock');
    await changeSynonym(db, id, synonymOf('spyglass', 'padlock'), CLERK);
    expect(await findSynonym(db, id)).toMatchObject({ said: 'spyglass', finds: 'padlock' });
    await expect(changeSynonym(db, id, synonymOf('glass eyes', 'padlock'), CLERK)).rejects.toThrow(
      '“glass eye” already has synonyms. Edit those instead',
    );
    expect((await auditOf(db, `synonym:${id}`)).at(-1)).toMatchObject({
      action: 'synonym.edit',
      before: { name: 'judas eye' },
      after: { name: 'spyglass' },
    });
  });

  it.each(['hole for spies', '3 inch hole'])('that the search takes apart is refused: %s', async (said) => {
    await expect(addSynonym(db, synonymOf(said, 'deadbolt'), CLERK)).rejects.toThrow(FieldError);
  });

  it('is deleted', async () => {
    const id = await added('judas eye', 'deadbolt');
    await deleteSynonym(db, id, CLERK);
    expect(await formsOf('judas eye')).not.toContain(' deadbolt');
    await expect(deleteSynonym(db, id, CLERK)).rejects.toThrow(NotFoundError);
    await expect(changeSynonym(db, id, synonymOf('judas eye', 'deadbolt'), CLERK)).rejects.toThrow(
      NotFoundError,
    );
  });

  it('is listed by any of its words', async () => {
    await added('judas eye', 'deadbolt');
    expect((await listSynonyms(db, 'DEADBOLT judas', 1)).synonyms.map(({ said }) => said)).toEqual([
      'judas eye',
    ]);
    expect((await listSynonyms(db, '%', 1)).page.total).toBe(0);
  });
});
