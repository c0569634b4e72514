import {
  CHECKOUT_STEP_NAMES,
  CHECKOUT_STEPS,
  type CheckoutStep,
  listStepsBefore,
} from '../../domain/selling/checkout/checkout-steps.rules';
import { paths } from '../../paths';
import { StepList } from '../step-list';

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
    name: CHECKOUT_STEP_NAMES[key],
    to: step === 'confirmation' ? undefined : HREFS[key],
  }));
  return <StepList label="Checkout steps" steps={steps} current={step} complete={complete} />;
}
