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

/** So many of each group; the rest is a press away, in its own list. */
const SHOWN = 5;

export interface SearchHit {
  id: number;
  /** What it is called: a product's name, an order's number. */
  name: string;
  /** What tells it from others of the name. */
  details: string[];
  /** Its state in a word; empty where it has none worth a word. */
  state: string;
}

export interface GroupHits {
  group: SearchedGroup;
  /** How many its own list finds by the same text; over a thousand it is only known that there are more. */
  total: number;
  hits: SearchHit[];
}

export interface ExactHit extends SearchHit {
  group: Exclude<SearchedGroup, 'messages'>;
  /** What was typed: 'SKU', 'Order number', 'Tracking number', 'E-mail'. */
  by: string;
}

export interface BackOfficeHits {
  exact: ExactHit[];
  groups: GroupHits[];
}

/**
 * Looks for a text in the lists that somebody may open, each by its own search, so that the count here is the count there;
 * and for what the text names exactly. A fixed number of queries, whatever is found.
 */
export async function searchBackOffice(db: Db, q: string, mayLookIn: (group: SearchedGroup) => boolean) {
  const groups: GroupHits[] = [];
  for (const group of SEARCHED_GROUPS)
    if (mayLookIn(group)) groups.push({ group, ...(await SEARCH_TABLES[group](db, q)) });
  return { exact: await findExact(db, q, mayLookIn), groups };
}

type SearchTable = (db: Db, q: string) => Promise<{ total: number; hits: SearchHit[] }>;

const SEARCH_TABLES: Record<SearchedGroup, SearchTable> = {
  products: async (db, q) => {
    const found = await listLastFoundByStaff(db, q, MAX_COUNTED + 1);
    const rows = await db
      .selectFrom('products as p')
      .select(['p.id', 'p.name', 'p.sku', 'p.brand', 'p.stock_quantity', 'p.is_active'])
      .where('p.id', 'in', found.slice(0, SHOWN))
      .orderBy('p.id', 'desc')
      .execute();
    const hits = rows.map((product) => ({
      id: product.id,
      name: product.name,
      details: [product.sku, product.brand, `${product.stock_quantity} in stock`],
      state: product.is_active === 1 ? '' : 'Inactive',
    }));
    return { total: found.length, hits };
  },
  orders: async (db, q) => {
    const { orders, page } = await listOrders(db, parseOrderFilter(new URLSearchParams({ q })), 1);
    const hits = orders.slice(0, SHOWN).map((order) => ({
      id: order.id,
      name: order.number,
      details: [order.company, order.customerName, order.email],
      state: order.state,
    }));
    return { total: page.total, hits };
  },
  customers: async (db, q) => {
    const { accounts, page } = await listAccounts(db, parseAccountFilter(new URLSearchParams({ q })), 1);
    const hits = accounts.slice(0, SHOWN).map((account) => ({
      id: account.id,
      name: account.companyName,
      details: [account.name, account.email],
      state: account.status,
    }));
    return { total: page.total, hits };
  },
  quotes: async (db, q) => {
    const { quotes, page } = await listQuotes(db, { q, status: undefined, order: undefined }, 1);
    const hits = quotes.slice(0, SHOWN).map((quote) => ({
      id: quote.id,
      name: quote.number,
      details: [quote.company, quote.customerName, quote.email],
      state: quote.status,
    }));
    return { total: page.total, hits };
  },
  purchases: async (db, q) => {
    const { orders, page } = await listPurchaseOrders(db, { q, state: undefined, order: undefined }, 1);
    const hits = orders.slice(0, SHOWN).map((order) => ({
      id: order.id,
      name: order.number,
      details: [order.supplierName, order.reference],
      state: order.state,
    }));
    return { total: page.total, hits };
  },
  messages: async (db, q) => {
    const { messages, page } = await listInbox(db, parseInboxFilter(new URLSearchParams({ q })), 1);
    const hits = messages.slice(0, SHOWN).map((message) => ({
      id: message.id,
      name: message.subject,
      details: [message.senderName, message.company, message.email],
      state: message.isUnread ? 'unread' : message.status,
    }));
    return { total: page.total, hits };
  },
};

/** The one thing that a number or an address names, in any writing: each look-up goes by an index. */
async function findExact(db: Db, q: string, mayLookIn: (group: SearchedGroup) => boolean) {
  const key = partKey(q);
  const hits: ExactHit[] = [];
  if (mayLookIn('products') && key !== '') {
    const product = await db
      .selectFrom('products')
      .select(['id', 'name', 'sku', 'brand'])
      .where('sku_key', '=', key)
      .executeTakeFirst();
    if (product !== undefined)
      hits.push({
        ...{ group: 'products', by: 'SKU', id: product.id, name: product.name, state: '' },
        details: [product.sku, product.brand],
      });
  }
  if (mayLookIn('orders')) {
    const order = await db
      .selectFrom('orders')
      .select(['id', 'number', 'company', 'first_name', 'last_name', 'state'])
      .where('number', '=', normalizeOrderNumber(q))
      .executeTakeFirst();
    if (order !== undefined)
      hits.push({
        ...{ group: 'orders', by: 'Order number', id: order.id, name: order.number, state: order.state },
        details: [order.company, `${order.first_name} ${order.last_name}`],
      });
  }
  const parcel = normalizeTrackingNumber(q);
  if (mayLookIn('orders') && parcel !== '') {
    // One parcel may hold several orders.
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'number', 'company', 'first_name', 'last_name', 'state', 'carrier'])
      .where('tracking_number', '=', parcel)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    for (const order of orders)
      hits.push({
        ...{ group: 'orders', by: 'Tracking number', id: order.id, name: order.number, state: order.state },
        details: [order.company, `${order.first_name} ${order.last_name}`, order.carrier],
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
    // By the address of the account, or by that of one of its users.
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
        ...{ group: 'customers', by: 'E-mail', id: customer.id, name: customer.company_name },
        details: [customer.email],
        state: customer.status,
      });
  }
  return hits;
}
