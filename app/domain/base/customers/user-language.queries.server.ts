import type { Language } from '~/i18n/language-path';
import type { Db } from '../../../../db/schema';
import { findSession } from '../sessions/sessions.server';

/** Returns the language of a session's user; undefined for guests. */
export async function findUserLanguage(db: Db, sessionId: string): Promise<Language | undefined> {
  const session = await findSession(db, sessionId);
  if (session?.userId == null) return undefined;
  const row = await db
    .selectFrom('company_users')
    .select('language')
    .where('id', '=', session.userId)
    .executeTakeFirst();
  return row?.language;
}
