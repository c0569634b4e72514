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
    expect(synonymOf('  Spy   HOLE ', 'Deadbolt\r\nDoor  Viewer, deadbolt,,')).toEqual({
      said: 'spy hole',
      finds: 'deadbolt | door viewer',
    });
  });

  it.each([
    ['', 'deadbolt', 'Enter what buyers type'],
    ['spy-hole', 'deadbolt', 'Use only letters, digits, and spaces'],
    ['one two three four five', 'deadbolt', 'Enter at most 4 words'],
    ['spy hole', ' , \n', 'Enter at least one phrase'],
    ['spy hole', Array.from({ length: 17 }, (_, index) => index).join(), 'Enter at most 16 phrases'],
    ['spy hole', 'a'.repeat(61), 'Enter phrases of 60 characters or fewer'],
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
    expect(await formsOf('spy hole')).not.toContain('deadbolt');
    const id = await added('spy hole', 'Deadbolt, tubular lock');
    expect(await formsOf('spy holes')).toEqual(expect.arrayContaining(['deadbolt', 'tubular lock']));
    expect(await auditOf(db, `synonym:${id}`)).toMatchObject([
      { action: 'synonym.add', after: { name: 'spy hole', finds: 'deadbolt | tubular lock' } },
    ]);
  });

  it('may have four words', async () => {
    await added('little glass spy hole', 'deadbolt');
    expect(await formsOf('little glass spy hole')).toContain('deadbolt');
  });

  it('is there once: adding it again changes it', async () => {
    const id = await added('spy hole', 'deadbolt');
    expect(await added('Spy Holes', 'padlock')).toBe(id);
    expect(await findSynonym(db, id)).toMatchObject({ said: 'spy holes', finds: 'padlock' });
    const { synonyms } = await listSynonyms(db, 'spy hole', 1);
    expect(synonyms).toHaveLength(1);
  });

  it('is changed, but not to the phrase of another', async () => {
    const id = await added('spy hole', 'deadbolt');
    await added('glass eye', 'padlock');
    await changeSynonym(db, id, synonymOf('spyglass', 'padlock'), CLERK);
    expect(await findSynonym(db, id)).toMatchObject({ said: 'spyglass', finds: 'padlock' });
    await expect(changeSynonym(db, id, synonymOf('glass eyes', 'padlock'), CLERK)).rejects.toThrow(
      '“glass eye” already has synonyms. Edit those instead',
    );
    expect((await auditOf(db, `synonym:${id}`)).at(-1)).toMatchObject({
      action: 'synonym.edit',
      before: { name: 'spy hole' },
      after: { name: 'spyglass' },
    });
  });

  it.each(['hole for spies', '3 inch hole'])('that the search takes apart is refused: %s', async (said) => {
    await expect(addSynonym(db, synonymOf(said, 'deadbolt'), CLERK)).rejects.toThrow(FieldError);
  });

  it('is deleted', async () => {
    const id = await added('spy hole', 'deadbolt');
    await deleteSynonym(db, id, CLERK);
    expect(await formsOf('spy hole')).not.toContain('deadbolt');
    await expect(deleteSynonym(db, id, CLERK)).rejects.toThrow(NotFoundError);
    await expect(changeSynonym(db, id, synonymOf('spy hole', 'deadbolt'), CLERK)).rejects.toThrow(
      NotFoundError,
    );
  });

  it('is listed by any of its words', async () => {
    await added('spy hole', 'deadbolt');
    expect((await listSynonyms(db, 'DEADBOLT spy', 1)).synonyms.map(({ said }) => said)).toEqual([
      'spy hole',
    ]);
    expect((await listSynonyms(db, '%', 1)).page.total).toBe(0);
  });
});
