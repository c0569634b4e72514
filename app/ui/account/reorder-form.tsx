import { Form } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { Trans } from '~/i18n/trans';

interface ReorderFormProps {
  order: { id: number; number: string };
  /** Identifies the page, so that a form submitted twice adds once. */
  batch: string;
  isSmall?: boolean;
}

export function ReorderForm({ order, batch, isSmall = false }: ReorderFormProps) {
  return (
    <Form method="post" action={paths.accountOrder(order.id)}>
      <input type="hidden" name="batch" value={`${batch}-${order.id}`} />
      <button
        type="submit"
        className={isSmall ? 'btn btn--small' : 'btn btn--primary'}
        name="intent"
        value="reorder"
      >
        <Icon name="shopping-cart" />
        <Trans>Reorder</Trans>
        {isSmall && <span className="sr-only"> {order.number}</span>}
      </button>
    </Form>
  );
}
