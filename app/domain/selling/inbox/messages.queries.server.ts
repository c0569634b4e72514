import type { Db, Trx } from '../../../../db/schema';

export type InboxMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** Finds a message with its references. */
export async function findMessage(db: Db | Trx, id: number) {
  const row = await db
    .selectFrom('messages as m')
    .leftJoin('staff as s', 's.id', 'm.assigned_staff_id')
    .leftJoin('products as p', 'p.id', 'm.product_id')
    .leftJoin('locations as l', 'l.id', 'm.location_id')
    .leftJoin('quotes as q', 'q.id', 'm.quote_id')
    .select(['m.id', 'm.kind', 'm.first_name as firstName', 'm.last_name as lastName', 'm.email', 'm.phone'])
    .select(['m.company', 'm.subject', 'm.message', 'm.status', 'm.is_unread', 'm.created_at as createdAt'])
    .select([
      'm.is_suspected_spam',
      'm.assigned_staff_id',
      's.name as assignee_name',
      'p.slug',
      'p.name as product_name',
      'p.sku',
    ])
    .select(['l.name as location_name', 'm.quote_id', 'q.number as quote_number'])
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { is_unread, assigned_staff_id: staffId, assignee_name, slug, product_name, sku, ...rest } = row;
  const { location_name, quote_id, quote_number, is_suspected_spam, ...message } = rest;
  return {
    ...message,
    isUnread: is_unread === 1 && row.status === 'open',
    isSuspectedSpam: is_suspected_spam === 1,
    assignee: staffId === null ? undefined : { id: staffId, name: assignee_name ?? '' },
    product:
      slug === null || product_name === null || sku === null ? undefined : { slug, name: product_name, sku },
    location: location_name ?? undefined,
    quote: quote_id === null || quote_number === null ? undefined : { id: quote_id, number: quote_number },
  };
}

/** Lists the staff a message can be assigned to. */
export async function listAssignees(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('staff').select(['id', 'name']).where('is_active', '=', 1).orderBy('name').execute();
}

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
