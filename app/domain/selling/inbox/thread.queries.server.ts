import type { Db } from '../../../../db/schema';

export type ThreadEntry = Awaited<ReturnType<typeof listThread>>[number];

/** Lists the entries after a message, oldest first. */
export async function listThread(db: Db, messageId: number) {
  const rows = await db
    .selectFrom('message_entries as e')
    .leftJoin('staff as s', 's.id', 'e.staff_id')
    .select(['e.id', 'e.author', 'e.text', 'e.created_at as createdAt', 's.name as staff_name'])
    .where('e.message_id', '=', messageId)
    .orderBy('e.id')
    .execute();
  return rows.map(({ staff_name, ...row }) => ({ ...row, staffName: staff_name ?? '' }));
}

/** Lists the thread of a quote's message. */
export async function listQuoteThread(db: Db, quoteId: number) {
  const message = await findQuoteMessage(db, quoteId);
  return message === undefined ? [] : listThread(db, message.id);
}

/** Finds the inbox message of a quote. */
export async function findQuoteMessage(db: Db, quoteId: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('messages')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'quote')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
