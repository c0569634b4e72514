import type { Db } from '../../../../db/schema';
import { isoIn, nowIso } from '../shared/clock';
import { getBuyerIdleLimit, STAFF_IDLE_MS, type Session, type SessionHolder } from './sessions.server';

export type ActiveSession = Awaited<ReturnType<typeof listSessions>>[number];

/** Lists the active sessions of a staff member or an account user, last used first. */
export async function listSessions(db: Db, holder: SessionHolder, current: Session) {
  const idleLimit = holder.column === 'staff_id' ? isoIn(-STAFF_IDLE_MS) : await getBuyerIdleLimit(db);
  const rows = await db
    .selectFrom('sessions')
    .select(['id_hash as id', 'device', 'created_at as signedInAt', 'last_seen_at as lastUsedAt'])
    .where(holder.column, '=', holder.id)
    .where('expires_at', '>', nowIso())
    .where('last_seen_at', '>', idleLimit)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id_hash')
    .execute();
  return rows.map((row) => ({ ...row, isCurrent: row.id === current.idHash }));
}
