import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { paths } from '../../../paths';
import { createStoreLink } from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import {
  BUYER_SESSION_MS,
  endSession,
  hashSessionId,
  openSession,
  type Session,
} from '../../base/sessions/sessions.server';
import { isoIn, nowIso } from '../../base/shared/clock';
import { ConflictError } from '../../base/shared/errors';
import { randomKey } from '../../base/shared/random.server';
import { joinCarts } from '../cart/add-lines.server';
import { joinFavorites } from '../favorites/join-favorites.server';
import { findCompanyUser, findCompanyUserByEmail } from '../../base/customers/company-users.queries.server';
import { countRows } from '../../base/shared/list-queries.server';
import { t } from '~/i18n/text';

/** So long a link signs in. */
export const LINK_LIFETIME_MINUTES = 15;
const LIFETIME_MS = LINK_LIFETIME_MINUTES * 60_000;
/** Links that one user gets while they live, so that no one's mailbox is filled. */
const MAX_LINKS = 5;
/** No user has it. */
const UNKNOWN_USER = 0;

/**
 * Sends a link to the address, if somebody signs in by it. Nothing tells the one from the other but the mail: for an
 * address that no one has the same is read and written, a link that opens nothing and a mail that is taken out again,
 * so that not even the time that it takes tells.
 *
 * @param redirectTo where the buyer was going.
 */
export async function requestSignIn(db: Db, email: string, redirectTo?: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('sign_in_links').where('expires_at', '<', isoIn(-LIFETIME_MS)).execute();
    const user = await findCompanyUserByEmail(trx, email);
    const isWelcome =
      (await countLivingLinks(trx, user?.id ?? UNKNOWN_USER)) < MAX_LINKS && user !== undefined;
    const token = randomKey();
    const eventKey = `sign-in:${hashSessionId(token)}`;
    await trx
      .insertInto('sign_in_links')
      .values({
        token_hash: hashSessionId(token),
        user_id: isWelcome ? user.id : null,
        created_at: nowIso(),
        expires_at: isoIn(LIFETIME_MS),
      })
      .execute();
    await queueMail(trx, {
      eventKey,
      to: email.toLowerCase(),
      subject: t`Your sign-in link`,
      parts: [
        t`Open this link and select Sign In:`,
        { link: { label: t`Sign in`, href: createStoreLink(paths.signInLink(token, redirectTo)) } },
        t`It works once and expires in ${LINK_LIFETIME_MINUTES} minutes. Didn’t request it? Ignore this email.`,
      ],
    });
    await trx
      .deleteFrom('outbox')
      .where('event_key', '=', isWelcome ? `sign-in:${hashSessionId(eventKey)}` : eventKey)
      .execute();
  });
}

async function countLivingLinks(trx: Trx, userId: number): Promise<number> {
  return countRows(
    trx.selectFrom('sign_in_links').where('user_id', '=', userId).where('expires_at', '>', nowIso()),
  );
}

/**
 * Signs in whoever holds the link: the session's cart joins the user's in the same transaction.
 *
 * @param device where they sign in, as `describeDevice` names it
 * @returns the id of the new session, for the cookie alone.
 * @throws ConflictError when the link was used, has expired or never was.
 */
export async function signInByLink(
  db: Db,
  token: string,
  session: Session | undefined,
  device = '',
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const link = await trx
      .updateTable('sign_in_links')
      .set({ used_at: nowIso() })
      .where('token_hash', '=', hashSessionId(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', nowIso())
      .returning('user_id')
      .executeTakeFirst();
    const user = link?.user_id == null ? undefined : await findCompanyUser(trx, link.user_id);
    if (user === undefined) throw new ConflictError(t`This link was already used or has expired.`);
    return signBuyerIn(trx, session, user, device);
  });
}

/**
 * Signs a buyer in: the old session ends, its cart joins the user's and its lists the account's, and a new session takes
 * over the rest, so that no known id becomes theirs.
 */
export async function signBuyerIn(
  trx: Trx,
  session: Session | undefined,
  user: { id: number; customerId: number },
  device = '',
): Promise<string> {
  if (session !== undefined) await endSession(trx, session);
  return openSession(trx, {
    customerId: user.customerId,
    userId: user.id,
    device,
    cartId: await joinCarts(trx, session?.cartId ?? null, user),
    vehicle: session?.vehicle,
    favoritesOwner: await joinFavorites(trx, session?.favoritesOwner ?? null, user.customerId),
    lifetimeMs: BUYER_SESSION_MS,
  });
}
