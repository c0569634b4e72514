import { createHash } from 'node:crypto';

import type { Db, Trx } from '../../../../db/schema';
import type { StaffRole } from '../../../../db/tables/people';
import { isUnavailable } from '../../../../db/unavailable';
import { readSettings } from '../settings/settings.queries.server';
import { isoIn, nowIso } from '../shared/clock';
import { randomKey } from '../shared/random.server';

const HOUR = 60 * 60 * 1000;
/** Lifetime of a visitor's session and cart. */
export const VISITOR_SESSION_MS = 30 * 24 * HOUR;
/** Staff sessions end after a working day, */
export const STAFF_SESSION_MS = 12 * HOUR;
/** or after this long without a request. */
export const STAFF_IDLE_MS = HOUR / 2;
/** Buyers sign in again once a year, or after the idle days of the settings. */
export const BUYER_SESSION_MS = 365 * 24 * HOUR;
/** The least idle days that the settings allow. */
const MIN_BUYER_IDLE_MS = 24 * HOUR;
/** Precision of the last use, to avoid a write per page. */
const STAFF_VISIT_INTERVAL_MS = HOUR / 60;
const BUYER_VISIT_INTERVAL_MS = HOUR / 12;

/** A signed-in staff member. */
export interface Staff {
  id: number;
  username: string;
  name: string;
  role: StaffRole;
  /** The role requires a second factor that isn't set up. */
  mustSetUpFactor: boolean;
}

/** Whose sessions are meant: a staff member's or an account user's. */
export interface SessionHolder {
  column: 'staff_id' | 'user_id';
  id: number;
}

type ChosenVehicle = NonNullable<ReturnType<typeof toVehicle>>;

export interface Session {
  /** Hash of the cookie's ID, as stored. */
  idHash: string;
  /** Opened or last used, within the recorded precision. */
  lastSeenAt: string;
  staff: Staff | undefined;
  customerId: number | null;
  /** The account's company; empty unless a buyer is signed in. */
  accountName: string;
  userId: number | null;
  cartId: string | null;
  vehicle: ChosenVehicle | undefined;
  /** Owner ID of the visitor's favorites; null before the first one. */
  favoritesOwner: string | null;
}

export function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

/** Finds a live session by ID; idle sessions of staff and buyers don't count. */
export async function findSession(db: Db, id: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions as s')
    .leftJoin('staff as t', (join) => join.onRef('t.id', '=', 's.staff_id').on('t.is_active', '=', 1))
    .leftJoin('second_factor_roles as f', 'f.role', 't.role')
    .leftJoin('company_users as u', (join) =>
      join.onRef('u.id', '=', 's.user_id').on('u.removed_at', 'is', null),
    )
    .leftJoin('customers as c', 'c.id', 's.customer_id')
    .select([
      's.id_hash',
      's.last_seen_at',
      's.customer_id',
      's.user_id',
      'u.id as living_user_id',
      's.cart_id',
      's.favorites_owner',
      'c.company_name',
      't.id as staff_id',
      't.username',
      't.name',
      't.role',
      't.totp_since',
      'f.role as required_role',
    ])
    .select(['s.vehicle_make', 's.vehicle_model', 's.vehicle_year'])
    .where('s.id_hash', '=', hashSessionId(id))
    .where('s.expires_at', '>', nowIso())
    .where((is) => is.or([is('s.staff_id', 'is', null), is('s.last_seen_at', '>', isoIn(-STAFF_IDLE_MS))]))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.customer_id !== null && (await isIdleBuyer(db, row.last_seen_at))) return undefined;
  const { staff_id, username, name, role } = row;
  // A removed user isn't signed in, even if a session is left over.
  const isRemoved = row.user_id !== null && row.living_user_id === null;
  const staff =
    staff_id !== null && username !== null && name !== null && role !== null
      ? {
          id: staff_id,
          username,
          name,
          role,
          mustSetUpFactor: row.required_role !== null && row.totp_since === null,
        }
      : undefined;
  return {
    idHash: row.id_hash,
    lastSeenAt: row.last_seen_at,
    staff,
    customerId: isRemoved ? null : row.customer_id,
    accountName: isRemoved ? '' : (row.company_name ?? ''),
    userId: row.living_user_id,
    cartId: row.cart_id,
    favoritesOwner: row.favorites_owner,
    vehicle: toVehicle(row),
  };
}

/** Returns since when a buyer's session must have been used to be live. */
export async function getBuyerIdleLimit(db: Db): Promise<string> {
  const { buyerIdleDays } = await readSettings(db);
  return isoIn(-buyerIdleDays * 24 * HOUR);
}

async function isIdleBuyer(db: Db, lastSeenAt: string): Promise<boolean> {
  // The settings are read only when they matter.
  return lastSeenAt <= isoIn(-MIN_BUYER_IDLE_MS) && lastSeenAt <= (await getBuyerIdleLimit(db));
}

/**
 * Records that a session is in use: of staff at most once a minute, of buyers every five. Other sessions end by date
 * alone.
 */
