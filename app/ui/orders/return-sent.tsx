import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Emailed } from '../emailed';
import { Notice } from '../notice';
import { Trans } from '~/i18n/trans';

export interface RequestedItem {
  id: number;
  name: string;
  sku: string;
  quantity: number;
}

/** Confirms a return request: the items, and what happens next. */
export function ReturnSent({ items, number }: { items: readonly RequestedItem[]; number: string }) {
  return (
    <>
      <Notice tone="good" role="status">
        <Trans>
          <strong>Return request received.</strong> If you contact us about it, mention order{' '}
          <span className="part-number">{number}</span>.
        </Trans>
      </Notice>
      {items.length > 0 && (
        <section className="panel prose">
          <h2>
            <Trans>Items to return</Trans>
          </h2>
          <ul>
            {items.map(({ id, name, sku, quantity }) => (
              <li key={id}>
                <strong>{quantity} x</strong> {name} <span className="part-number muted">{sku}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="panel prose">
        <h2>
          <Trans>What happens next</Trans>
        </h2>
        <ol>
          <li>
            <Trans>We’ll email you an RMA number and the return address.</Trans> <Emailed>{null}</Emailed>
          </li>
          <li>
            <Trans>
              Pack the items in a shipping carton, and write the RMA number on it. Returns without an RMA
              number will be delayed.
            </Trans>
          </li>
          <li>
            <Trans>
              Once we have the items, we refund your original payment method. See{' '}
              <Link className="link" to={paths.textPage('returns')}>
                what you get back
              </Link>
              .
            </Trans>
          </li>
        </ol>
      </section>
    </>
  );
}
