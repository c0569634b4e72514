import { dayOf } from '../shared/store-day.rules';

export interface AuditFilter {
  /** 'staff:ann', or 'ann'. */
  who: string;
  /** 'product.create', or 'product.' for everything about products. */
  what: string;
  /** 'order:15', an order's number, a SKU, an e-mail, a username. */
  subject: string;
  /** A text in what was there before or after. */
  q: string;
  /** Days of the store, both included. */
  from: string | undefined;
  to: string | undefined;
}

/** The filter that an address asks for. */
export function auditFilterOf(params: URLSearchParams): AuditFilter {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 100);
  return {
    who: text('who'),
    what: text('what'),
    subject: text('subject'),
    q: text('q'),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  };
}

export function isFilteredAudit({ from, to, ...texts }: AuditFilter): boolean {
  return Object.values(texts).some((text) => text !== '') || from !== undefined || to !== undefined;
}

/** What was done, in words; the rest is read off its name. */
const DEEDS: Record<string, string> = {
  'category.create': 'added a category',
  'customer.apply': 'applied for an account',
  'customer.apply-again': 'applied again',
  'customer.approve': 'approved an account',
  'customer.decline': 'declined an application',
  'customer.terms': 'changed the terms of an account',
  'document.accept': 'accepted a document',
  'document.decline': 'declined a document',
  'document.upload': 'uploaded a document',
  'mail.retry': 'sent a mail again',
  'message.assign': 'assigned a message',
  'message.close': 'closed a message',
  'message.read': 'marked a message as read',
  'message.reopen': 'reopened a message',
  'message.reply': 'answered a message',
  'order.accept-review': 'accepted an order after review',
  'order.cancel': 'cancelled an order',
  'order.confirm-transfer': 'confirmed a transfer',
  'order.fulfil': 'shipped an order',
  'order.record-payment': 'recorded a payment',
  'order.refund': 'refunded an order',
  'order.refund-sent': 'sent a refund by hand',
  'order.restock': 'put goods back to stock',
  'price-tier.add': 'added a price tier',
  'price-tier.change': 'changed a price tier',
  'price.remove': 'removed a price',
  'price.set': 'set a price',
  'product.create': 'added a product',
  'quote.accept': 'accepted a quote',
  'quote.decline': 'declined a quote',
  'quote.price': 'priced a quote',
  'quote.reopen': 'reopened a quote',
  'staff.add': 'added a staff account',
  'staff.change': 'changed a staff account',
  'staff.code-failed': 'entered a wrong code',
  'staff.factor-off': 'switched the second factor off',
  'staff.factor-on': 'switched the second factor on',
  'staff.factor-reset': 'reset a second factor',
  'staff.login': 'signed in',
  'staff.login-failed': 'failed to sign in',
  'staff.logout': 'signed out',
  'staff.password': 'changed a password',
  'staff.recovery-codes': 'made new recovery codes',
  'staff.switch-off': 'switched a staff account off',
  'staff.switch-on': 'switched a staff account on',
  'stock.edit': 'edited the stock',
  'user.add': 'added a user of a company',
  'user.change': 'changed a user of a company',
  'user.remove': 'removed a user of a company',
  'webhook.add': 'added a webhook endpoint',
  'webhook.change': 'changed a webhook endpoint',
  'webhook.delete': 'deleted a webhook endpoint',
  'webhook.pause': 'paused a webhook endpoint',
  'webhook.ping': 'sent a ping to a webhook endpoint',
  'webhook.redeliver': 'sent a webhook again',
  'webhook.resume': 'let a webhook endpoint go on',
  'webhook.rotate': 'made a new secret of a webhook endpoint',
  'webhook.switch-off': 'switched a webhook endpoint off',
};

/** 'product.create' as people say it; an action without words of its own reads as 'product: create'. */
export function deedOf(action: string): string {
  return DEEDS[action] ?? action.replace('.', ': ').replaceAll('-', ' ');
}

/** What an action is about: 'product' of 'product.create'. */
export function areaOf(action: string): string {
  return action.split('.', 1)[0] ?? action;
}

/** 'price-tier' as a heading: 'Price tier'. */
export function areaName(area: string): string {
  const words = area.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Who did it, as people say it: 'staff:ann' is 'ann'. */
export function actorName(actor: string): string {
  return actor.replace(/^staff:/, '').replace(/^user:/, 'buyer ');
}
