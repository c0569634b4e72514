import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import type { CartLine } from '../../domain/selling/cart/cart.queries.server';
import type { CheckoutStep } from '../../domain/selling/checkout/checkout-progress.rules';
import type { CheckoutPolicy, Totals } from '../../domain/selling/checkout/totals.rules';
import { paths } from '../../paths';
import { ChangeControl } from './change-control';
import { CheckoutProgress } from './checkout-progress';
import { OrderSummary } from './order-summary';

interface StandardStepProps {
  step: CheckoutStep & ('shipping' | 'payment');
  title: string;
  lines: CartLine[];
  policy: CheckoutPolicy;
  totals: Totals;
  children: ReactNode;
}

/** What a step of the standard checkout stands in: where one is, the step's form, and the order beside it. */
export function StandardStep({ step, title, lines, policy, totals, children }: StandardStepProps) {
  return (
    <main id="main" className="container page">
      <CheckoutProgress step={step} />
      <h1>{title}</h1>
      <div className="order-layout">
        {children}
        <OrderSummary lines={lines} totals={totals} policy={policy}>
          {/* The form of a step has its step's name. */}
          <ChangeControl form={step} intent="toCart" to={paths.cart()}>
            Change<span className="sr-only"> the lines</span>
          </ChangeControl>
        </OrderSummary>
      </div>
      <p>
        <Link className="link" to={paths.home()}>
          Continue Shopping
        </Link>
      </p>
    </main>
  );
}
