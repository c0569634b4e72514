import type { ReactNode } from 'react';

import type { CheckoutPolicy, Totals } from '../../domain/selling/checkout/totals.rules';
import type { ProductNumbers } from '../../domain/base/shared/part-number.rules';
import { formatTaxRate } from '../../domain/base/settings/settings.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { PartNumbers } from '../catalog/part-numbers';
import { LicenseBadge } from '../catalog/license-note';
import { Fact } from '../facts';
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
  /** A control that leads to where the lines are changed. */
  children?: ReactNode;
}

/** What is ordered, and its total. Before it is placed, it folds into one line above the fields of a phone. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, totals, policy } = props;
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
    </aside>
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
      <p className="small muted">
        {policy !== undefined && (
          <>
            <ShippingRule policy={policy} />{' '}
            <Trans>Tax {formatTaxRate(policy.taxBasisPoints)} of the subtotal.</Trans>{' '}
          </>
        )}
        <Trans>Prices in US dollars.</Trans>
      </p>
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

export function TotalsList({ totals }: { totals: Totals }) {
  return (
    <dl className="totals">
      <Fact name={t`Subtotal`}>{formatMoney(totals.subtotalCents)}</Fact>
      <Fact name={t`Shipping`}>
        {totals.shippingCents === 0 ? t`Free` : formatMoney(totals.shippingCents)}
      </Fact>
      <Fact name={t`Tax`}>{formatMoney(totals.taxCents)}</Fact>
      <div className="totals__total">
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{formatMoney(totals.totalCents)}</dd>
      </div>
    </dl>
  );
}
