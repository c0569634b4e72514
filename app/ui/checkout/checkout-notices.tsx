import { isOverLimit } from '../../domain/base/customers/spending-limit.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Notice } from '../notice';
import type { CartLine } from '../../domain/selling/cart/cart.queries.server';
import { findNamedLineProblem } from '../../domain/selling/cart/cart.rules';
import { paths } from '../../paths';
import { ChangeControl } from './change-control';
import { Trans } from '~/i18n/trans';

interface OverLimitNoteProps {
  user: { spendingLimitCents: number | null } | undefined;
  totalCents: number;
}

/** Warns that the order will await approval. */
export function OverLimitNote({ user, totalCents }: OverLimitNoteProps) {
  if (!isOverLimit(user, totalCents)) return null;
  return (
    <Notice tone="warn" icon="clock">
      <Trans>
        This order is over your {formatMoney(user?.spendingLimitCents ?? 0)} limit. Your company must approve
        it before it’s charged.
      </Trans>
    </Notice>
  );
}

/** Lists the lines that can't be ordered. */
export function UnavailableLines({ lines }: { lines: readonly CartLine[] }) {
  const unavailable = lines.filter((line) => !line.isAvailable);
  if (unavailable.length === 0) return null;
  return (
    <div className="notice notice--bad checkout-form__notice">
      <div>
        <p>
          <Trans>Update your cart to check out.</Trans>
        </p>
        <ul>
          {unavailable.map((line) => (
            <li key={line.productId}>{findNamedLineProblem(line)}</li>
          ))}
        </ul>
        <ChangeControl intent="toCart" to={paths.cart()}>
          <Trans>Edit cart</Trans>
        </ChangeControl>
      </div>
    </div>
  );
}
