import type { MetaDescriptor, UIMatch } from '@remix-run/react';

import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { formatPageTitle } from '../page-title';
import { t } from '~/i18n/text';

/** The `meta` of a confirmation, which refreshes while the payment is pending. */
export function buildConfirmationMeta(
  matches: readonly Pick<UIMatch, 'id' | 'data'>[],
  order: Order | undefined,
): MetaDescriptor[] {
  return [
    { title: formatPageTitle(matches, order === undefined ? t`Page Not Found` : nameOrder(order)) },
    { name: 'robots', content: 'noindex' },
    ...(order?.state === 'pending' ? [{ httpEquiv: 'refresh', content: '5' }] : []),
  ];
}

function nameOrder({ number }: Order): string {
  return t`Order ${number}`;
}
