import type { Db } from '../../../../db/schema';
import { readSettings } from '../settings/settings.queries.server';
import { isoIn } from '../shared/clock';
import type { HiddenContact } from './hidden-contact.rules';

const DAY_MS = 24 * 60 * 60_000;

/** The visitor's session, if there is one. */
export type Viewer = { staff: object | undefined; customerId: number | null } | undefined;

/**
 * Decides whether an order or quote that is opened by its link shows its contact details. Old ones show them only to
 * staff and to the users of their own account (docs/decisions/0056).
 *
 * @param since when it was placed or requested.
 * @returns undefined if they are shown.
 */
export async function findHiddenContact(
  db: Db,
  { since, customerId }: { since: string; customerId: number | null },
  viewer: Viewer,
): Promise<HiddenContact | undefined> {
  const isOwn = customerId !== null && viewer?.customerId === customerId;
  if (isOwn || viewer?.staff !== undefined) return undefined;
  const { contactVisibleDays } = await readSettings(db);
  if (since > isoIn(-contactVisibleDays * DAY_MS)) return undefined;
  return customerId === null ? 'for-good' : 'until-sign-in';
}
