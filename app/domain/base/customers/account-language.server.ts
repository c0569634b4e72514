import type { Language } from '~/i18n/language-path';
import type { Db } from '../../../../db/schema';
import { findSession } from '../sessions/sessions.server';

/** Returns the language of a session's account; undefined for guests. */
export async function findAccountLanguage(db: Db, sessionId: string): Promise<Language | undefined> {
  const session = await findSession(db, sessionId);
  if (session?.customerId == null) return undefined;
  const row = await db
    .selectFrom('customers')
    .select('language')
    .where('id', '=', session.customerId)
    .executeTakeFirst();
  return row?.language;
}

/** Remembers an account's language, in which it gets its mail. */
export async function changeAccountLanguage(db: Db, customerId: number, language: Language): Promise<void> {
  await db.updateTable('customers').set({ language }).where('id', '=', customerId).execute();
}
