import type { Db } from '../../../db/schema';
import { partKey } from '../../../db/search-text';
import { listLastFoundByStaff } from '../../domain/goods/search/staff-text.server';
import { parseAccountFilter } from '../../domain/base/customers/account-list.rules';
import { listAccounts } from '../../domain/base/customers/accounts.queries.server';
import { listInbox } from '../../domain/selling/inbox/inbox-list.queries.server';
import { parseInboxFilter } from '../../domain/selling/inbox/inbox-list.rules';
import { normalizeTrackingNumber } from '../../domain/selling/orders/carriers.rules';
import { listOrders } from '../../domain/selling/orders/order-list.queries.server';
import { parseOrderFilter } from '../../domain/selling/orders/order-list.rules';
import { normalizeOrderNumber } from '../../domain/selling/orders/order-lookup.schema';
import { listPurchaseOrders } from '../../domain/supply/purchasing/purchase-list.queries.server';
import { parsePurchaseOrderNumber } from '../../domain/supply/purchasing/purchase-order.rules';
import { findPurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { listQuotes } from '../../domain/selling/quotes/quote-list.queries.server';
import { getQuoteStatus, normalizeQuoteNumber } from '../../domain/selling/quotes/quote-states.rules';
import { nowIso } from '../../domain/base/shared/clock';
import { MAX_COUNTED, SEARCHED_GROUPS, type SearchedGroup } from './back-office-search.rules';

/** Hits shown per group; the rest is in the group's own list. */
const MAX_HITS = 5;

export interface SearchHit {
  id: number;
  name: string;
  details: string[];
  /** Empty if it isn't worth showing. */
  state: string;
}

export interface GroupHits {
  group: SearchedGroup;
  /** The count of its own list; MAX_COUNTED + 1 means more than that. */
  total: number;
  hits: SearchHit[];
}

export interface ExactHit extends SearchHit {
  group: Exclude<SearchedGroup, 'messages'>;
  /** What was typed: 'SKU', 'Order number', 'Tracking number', 'Email'. */
  by: string;
}

export type BackOfficeHits = Awaited<ReturnType<typeof searchBackOffice>>;

/** Searches the permitted lists with their own searches, and finds exact matches of numbers and addresses. */
export async function searchBackOffice(db: Db, q: string, mayLookIn: (group: SearchedGroup) => boolean) {
  const groups: GroupHits[] = [];
  for (const group of SEARCHED_GROUPS)
    if (mayLookIn(group)) groups.push({ group, ...(await SEARCHES[group](db, q)) });
  return { exact: await findExact(db, q, mayLookIn), groups };
}

type Search = (db: Db, q: string) => Promise<Pick<GroupHits, 'total' | 'hits'>>;

function toHits<Row extends { id: number }>(
  { total }: { total: number },
  rows: Row[],
  toHit: (row: Row) => Omit<SearchHit, 'id'>,
) {
  return { total, hits: rows.slice(0, MAX_HITS).map((row) => ({ id: row.id, ...toHit(row) })) };
}

const SEARCHES: Record<SearchedGroup, Search> = {
  products: async (db, q) => {
    const found = await listLastFoundByStaff(db, q, MAX_COUNTED + 1);
    const rows = await db
      .selectFrom('products as p')
      .select(['p.id', 'p.name', 'p.sku', 'p.brand', 'p.stock_quantity', 'p.is_active'])
      .where('p.id', 'in', found.slice(0, MAX_HITS))
      .orderBy('p.id', 'desc')
      .execute();
    return toHits({ total: found.length }, rows, ({ name, sku, brand, stock_quantity, is_active }) => ({
      name,
      details: [sku, brand, `${stock_quantity} on hand`],
      state: is_active === 1 ? '' : 'Inactive',
    }));
  },
  orders: async (db, q) => {
    const { orders, page } = await listOrders(db, parseOrderFilter(new URLSearchParams({ q })), 1);
    return toHits(page, orders, ({ number, company, customerName, email, state }) => ({
      name: number,
      details: [company, customerName, email],
      state,
    }));
  },
  customers: async (db, q) => {
    const { accounts, page } = await listAccounts(db, parseAccountFilter(new URLSearchParams({ q })), 1);
    return toHits(page, accounts, ({ companyName, name, email, status }) => ({
      name: companyName,
      details: [name, email],
      state: status,
    }));
  },
  quotes: async (db, q) => {
    const { quotes, page } = await listQuotes(db, { q, status: undefined, order: undefined }, 1);
    return toHits(page, quotes, ({ number, company, customerName, email, status }) => ({
      name: number,
      details: [company, customerName, email],
      state: status,
    }));
  },
  purchases: async (db, q) => {
    const { orders, page } = await listPurchaseOrders(db, { q, state: undefined, order: undefined }, 1);
    return toHits(page, orders, ({ number, supplierName, reference, state }) => ({
      name: number,
      details: [supplierName, reference],
      state,
    }));
  },
  messages: async (db, q) => {
    const { messages, page } = await listInbox(db, parseInboxFilter(new URLSearchParams({ q })), 1);
    return toHits(page, messages, ({ subject, senderName, company, email, isUnread, status }) => ({
      name: subject,
      details: [senderName, company, email],
      state: isUnread ? 'unread' : status,
    }));
  },
};

/** Finds what a number or address names exactly, in any spelling, each by an index. */
async function findExact(db: Db, q: string, mayLookIn: (group: SearchedGroup) => boolean) {
  const hits: ExactHit[] = [];
  const key = partKey(q);
  if (mayLookIn('products') && key !== '') {
    const products = await db
      .selectFrom('products')
      .select(['id', 'name', 'sku', 'brand'])
      .where('sku_key', '=', key)
      .execute();
    for (const { id, name, sku, brand } of products)
      hits.push({ group: 'products', by: 'SKU', id, name, details: [sku, brand], state: '' });
  }
  if (mayLookIn('orders')) {
    const orders = db
      .selectFrom('orders')
      .select(['id', 'number as name', 'company', 'first_name', 'last_name', 'state', 'carrier']);
    const byNumber = await orders.where('number', '=', normalizeOrderNumber(q)).execute();
    for (const { id, name, state, company, first_name, last_name } of byNumber)
      hits.push({
        ...{ group: 'orders', by: 'Order number', id, name, state },
        details: [company, `${first_name} ${last_name}`],
      });
    const trackingNumber = normalizeTrackingNumber(q);
    // One parcel may hold several orders.
    const byParcel =
      trackingNumber === ''
        ? []
        : await orders
            .where('tracking_number', '=', trackingNumber)
            .orderBy('id', 'desc')
            .limit(MAX_HITS)
            .execute();
    for (const { company, first_name, last_name, carrier, ...order } of byParcel)
      hits.push({
        ...{ group: 'orders', by: 'Tracking number', ...order },
        details: [company, `${first_name} ${last_name}`, carrier],
      });
  }
  if (mayLookIn('quotes')) {
    const quote = await db
      .selectFrom('quotes')
      .select(['id', 'number', 'company', 'first_name', 'last_name', 'status', 'expires_at'])
      .where('number', '=', normalizeQuoteNumber(q))
      .executeTakeFirst();
    if (quote !== undefined)
      hits.push({
        ...{ group: 'quotes', by: 'Quote number', id: quote.id, name: quote.number },
        details: [quote.company, `${quote.first_name} ${quote.last_name}`],
        state: getQuoteStatus({ status: quote.status, expiresAt: quote.expires_at }, nowIso()),
      });
  }
  const purchaseId = parsePurchaseOrderNumber(q);
  if (mayLookIn('purchases') && purchaseId !== undefined) {
    const order = await findPurchaseOrder(db, purchaseId);
    if (order !== undefined)
      hits.push({
        ...{ group: 'purchases', by: 'Purchase order', id: order.id, name: order.number, state: order.state },
        details: [order.supplier.name, order.reference],
      });
  }
  if (mayLookIn('customers') && q.includes('@')) {
    // The email of the account or of one of its users.
    const customer = await db
      .selectFrom('customers as c')
      .select(['c.id', 'c.company_name', 'c.email', 'c.status'])
      .where((build) =>
        build.or([
          build('c.email', '=', q.toLowerCase()),
          build(
            'c.id',
            'in',
            build
              .selectFrom('company_users as u')
              .select('u.customer_id')
              .where('u.email', '=', q.toLowerCase())
              .where('u.removed_at', 'is', null),
          ),
        ]),
      )
      .executeTakeFirst();
    if (customer !== undefined)
      hits.push({
        ...{ group: 'customers', by: 'Email', id: customer.id, name: customer.company_name },
        details: [customer.email],
        state: customer.status,
      });
  }
  return hits;
}
