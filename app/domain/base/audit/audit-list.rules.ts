import { dayOf } from '../shared/store-day.rules';

export interface AuditFilter {
  /** 'staff:ann', or 'ann'. */
  who: string;
  /** 'product.create', 'product.' for everything about products, 'price-changes' for those. */
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

/** What the filter calls everything that made something cheaper or dearer. */
export const PRICE_CHANGES = 'price-changes';

/** Actions that are about prices and nothing else; an import may change them, and is worth a look. */
export const PRICE_ACTIONS = [
  'price.remove',
  'price.set',
  'price-tier.add',
  'price-tier.change',
  'products.import',
  'products.import-taken-back',
] as const;

/** Kinds of bulk changes that change prices. */
export const PRICE_BULK_CHANGES = [
  'price-percent',
  'price-amount',
  'sale-percent',
  'sale-price',
  'sale-off',
] as const;

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
  const [, kind = '', name = ''] = /^(staff|user|api):(.+)$/.exec(actor) ?? [];
  if (kind !== '') return { staff: name, user: `buyer ${name}`, api: `the program ${name}` }[kind] ?? name;
  return NAMELESS[actor] ?? actor;
}

const NAMELESS: Record<string, string> = {
  '': 'Somebody',
  api: 'A program',
  applicant: 'An applicant',
  buyer: 'A buyer',
  reconciler: 'The store',
  seed: 'The demo',
  visitor: 'Somebody who is not signed in',
};

/** The user of a company who did it, as the log calls its subjects. */
export function usersIn(actor: string): string[] {
  return /^user:\d+$/.test(actor) ? [actor] : [];
}
