import { isOverLimit } from '../../domain/base/customers/spending-limit.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Notice } from '../notice';

interface OverLimitNoteProps {
  user: { spendingLimitCents: number | null } | undefined;
  totalCents: number;
}

/** Warns that the order will await approval. */
export function OverLimitNote({ user, totalCents }: OverLimitNoteProps) {
  if (!isOverLimit(user, totalCents)) return null;
  return (
    <Notice tone="warn" icon="clock">
      This order is over your limit of {formatMoney(user?.spendingLimitCents ?? 0)}. You can place it: its
      goods are held, and it is paid when somebody in your company has approved it.
    </Notice>
  );
}
