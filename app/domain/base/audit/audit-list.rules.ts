import { parseDay } from '../shared/store-day.rules';
import { GUEST, LINK_HOLDER } from './actor';

export interface AuditFilter {
  /** 'staff:ann' or 'ann'. */
  who: string;
  /** An action ('product.create'), an area ('product.'), or 'price-changes'. */
  what: string;
  /** 'order:15', an order number, a SKU, an email address, or a username. */
  subject: string;
  /** Text in the state before or after. */
  q: string;
  from: string | undefined;
  to: string | undefined;
}

/** Parses the filter from a URL. */
export function parseAuditFilter(params: URLSearchParams): AuditFilter {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 100);
  return {
    who: text('who'),
    what: text('what'),
    subject: text('subject'),
    q: text('q'),
    from: parseDay(params.get('from')),
    to: parseDay(params.get('to')),
  };
}

export function isAuditFiltered({ from, to, ...texts }: AuditFilter): boolean {
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
export function getArea(action: string): string {
  return action.split('.', 1)[0] ?? action;
}

/** Formats 'price-tier' as 'Price tier'. */
export function getAreaName(area: string): string {
  const words = area.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats an actor: 'staff:ann' becomes 'ann'. */
export function formatActorName(actor: string): string {
  const [, kind = '', name = ''] = /^(staff|user|api):(.+)$/.exec(actor) ?? [];
  if (kind !== '') return { staff: name, user: `customer ${name}`, api: `API client ${name}` }[kind] ?? name;
  return UNNAMED_ACTORS[actor] ?? actor;
}

const UNNAMED_ACTORS: Record<string, string> = {
  '': 'Unknown',
  api: 'API client',
  applicant: 'Applicant',
  buyer: 'Customer',
  [GUEST]: 'Guest',
  [LINK_HOLDER]: 'Link holder',
  reconciler: 'System',
  seed: 'Demo data',
  visitor: 'Visitor',
};

/** What the filter suggests besides usernames. */
export const SUGGESTED_ACTORS = [LINK_HOLDER, GUEST].map(formatActorName);

/** Lists the actors that a filter may mean: 'staff:ann' as in the log, 'ann', or 'Link holder'. */
export function listActorsNamed(typed: string): string[] {
  const name = typed.toLowerCase();
  const unnamed = Object.entries(UNNAMED_ACTORS).filter(([, words]) => words.toLowerCase() === name);
  return [typed, `staff:${name}`, ...unnamed.map(([actor]) => actor)];
}

/** Lists the audit subject of a company user. */
export function parseUsernames(actor: string): string[] {
  return /^user:\d+$/.test(actor) ? [actor] : [];
}
