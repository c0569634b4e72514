import { useEffect } from 'react';
import { useIsSubmitting } from 'remix-validated-form';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { Icon } from '../icon/icon';
import { TextField } from '../form/fields';
import { t } from '~/i18n/text';

interface PlaceOrderButtonProps {
  totalCents?: number;
}

/** 'Place Order', and 'Processing...' while submitting (SPEC 4). */
export function PlaceOrderButton({ totalCents }: PlaceOrderButtonProps) {
  const isSubmitting = useIsSubmitting();
  const name = t`Place Order` + (totalCents === undefined ? '' : ` · ${formatMoney(totalCents)}`);
  return (
    <button type="submit" className="btn btn--primary btn--wide" disabled={isSubmitting}>
      <Icon name="lock" />
      {isSubmitting ? t`Processing...` : name}
    </button>
  );
}

/**
 * The back-forward cache may restore a page in the middle of its submission, with an old cart, total, and token.
 * Reload it.
 */
export function useFreshPageAfterBack(): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}

export const PO_NUMBER_LABEL = () => t`PO number`;

/** The buyer's own reference for the order. */
export function PurchaseOrder() {
  return (
    <TextField
      name="poNumber"
      label={PO_NUMBER_LABEL()}
      hint={t`Prints on the invoice`}
      autoComplete="off"
      optional
      isCode
      whole
    />
  );
}
