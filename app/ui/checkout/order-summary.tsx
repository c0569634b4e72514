import type { ReactNode } from 'react';

import type { ArrivalPromise } from '../../domain/base/settings/arrival.rules';
import type { CheckoutPolicy, Totals } from '../../domain/selling/checkout/totals.rules';
import type { ProductNumbers } from '../../domain/base/shared/part-number.rules';
import { formatTaxRate } from '../../domain/base/settings/settings.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { PartNumbers } from '../catalog/part-numbers';
import { ProductPicture } from '../catalog/product-picture';
import { LicenseBadge } from '../catalog/license-note';
import { Fact } from '../facts';
import { ChangeControl } from './change-control';
import { Icon } from '../icon/icon';
import { ScrollRegion } from '../scroll-region';
import { plural, t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface SummaryLine extends ProductNumbers {
  productId: number;
  name: string;
  image: string;
  quantity: number;
  totalCents: number;
  /** The buyer lacks the license, so the order would be refused. */
  needsLicense?: boolean;
}

interface OrderSummaryProps {
  lines: SummaryLine[];
  totals: Totals;
  policy: CheckoutPolicy;
  arrival?: ArrivalPromise | undefined;
  /** Says that the other checkout ships for less. */
  cheaper?: string | undefined;
  /** The form's button, for a desk, where the summary stays in sight. */
  button: ReactNode;
  /** A control that leads to where the lines are changed. */
  children?: ReactNode;
}

/** More lines than this scroll on a desk, so that the button below stays in sight. */
const LOW_LINES = 4;

/** Where the other checkout begins. */
const CART = { intent: 'toCart', to: paths.cart() } as const;
const EXPRESS = { intent: 'toExpress', to: paths.checkout() } as const;

/** What is about to be ordered, and its total. It folds into one line above the fields of a phone. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, totals, policy, arrival, cheaper, button } = props;
  const other = policy.name === 'express' ? CART : EXPRESS;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside className="panel order-summary" aria-label={t`Order summary`}>
      <details className="order-summary__fold">
        <summary>
          {plural(lines.length, { one: '# product', other: '# products' })}
          {count > lines.length && `, ${plural(count, { one: '# item', other: '# items' })}`} ·{' '}
          {formatMoney(totals.totalCents)}
        </summary>
        <SummaryDetails {...props} />
      </details>
      <OrderArrival arrival={arrival} />
      {cheaper !== undefined && (
        <p className="order-summary__cheaper small">
          <ChangeControl {...other}>{cheaper}</ChangeControl>
        </p>
      )}
      <div className="order-summary__button">{button}</div>
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
      {lines.length > LOW_LINES ? (
        <ScrollRegion name={t`Items`} className="summary-lines__scroll">
          <SummaryLines lines={lines} />
        </ScrollRegion>
      ) : (
        <SummaryLines lines={lines} />
      )}
      <TotalsList totals={totals} />
      <p className="small muted">
        <ShippingRule policy={policy} />{' '}
        <Trans>Tax {formatTaxRate(policy.taxBasisPoints)} of the subtotal.</Trans>
      </p>
    </div>
  );
}

function SummaryLines({ lines }: { lines: SummaryLine[] }) {
  return (
    <ul className="summary-lines">
      {lines.map((line) => (
        <li key={line.productId}>
          <ProductPicture src={line.image} alt="" sizes="3rem" />
          <span>
            <span className="muted">{line.quantity} x</span> {line.name}{' '}
            {line.needsLicense === true && <LicenseBadge />}
            <PartNumbers of={line} />
          </span>
          <span>{formatMoney(line.totalCents)}</span>
        </li>
      ))}
    </ul>
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
