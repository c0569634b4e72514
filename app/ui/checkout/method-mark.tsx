import type { PaymentMethod } from '../../domain/selling/checkout/payment-methods.rules';
import { IconPlate, LogoPlate } from '../icon/logo-plate';

/** A provider's mark, or an icon where there is none. */
const MARKS: Record<PaymentMethod, React.JSX.Element> = {
  square: <IconPlate name="credit-card" />,
  paypal: <LogoPlate name="paypal" />,
  stripe: <LogoPlate name="stripe" />,
  'apple-pay': <LogoPlate name="apple-pay" />,
  'google-pay': <LogoPlate name="google-pay" />,
  zelle: <LogoPlate name="zelle" />,
  etransfer: <IconPlate name="send" />,
  account: <IconPlate name="building-2" />,
};

/** The decorative mark of a payment method, next to its name. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  return MARKS[method];
}
