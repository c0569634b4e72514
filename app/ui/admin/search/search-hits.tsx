import { Link } from '@remix-run/react';

import { CUSTOMER_STATUS_NAMES, isCustomerStatus } from '../../../domain/base/customers/account-list.rules';
import { isOrderState, ORDER_STATE_NAMES } from '../../../domain/selling/orders/order-states.rules';
import {
  isPurchaseState,
  PURCHASE_STATE_NAMES,
} from '../../../domain/supply/purchasing/purchase-states.rules';
import type {
  BackOfficeHits,
  ExactHit,
  GroupHits,
  SearchHit,
} from '../../../backoffice/search/back-office-search.queries.server';
import { MAX_COUNTED, type SearchedGroup } from '../../../backoffice/search/back-office-search.rules';
import { adminPaths } from '../../../admin-paths';
import { Icon } from '../../icon/icon';
import type { IconName } from '../../icon/icon-names';
import { useHasPermission } from '../staff/use-has-permission';
import { TextLink } from '../links';

const GROUPS: Record<SearchedGroup, { name: string; icon: IconName; listOf: (q: string) => string }> = {
  products: { name: 'Products', icon: 'package', listOf: (q) => adminPaths.products({ q }) },
  orders: { name: 'Orders', icon: 'receipt', listOf: (q) => adminPaths.orders({ q }) },
  customers: { name: 'Customers', icon: 'users', listOf: (q) => adminPaths.customers({ q }) },
  quotes: { name: 'Quotes', icon: 'file-text', listOf: (q) => adminPaths.quotes({ q }) },
  purchases: { name: 'Purchase orders', icon: 'truck', listOf: (q) => adminPaths.purchaseOrders({ q }) },
  messages: { name: 'Messages', icon: 'inbox', listOf: (q) => adminPaths.messages({ q }) },
};

/** Groups whose results are identified by number. */
const NUMBERED: readonly SearchedGroup[] = ['orders', 'quotes', 'purchases'];

/** Search results, exact matches first. */
export function SearchHits({ q, exact, groups }: BackOfficeHits & { q: string }) {
  return (
    <>
      {exact.length > 0 && (
        <section className="panel search-exact">
          <h2>Exact match</h2>
          <ul className="admin-list">
            {exact.map((hit) => (
              <Hit key={`${hit.by} ${hit.id}`} group={hit.group} hit={hit} by={hit.by} q={q} />
            ))}
          </ul>
        </section>
      )}
      <div className="search-groups">
        {groups.map((group) => (
          <Group key={group.group} found={group} q={q} />
        ))}
      </div>
    </>
  );
}

function Group({ found: { group, total, hits }, q }: { found: GroupHits; q: string }) {
  const { name, icon, listOf } = GROUPS[group];
  const count = total > MAX_COUNTED ? `${MAX_COUNTED.toLocaleString('en-US')}+` : String(total);
  return (
    <section className="panel">
      <h2 className="cluster cluster--row align-center">
        <Icon name={icon} />
        {name} <span className="badge">{count}</span>
      </h2>
      {hits.length === 0 ? (
        <p className="muted">None</p>
      ) : (
        <ul className="admin-list">
          {hits.map((hit) => (
            <Hit key={hit.id} group={group} hit={hit} q={q} />
          ))}
        </ul>
      )}
      {total > hits.length && (
        <p>
          <TextLink to={listOf(q)}>
            All {count} {name.toLowerCase()}
          </TextLink>
        </p>
      )}
    </section>
  );
}

interface HitProps {
  group: SearchedGroup;
  hit: SearchHit | ExactHit;
  q: string;
  /** The field that matched. */
  by?: string;
}

function Hit({ group, hit, by, q }: HitProps) {
  const hrefOf = useHrefOfHit(q);
  const details = hit.details.filter((detail) => detail !== '');
  return (
    <li>
      <span>
        {by !== undefined && <span className="muted">{by}: </span>}
        <Link
          className={NUMBERED.includes(group) ? 'link part-number' : 'link'}
          to={hrefOf(group, hit)}
          discover="none"
        >
          {hit.name}
        </Link>
        <span className="small muted wrap-anywhere block">{details.join(' · ')}</span>
      </span>
      {hit.state !== '' && <span className="small">{getStateName(group, hit.state)}</span>}
    </li>
  );
}

/** Returns a result's page. Products link to the list if the user can't edit them. */
function useHrefOfHit(q: string): (group: SearchedGroup, hit: SearchHit) => string {
  const may = useHasPermission();
  return (group, { id, details }) => {
    if (group === 'orders') return adminPaths.order(id);
    if (group === 'customers') return adminPaths.customer(id);
    if (group === 'quotes') return adminPaths.quote(id);
    if (group === 'purchases') return adminPaths.purchaseOrder(id);
    if (group === 'messages') return adminPaths.message(id);
    return may('catalog.edit')
      ? adminPaths.editProduct(id, { redirectTo: adminPaths.search({ q }) })
      : adminPaths.products({ q: details[0] });
  };
}

function getStateName(group: SearchedGroup, state: string): string {
  if (group === 'orders' && isOrderState(state)) return ORDER_STATE_NAMES[state];
  if (group === 'customers' && isCustomerStatus(state)) return CUSTOMER_STATUS_NAMES[state];
  if (group === 'purchases' && isPurchaseState(state)) return PURCHASE_STATE_NAMES[state];
  return state.charAt(0).toUpperCase() + state.slice(1);
}
