import { Form } from '@remix-run/react';

import type { OrderLine } from '../../domain/selling/orders/orders.queries.server';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { Trans } from '~/i18n/trans';

/** Has an order's lines checked by quick order: prices and stock may have changed. Needs no account. */
export function OrderAgain({ lines }: { lines: readonly Pick<OrderLine, 'sku' | 'quantity'>[] }) {
  const list = lines.map(({ sku, quantity }) => `${sku} x ${quantity}`).join('\n');
  return (
    <Form method="post" action={paths.quickOrder()}>
      <input type="hidden" name="text" value={list} />
      <button type="submit" className="btn">
        <Icon name="shopping-cart" />
        <Trans>Order again</Trans>
      </button>
    </Form>
  );
}
