/** What an action did, where its name does not say it: the words between the person and the thing. */
const DEEDS: Record<string, string> = {
  'category.create': 'added the category',
  'category.move': 'changed the place of the category',
  'customer.apply': 'applied for an account as',
  'customer.apply-again': 'applied again for an account as',
  'customer.terms': 'changed the terms of',
  'document.upload': 'uploaded a document of',
  'document.accept': 'accepted a document of',
  'document.decline': 'declined a document of',
  'mail.retry': 'sent again the mail',
  'message.assign': 'assigned the message of',
  'message.close': 'closed the message of',
  'message.read': 'marked as read the message of',
  'message.reopen': 'opened again the message of',
  'message.reply': 'answered the message of',
  'order.accept-review': 'accepted after review the order',
  'order.confirm-transfer': 'confirmed the transfer of the order',
  'order.fulfil': 'shipped the order',
  'order.record-payment': 'recorded the payment of the order',
  'order.refund-sent': 'sent the refund of the order',
  'order.restock': 'put back in stock goods of the order',
  'price.set': 'set a price of',
  'price.remove': 'removed a price of',
  'quote.reopen': 'opened again the quote',
  'staff.login': 'signed in as',
  'staff.login-failed': 'failed to sign in as',
  'staff.logout': 'signed out as',
  'stock.edit': 'edited the stock of',
  'webhook.pause': 'paused the webhook',
  'webhook.ping': 'sent a ping to the webhook',
  'webhook.redeliver': 'sent again a message to the webhook',
  'webhook.resume': 'let go on the webhook',
  'webhook.rotate': 'made a new secret of the webhook',
  'webhook.switch-off': 'switched off the webhook',
};

/** The last word of an action, in the past. */
const PAST: Record<string, string> = {
  accept: 'accepted',
  activate: 'activated',
  add: 'added',
  approve: 'approved',
  archive: 'archived',
  cancel: 'cancelled',
  change: 'changed',
  create: 'added',
  deactivate: 'deactivated',
  decline: 'declined',
  delete: 'deleted',
  disable: 'disabled',
  duplicate: 'duplicated',
  edit: 'edited',
  enable: 'enabled',
  import: 'imported',
  price: 'priced',
  publish: 'published',
  receive: 'received',
  refund: 'refunded',
  remove: 'removed',
  reopen: 'reopened',
  restore: 'restored',
  revoke: 'revoked',
  save: 'edited',
  send: 'sent',
  ship: 'shipped',
  unpublish: 'unpublished',
  update: 'edited',
};

/**
 * The words between who did something and what it was done to: 'edited the product'. An action that nobody has put
 * into words is named as it is.
 */
export function deedOf(action: string): string {
  const [subject = '', ...rest] = action.split('.');
  const what = subject.replaceAll('-', ' ');
  const past = PAST[rest.join('.')];
  return (
    DEEDS[action] ??
    (past === undefined
      ? `did “${rest.join(' ').replaceAll('-', ' ')}” with the ${what}`
      : `${past} the ${what}`)
  );
}

/** Who did it, where it was no member of staff. */
export function strangerName(actor: string): string {
  const named = /^(?:staff|user):(.+)$/.exec(actor)?.[1];
  if (named !== undefined) return named;
  return { buyer: 'A buyer', reconciler: 'The store', api: 'A program' }[actor] ?? actor;
}

/** What an entry is about, as it is noted: 'customer:5/user:7' is the customer 5. */
export function subjectOf(subject: string): { kind: string; key: string } {
  const [kind = '', key = ''] = (subject.split('/')[0] ?? '').split(':');
  return { kind, key };
}
