import {
  confirmEmail,
  requestEmailConfirmation,
} from '../../app/domain/selling/orders/email-confirmation.server';
import type { Db } from '../../db/schema';

/** Reads the token of the last link that the outbox holds for an address. */
export async function readConfirmationToken(db: Db, email: string): Promise<string> {
  const mail = await db
    .selectFrom('outbox')
    .select('text')
    .where('to_address', '=', email.toLowerCase())
    .where('text', 'like', '%/confirm-email/%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\/confirm-email\/([\w-]{22})/.exec(mail.text)?.[1] ?? '';
}

/** Confirms an address as its owner does who follows the link. */
export async function confirmAddress(db: Db, email: string): Promise<void> {
  await requestEmailConfirmation(db, email);
  await confirmEmail(db, await readConfirmationToken(db, email));
}
