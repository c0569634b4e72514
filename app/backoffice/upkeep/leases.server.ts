import type { Db } from '../../../db/schema';
import { isoIn, nowIso } from '../../domain/base/shared/clock';

/** Work that only one process does at a time. */
export type LeasedWork = 'reconcile' | 'clear' | 'pictures' | 'stock-notices';

/**
 * Acquires or renews a lease, which expires by itself if the process dies.
 *
 * @param holder names the process.
 * @returns whether the holder has it.
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

/** Releases a lease before it expires. */
export async function releaseLease(db: Db, work: LeasedWork, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('work', '=', work).where('holder', '=', holder).execute();
}