export async function touchSession(db: Db, session: Session): Promise<void> {
  if (session.staff === undefined && session.customerId === null) return;
  const interval = session.staff === undefined ? BUYER_VISIT_INTERVAL_MS : STAFF_VISIT_INTERVAL_MS;
  if (session.lastSeenAt > isoIn(-interval)) return;
  try {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: nowIso() })
      .where('id_hash', '=', session.idHash)
      .execute();
  } catch (error) {
    // Pages stay readable while nothing can be written.
    if (!isUnavailable(error)) throw error;
  }
}

function toVehicle(row: {
  vehicle_make: string | null;
  vehicle_model: string | null;
  vehicle_year: number | null;
}) {
  const { vehicle_make: make, vehicle_model: model, vehicle_year: year } = row;
  return make === null || model === null || year === null ? undefined : { make, model, year };
}

/** Opens a session and returns its ID, which belongs only in the cookie. */
export async function openSession(
  db: Db | Trx,
  holder: {
    staffId?: number;
    customerId?: number;
    userId?: number;
    cartId?: string | null;
    favoritesOwner?: string | null;
    vehicle?: ChosenVehicle | undefined;
    /** As `describeDevice` names it. */
    device?: string;
    lifetimeMs: number;
  },
): Promise<string> {
  const id = randomKey();
  await db
    .insertInto('sessions')
    .values({
      id_hash: hashSessionId(id),
      staff_id: holder.staffId ?? null,
      customer_id: holder.customerId ?? null,
      user_id: holder.userId ?? null,
      cart_id: holder.cartId ?? null,
      ...toVehicleColumns(holder.vehicle),
      favorites_owner: holder.favoritesOwner ?? null,
      device: holder.device ?? '',
      created_at: nowIso(),
      last_seen_at: nowIso(),
      expires_at: isoIn(holder.lifetimeMs),
    })
    .execute();
  return id;
}

/** Signs a staff member in with a new session that takes over the old one's data, which prevents session fixation. */
export async function signStaffIn(
  trx: Trx,
  session: Session | undefined,
  staffId: number,
  device = '',
): Promise<string> {
  if (session !== undefined) await endSession(trx, session);
  await trx.updateTable('staff').set({ last_login_at: nowIso() }).where('id', '=', staffId).execute();
  await trx.deleteFrom('sessions').where('expires_at', '<', nowIso()).execute();
  return openSession(trx, {
    staffId,
    device,
    cartId: session?.cartId ?? null,
    vehicle: session?.vehicle,
    favoritesOwner: session?.favoritesOwner ?? null,
    lifetimeMs: STAFF_SESSION_MS,
  });
}

/** Ends all sessions of a staff member except one, and their pending logins. */
export async function endStaffSessions(trx: Trx, staffId: number, kept?: Session): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('staff_id', '=', staffId)
    .$if(kept !== undefined, (query) => query.where('id_hash', '<>', kept?.idHash ?? ''))
    .execute();
  await trx.deleteFrom('pending_logins').where('staff_id', '=', staffId).execute();
}

/** Ends all sessions of an account user except one. */
export async function endUserSessions(db: Db | Trx, userId: number, kept?: Session): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(kept !== undefined, (query) => query.where('id_hash', '<>', kept?.idHash ?? ''))
    .execute();
}

/**
 * Ends one session of a staff member or an account user. Other people's sessions stay.
 *
 * @returns whether there was one.
 */
export async function endOneSession(db: Db | Trx, holder: SessionHolder, idHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id_hash', '=', idHash)
    .where(holder.column, '=', holder.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function endSession(db: Db | Trx, session: Session): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', session.idHash).execute();
}

/**
 * Attaches a cart to a session. Of two concurrent first writes, both use the cart attached first.
 *
 * @returns the session's cart.
 */
export async function attachCart(db: Db, session: Session, cartId: string): Promise<string> {
  await db
    .updateTable('sessions')
    .set({ cart_id: cartId })
    .where('id_hash', '=', session.idHash)
    .where('cart_id', 'is', null)
    .execute();
  const row = await db
    .selectFrom('sessions')
    .select('cart_id')
    .where('id_hash', '=', session.idHash)
    .executeTakeFirst();
  return row?.cart_id ?? cartId;
}

/** Sets or clears the selected vehicle. */
export async function saveVehicle(db: Db, session: Session, vehicle: ChosenVehicle | undefined) {
  await db
    .updateTable('sessions')
    .set(toVehicleColumns(vehicle))
    .where('id_hash', '=', session.idHash)
    .execute();
}

function toVehicleColumns(vehicle: ChosenVehicle | undefined) {
  return {
    vehicle_make: vehicle?.make ?? null,
    vehicle_model: vehicle?.model ?? null,
    vehicle_year: vehicle?.year ?? null,
  };
}

export async function attachFavorites(db: Db, session: Session, owner: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ favorites_owner: owner })
    .where('id_hash', '=', session.idHash)
    .execute();
}
