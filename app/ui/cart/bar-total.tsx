import { formatMoney } from '../../domain/base/shared/money.rules';
import { Trans } from '~/i18n/trans';

/** What an order costs, in cents, in the bar at the bottom of a phone. */
export function BarTotal({ totalCents }: { totalCents: number }) {
  return (
    <p>
      <span className="small muted block">
        <Trans>Total (US$)</Trans>
      </span>{' '}
      <strong>{formatMoney(totalCents)}</strong>
    </p>
  );
}
