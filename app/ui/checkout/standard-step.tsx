import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import type { ArrivalPromise } from '../../domain/base/settings/arrival.rules';
import {
  CHECKOUT_STEP_NAMES,
  CHECKOUT_STEPS,
  type CheckoutStep,
  listStepsBefore,
} from '../../domain/selling/checkout/checkout-steps.rules';
import { paths } from '../../paths';
import { StepList } from '../step-list';
import type { CartLine } from '../../domain/selling/cart/cart.queries.server';
import type { CheckoutPolicy, Totals } from '../../domain/selling/checkout/totals.rules';
import { ChangeControl } from './change-control';
import { OrderSummary } from './order-summary';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

const HREFS: Record<CheckoutStep, string> = {
  cart: paths.cart(),
  shipping: paths.cartShipping(),
  payment: paths.cartPayment(),
  confirmation: paths.cartConfirmation(),
};

interface CheckoutProgressProps {
  step: CheckoutStep;
  /** Defaults to the steps before this one. */
  complete?: readonly CheckoutStep[];
}

/** The checkout steps (SPEC 2.7). The confirmation has no links back. */
export function CheckoutProgress({ step, complete = listStepsBefore(step) }: CheckoutProgressProps) {
  const steps = CHECKOUT_STEPS.map((key) => ({
    key,
    name: CHECKOUT_STEP_NAMES()[key],
    to: step === 'confirmation' ? undefined : HREFS[key],
  }));
  const isDone = step === 'confirmation';
  return (
    <StepList
      label={t`Checkout steps`}
      steps={steps}
      current={isDone ? undefined : step}
      complete={isDone ? CHECKOUT_STEPS : complete}
    />
  );
}

interface StandardStepProps {
  step: 'shipping' | 'payment';
  title: string;
  children: ReactNode;
}

export function StandardStep({ step, title, children }: StandardStepProps) {
  return (
    <main id="main" className="container page page--order tinted">
      <CheckoutProgress step={step} />
      <h1>{title}</h1>
      {children}
      <p>
        <Link className="link" to={paths.home()}>
          <Trans>Continue Shopping</Trans>
        </Link>
      </p>
    </main>
  );
}

interface StepSummaryProps {
  lines: CartLine[];
  policy: CheckoutPolicy;
  totals: Totals;
  arrival: ArrivalPromise | undefined;
  cheaper: string | undefined;
  /** The form's button. */
  button: ReactNode;
}

export function StepSummary(props: StepSummaryProps) {
  return (
    <OrderSummary {...props}>
      <ChangeControl intent="toCart" to={paths.cart()}>
        <Trans>
          Edit<span className="sr-only"> cart</span>
        </Trans>
      </ChangeControl>
    </OrderSummary>
  );
}
