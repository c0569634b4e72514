import type { Language } from '~/i18n/language-path';
import type { Db } from '../../../../db/schema';
import type { Session } from '../sessions/sessions.server';

/** Remembers the language in which a session's user gets mail. Their colleagues keep theirs; a guest has no account. */
export async function changeUserLanguage(
  db: Db,
  { userId }: Pick<Session, 'userId'>,
  language: Language,
): Promise<void> {
  if (userId !== null)
    await db.updateTable('company_users').set({ language }).where('id', '=', userId).execute();
}
