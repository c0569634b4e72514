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
  children: ReactNode;
}

export function StandardStep({ step, title, children }: StandardStepProps) {
  return (
    <main id="main" className="container page">
      <CheckoutProgress step={step} />
      <h1>{title}</h1>
      {children}
      <p>
        <Link className="link" to={paths.home()}>
          Continue Shopping
        </Link>
      </p>
    </main>
  );
}

interface StepSummaryProps {
  lines: CartLine[];
  policy: CheckoutPolicy;
  totals: Totals;
}

export function StepSummary(props: StepSummaryProps) {
  return (
    <OrderSummary {...props}>
      <ChangeControl intent="toCart" to={paths.cart()}>
        Change<span className="sr-only"> the lines</span>
      </ChangeControl>
    </OrderSummary>
  );
}
