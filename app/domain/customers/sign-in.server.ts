import type { Db } from '../../../db/schema';
import { paths } from '../../paths';
import { storeLink } from '../mail/mail-template.server';
import { queueMail } from '../mail/outbox.server';
import { hashOf, signBuyerIn, type Session } from '../sessions/sessions.server';
import { isoIn, nowIso } from '../shared/clock';
import { ConflictError } from '../shared/errors';
import { randomKey } from '../shared/random.server';

/** So long a link signs in. */
export const LINK_LIFETIME_MINUTES = 15;
const LIFETIME_MS = LINK_LIFETIME_MINUTES * 60_000;
/** Links that one account gets while they live, so that nobody's mailbox is filled. */
const MOST_LINKS = 5;

/**
 * Sends a link to the address, if there is an account with it. Nothing tells the one from the other but the mail.
 *
 * @param redirectTo where the buyer was going.
 */
export async function requestSignIn(db: Db, email: string, redirectTo?: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sign_in_links').where('expires_at', '<', isoIn(-LIFETIME_MS)).execute();
    const customer = await trx
      .selectFrom('customers')
      .select(['id', 'email'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    if (customer === undefined) return;
    const { living } = await trx
      .selectFrom('sign_in_links')
      .select((build) => build.fn.countAll<number>().as('living'))
      .where('customer_id', '=', customer.id)
      .where('expires_at', '>', nowIso())
      .executeTakeFirstOrThrow();
    if (living >= MOST_LINKS) return;
    const token = randomKey();
    await trx
      .insertInto('sign_in_links')
      .values({
        token_hash: hashOf(token),
        customer_id: customer.id,
        created_at: nowIso(),
        expires_at: isoIn(LIFETIME_MS),
        used_at: null,
      })
      .execute();
    await queueMail(trx, {
      eventKey: `sign-in:${hashOf(token)}`,
      to: customer.email,
      subject: 'Your link to sign in',
      parts: [
        'Open this link and press Sign In:',
        { link: { label: 'Sign in', href: storeLink(paths.signInLink(token, redirectTo)) } },
        `It works once, within ${LINK_LIFETIME_MINUTES} minutes. Was it not you who asked for it? Then do nothing.`,
      ],
    });
  });
}

/**
 * Signs in whoever holds the link: the session's cart joins the account's in the same transaction.
 *
 * @returns the id of the new session, for the cookie alone.
 * @throws ConflictError when the link was used, has expired or never was.
 */
export async function signInByLink(db: Db, token: string, session: Session | undefined): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .updateTable('sign_in_links')
      .set({ used_at: nowIso() })
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', nowIso())
      .returning('customer_id')
      .executeTakeFirst();
    if (link === undefined) throw new ConflictError('This link has been used, or it has expired.');
    return signBuyerIn(trx, session, link.customer_id);
  });
}
