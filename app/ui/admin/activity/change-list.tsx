import { formatActorName } from '../../../domain/base/audit/audit-list.rules';
import type { AuditEntry } from '../../../domain/base/audit/audit.queries.server';
import { describeAuditActionAlone } from '../../../domain/base/audit/audit-actions.rules';
import { Moment } from '../../moment';

const ACTIONS: Record<string, string> = {
  'customer.approve': 'approved the account',
  'customer.contact': 'edited the contact info',
  'customer.decline': 'declined the application',
  'customer.terms': 'changed the terms',
  'message.assign': 'assigned it',
  'message.close': 'closed it',
  'message.read': 'marked it as read',
  'message.reopen': 'reopened it',
  'message.reply': 'replied',
  'purchase-order.cancel': 'canceled it',
  'purchase-order.close': 'closed it short',
  'purchase-order.create': 'created it',
  'purchase-order.edit': 'edited it',
  'purchase-order.receive': 'received items',
  'purchase-order.send': 'sent it',
  'quote.accept': 'accepted it',
  'quote.decline': 'declined it',
  'quote.message': 'sent a message',
  'quote.price': 'priced it',
  'settings.change': 'changed the settings',
  'quote.request': 'requested it',
  'quote.reopen': 'reopened it: its order was canceled',
  'supplier-product.add': 'added a product',
  'supplier-product.edit': 'edited a product',
  'supplier-product.remove': 'removed a product',
  'supplier.add': 'added it',
  'supplier.archive': 'archived it',
  'supplier.edit': 'edited it',
  'supplier.restore': 'restored it',
  'webhook.add': 'added it',
  'webhook.change': 'edited it',
  'webhook.pause': 'paused it',
  'webhook.ping': 'sent a ping',
  'webhook.resume': 'resumed it',
  'webhook.rotate': 'rotated the secret',
  'webhook.switch-off': 'turned it off after too many failures',
};

/** The history of a record, latest first. */
export function ChangeList({ changes }: { changes: AuditEntry[] }) {
  return (
    <section className="panel">
      <h2>History</h2>
      {changes.length === 0 ? (
        <p className="muted">No activity yet.</p>
      ) : (
        <ul className="admin-list">
          {changes.map(({ id, actor, action, createdAt }) => (
            <li key={id}>
              <span>
                <strong>{formatActorName(actor)}</strong>{' '}
                {ACTIONS[action] ?? describeAuditActionAlone(action)}
              </span>
              <Moment at={createdAt} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
