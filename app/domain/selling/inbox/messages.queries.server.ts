import type { Db, Trx } from '../../../../db/schema';
import type { InboxKind } from './inbox-list.rules';

export interface InboxMessage {
  id: number;
  kind: InboxKind;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  status: 'open' | 'closed';
  isUnread: boolean;
  assignee: { id: number; name: string } | undefined;
  product: { slug: string; name: string; sku: string } | undefined;
  location: string | undefined;
  quote: { id: number; number: string } | undefined;
  createdAt: string;
}

/** Finds a message with its references. */
export async function findMessage(db: Db | Trx, id: number): Promise<InboxMessage | undefined> {
  const row = await db
    .selectFrom('messages as m')
    .leftJoin('staff as s', 's.id', 'm.assigned_staff_id')
    .leftJoin('products as p', 'p.id', 'm.product_id')
    .leftJoin('locations as l', 'l.id', 'm.location_id')
    .leftJoin('quotes as q', 'q.id', 'm.quote_id')
    .selectAll('m')
    .select([
      's.name as assignee_name',
      'p.slug',
      'p.name as product_name',
      'p.sku',
      'l.name as location_name',
      'q.number as quote_number',
    ])
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { assigned_staff_id: staffId, assignee_name, slug, product_name, sku, quote_id, quote_number } = row;
  return {
    id: row.id,
    kind: row.kind,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    subject: row.subject,
    message: row.message,
    status: row.status,
    isUnread: row.is_unread === 1 && row.status === 'open',
    assignee: staffId === null ? undefined : { id: staffId, name: assignee_name ?? '' },
    product:
      slug === null || product_name === null || sku === null ? undefined : { slug, name: product_name, sku },
    location: row.location_name ?? undefined,
    quote: quote_id === null || quote_number === null ? undefined : { id: quote_id, number: quote_number },
    createdAt: row.created_at,
  };
}

/** Lists the staff a message can be assigned to. */
export async function listAssignees(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('staff').select(['id', 'name']).where('is_active', '=', 1).orderBy('name').execute();
}
