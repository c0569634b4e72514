import type { ReactNode } from 'react';

import type { ArrivalPromise } from '../../domain/base/settings/arrival.rules';
import type { CheckoutPolicy, Totals } from '../../domain/selling/checkout/totals.rules';
import type { ProductNumbers } from '../../domain/base/shared/part-number.rules';
import { formatTaxRate } from '../../domain/base/settings/settings.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { PartNumbers } from '../catalog/part-numbers';
import { LicenseBadge } from '../catalog/license-note';
import { Fact } from '../facts';
import { ChangeControl } from './change-control';
import { Icon } from '../icon/icon';
import { plural, t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface SummaryLine extends ProductNumbers {
  productId: number;
  name: string;
  quantity: number;
  totalCents: number;
  /** The buyer lacks the license, so the order would be refused. */
  needsLicense?: boolean;
}

interface OrderSummaryProps {
  lines: SummaryLine[];
  totals: Totals;
  /** The rates of an order that isn't placed yet. */
  policy?: CheckoutPolicy;
  arrival?: ArrivalPromise | undefined;
  /** Says that the other checkout ships for less. */
  cheaper?: string | undefined;
  /** A control that leads to where the lines are changed. */
  children?: ReactNode;
}

/** Where the other checkout begins. */
const CART = { intent: 'toCart', to: paths.cart() } as const;
const EXPRESS = { intent: 'toExpress', to: paths.checkout() } as const;

/** What is ordered, and its total. Before it is placed, it folds into one line above the fields of a phone. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, totals, policy, arrival, cheaper } = props;
  const other = policy?.name === 'express' ? CART : EXPRESS;
  return (
    <aside className="panel order-summary" aria-label={t`Order summary`}>
      {policy === undefined ? (
        <SummaryDetails {...props} />
      ) : (
        <details className="order-summary__fold">
          <summary>
            {plural(lines.length, { one: '# product', other: '# products' })} ·{' '}
            {formatMoney(totals.totalCents)}
          </summary>
          <SummaryDetails {...props} />
        </details>
      )}
      <OrderArrival arrival={arrival} />
      {cheaper !== undefined && (
        <p className="order-summary__cheaper small">
          <ChangeControl {...other}>{cheaper}</ChangeControl>
        </p>
      )}
    </aside>
  );
}

/** When the order arrives. On a phone, it stays when the summary is folded. */
export function OrderArrival({ arrival }: { arrival: ArrivalPromise | undefined }) {
  if (arrival === undefined) return null;
  return (
    <p className="order-summary__arrival small">
      <Icon name="truck" />
      <span className="arrival">
        <strong>{arrival.arrives}</strong> <span className="muted">{arrival.orderBy}</span>
      </span>
    </p>
  );
}

function SummaryDetails({ lines, totals, policy, children }: OrderSummaryProps) {
  return (
    <div className="order-summary__details">
      <div className="order-summary__head">
        <h2>
          <Trans>Order summary</Trans>
        </h2>
        {children}
      </div>
      <ul className="summary-lines">
        {lines.map((line) => (
          <li key={line.productId}>
            <span>
              {line.name} <span className="muted">x {line.quantity}</span>{' '}
              {line.needsLicense === true && <LicenseBadge />}
            </span>
            <span>{formatMoney(line.totalCents)}</span>
            <PartNumbers of={line} />
          </li>
        ))}
      </ul>
      <TotalsList totals={totals} />
      {policy !== undefined && (
        <p className="small muted">
          <ShippingRule policy={policy} />{' '}
          <Trans>Tax {formatTaxRate(policy.taxBasisPoints)} of the subtotal.</Trans>
        </p>
      )}
    </div>
  );
}

export function ShippingRule({ policy }: { policy: CheckoutPolicy }) {
  return (
    <Trans>
      Shipping {formatMoney(policy.shippingCents)}, free over {formatMoney(policy.freeAboveCents)}.
    </Trans>
  );
}

/** What the total is made of, above the button of a phone, where the summary is folded. */
export function OrderCosts({ totals }: { totals: Totals }) {
  return (
    <p className="order-costs small">
      {[
        `${t`Subtotal`} ${formatMoney(totals.subtotalCents)}`,
        `${t`Shipping`} ${formatShipping(totals)}`,
        `${t`Tax`} ${formatMoney(totals.taxCents)}`,
      ].join(' · ')}
    </p>
  );
}

function formatShipping({ shippingCents }: Totals): string {
  return shippingCents === 0 ? t`Free` : formatMoney(shippingCents);
}

export function TotalsList({ totals }: { totals: Totals }) {
  return (
    <dl className="totals">
      <Fact name={t`Subtotal`}>{formatMoney(totals.subtotalCents)}</Fact>
      <Fact name={t`Shipping`}>{formatShipping(totals)}</Fact>
      <Fact name={t`Tax`}>{formatMoney(totals.taxCents)}</Fact>
      <div className="totals__total">
        <dt>
          <Trans>Total (US$)</Trans>
        </dt>
        <dd>{formatMoney(totals.totalCents)}</dd>
      </div>
    </dl>
  );
}
