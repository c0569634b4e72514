import { beforeEach, describe, expect, it } from 'vitest';

import { openTestStore } from '../tests/support/test-store';
import { openCommittedVersion, sharingTheNext, type CommittedVersion } from './committed-version';
import type { Db } from './schema';

describe('the version that is committed', () => {
  let db: Db;
  let version: CommittedVersion;

  beforeEach(async () => {
    const store = await openTestStore({ seeded: true });
    ({ db } = store);
    version = openCommittedVersion(store.env.databaseUrl, db);
  });

  const change = (to: Pick<Db, 'updateTable'>) =>
    to.updateTable('products').set({ price_cents: 1 }).where('id', '=', 1).execute();

  it('is another one after every change', async () => {
    const before = await version.read();
    expect(await version.read()).toBe(before);
    await change(db);
    expect(await version.read()).toBeGreaterThan(before);
    version.close();
  });

  it('is none of a transaction that is taken back', async () => {
    const before = await version.read();
    const attempt = db.transaction().execute(async (trx) => {
      await change(trx);
      expect(await version.read()).toBe(before);
      throw new Error('taken back');
    });
    await expect(attempt).rejects.toThrow('taken back');
    expect(await version.read()).toBe(before);
    version.close();
  });
});

describe('a question that is shared', () => {
  /** Questions that are answered by hand, with their number. */
  function questions() {
    const answers: { resolve: (number: number) => void; reject: (error: Error) => void }[] = [];
    const ask = () => new Promise<number>((resolve, reject) => answers.push({ resolve, reject }));
    return { asked: sharingTheNext(ask), answers };
  }

  const soon = () => new Promise((done) => setTimeout(done, 5));

  it('is never one that was asked before somebody came', async () => {
    const { asked, answers } = questions();
    const first = asked();
    const late = [asked(), asked(), asked()];
    expect(answers.length).toBe(1);
    answers[0]?.resolve(1);
    expect(await first).toBe(1);
    await soon();
    expect(answers.length).toBe(2);
    const later = asked();
    answers[1]?.resolve(2);
    expect(await Promise.all(late)).toEqual([2, 2, 2]);
    await soon();
    answers[2]?.resolve(3);
    expect(await later).toBe(3);
    await soon();
    const last = asked();
    answers[3]?.resolve(4);
    expect(await last).toBe(4);
  });

  it('that fails is asked anew by the next', async () => {
    const { asked, answers } = questions();
    const first = asked();
    const second = asked();
    answers[0]?.reject(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    await soon();
    answers[1]?.resolve(2);
    expect(await second).toBe(2);
  });
});
