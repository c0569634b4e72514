import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import type { StaffRole } from './staff.schema';

/** Lists the roles that require a second factor. */
export async function listSecondFactorRoles(db: Db | Trx): Promise<StaffRole[]> {
  const rows = await db.selectFrom('second_factor_roles').select('role').orderBy('role').execute();
  return rows.map(({ role }) => role);
}

/** Sets the roles that require a second factor. Staff without one are led to the setup by their next request. */
export async function setSecondFactorRoles(db: Db, roles: readonly StaffRole[], actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await listSecondFactorRoles(trx);
    await trx.deleteFrom('second_factor_roles').execute();
    if (roles.length > 0)
      await trx
        .insertInto('second_factor_roles')
        .values(roles.map((role) => ({ role })))
        .onConflict((conflict) => conflict.column('role').doNothing())
        .execute();
    const after = await listSecondFactorRoles(trx);
    if (before.join() === after.join()) return;
    await recordAudit(trx, actor, 'staff.factor-roles', 'settings:second-factor', {
      before: { roles: before },
      after: { roles: after },
    });
  });
}
