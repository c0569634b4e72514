import type { MetaDescriptor, UIMatch } from '@remix-run/react';

import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { formatPageTitle } from '../page-title';

/** The `meta` of a confirmation, which refreshes while the payment is pending. */
export function buildConfirmationMeta(
  matches: readonly Pick<UIMatch, 'id' | 'data'>[],
  order: Order | undefined,
): MetaDescriptor[] {
  return [
    { title: formatPageTitle(matches, order === undefined ? 'Page Not Found' : `Order ${order.number}`) },
    { name: 'robots', content: 'noindex' },
    ...(order?.state === 'pending' ? [{ httpEquiv: 'refresh', content: '5' }] : []),
  ];
}
