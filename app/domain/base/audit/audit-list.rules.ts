import { dayOf } from '../shared/store-day.rules';

export interface AuditFilter {
  /** 'staff:ann' or 'ann'. */
  who: string;
  /** An action ('product.create'), an area ('product.'), or 'price-changes'. */
  what: string;
  /** 'order:15', an order number, a SKU, an email address, or a username. */
  subject: string;
  /** Text in the state before or after. */
  q: string;
  /** Store days, inclusive. */
  from: string | undefined;
  to: string | undefined;
}

/** Parses the filter from a URL. */
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

/** Filter value for everything that changed a price. */
export const PRICE_CHANGES = 'price-changes';

/** Actions that change prices; an import may. */
export const PRICE_ACTIONS = [
  'price.remove',
  'price.set',
  'price-tier.add',
  'price-tier.change',
  'products.import',
  'products.import-taken-back',
] as const;

/** Bulk changes that change prices. */
export const PRICE_BULK_CHANGES = [
  'price-percent',
  'price-amount',
  'sale-percent',
  'sale-price',
  'sale-off',
] as const;

/** Returns 'product' for 'product.create'. */
export function areaOf(action: string): string {
  return action.split('.', 1)[0] ?? action;
}

/** Formats 'price-tier' as 'Price tier'. */
export function areaName(area: string): string {
  const words = area.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats an actor: 'staff:ann' becomes 'ann'. */
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

/** Lists the audit subject of a company user. */
export function usersIn(actor: string): string[] {
  return /^user:\d+$/.test(actor) ? [actor] : [];
}
