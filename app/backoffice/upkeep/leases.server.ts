import type { Db } from '../../../db/schema';
import { isoIn, nowIso } from '../../domain/base/shared/clock';

/** Work that one process of the store does at a time. */
export type LeasedWork = 'reconcile' | 'clear';

/**
 * Takes a piece of work, or keeps it: nobody else gets it for that long. A process that dies holds it no longer than
 * that.
 *
 * @param holder names the process.
 * @returns whether it is the holder's.
 */
export async function acquireLease(db: Db, work: LeasedWork, holder: string, forMs: number) {
  const held = await db
    .insertInto('leases')
    .values({ work, holder, held_until: isoIn(forMs) })
    .onConflict((conflict) =>
      conflict
        .column('work')
        .doUpdateSet({ holder, held_until: isoIn(forMs) })
        .where((build) =>
          build.or([build('leases.holder', '=', holder), build('leases.held_until', '<=', nowIso())]),
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  return held?.holder === holder;
}

/** Lets the next process have it at once. */
export async function releaseLease(db: Db, work: LeasedWork, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('work', '=', work).where('holder', '=', holder).execute();
}
