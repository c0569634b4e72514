import { Moment } from '../moment';

interface Entry {
  id: number;
  actor: string;
  action: string;
  subject: string;
  createdAt: string;
}

const VERBS: Record<string, string> = {
  'category.create': 'added',
  'customer.apply': 'applied as',
  'customer.apply-again': 'applied again as',
  'message.assign': 'assigned',
  'message.close': 'closed',
  'message.read': 'marked as read',
  'message.reopen': 'reopened',
  'message.reply': 'answered',
  'order.confirm-transfer': 'confirmed the transfer of',
  'product.create': 'added',
  'quote.accept': 'accepted',
  'quote.decline': 'declined',
  'quote.price': 'priced',
  'quote.reopen': 'opened again',
  'stock.edit': 'edited the stock of',
};

/** What was done lately, and by whom. */
export function ActivityList({ entries }: { entries: Entry[] }) {
  if (entries.length === 0) return <p className="muted">Nothing has been changed yet.</p>;
  return (
    <ul className="admin-list">
      {entries.map(({ id, actor, action, subject, createdAt }) => (
        <li key={id}>
          <span>
            <strong>{actor.replace(/^staff:/, '')}</strong> {VERBS[action] ?? action}{' '}
            {subject.replace(':', ' ')}
          </span>
          <Moment at={createdAt} />
        </li>
      ))}
    </ul>
  );
}
