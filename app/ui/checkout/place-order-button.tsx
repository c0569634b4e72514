import { useEffect } from 'react';
import { useIsSubmitting } from 'remix-validated-form';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { Icon } from '../icon/icon';

interface PlaceOrderButtonProps {
  /** Said on the button, where it says it. */
  totalCents?: number;
}

/** SPEC 4: 'Place Order', and 'Processing...' while it is being sent. */
export function PlaceOrderButton({ totalCents }: PlaceOrderButtonProps) {
  const isSubmitting = useIsSubmitting();
  useFreshPageAfterBack();
  const name = totalCents === undefined ? 'Place Order' : `Place Order · ${formatMoney(totalCents)}`;
  return (
    <button type="submit" className="btn btn--primary btn--wide" disabled={isSubmitting}>
      <Icon name="lock" />
      {isSubmitting ? 'Processing...' : name}
    </button>
  );
}

/**
 * A browser may show a page again just as it was left, in the middle of its submission: nothing would ever end that.
 * Its cart, its total and its token are of yesterday, too.
 */
function useFreshPageAfterBack(): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
