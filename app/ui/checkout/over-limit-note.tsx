import { isOverLimit } from '../../domain/base/customers/spending-limit.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Icon } from '../icon/icon';

interface OverLimitNoteProps {
  user: { spendingLimitCents: number | null } | undefined;
  totalCents: number;
}

/** Says before the order is placed that it will wait for an approval. */
export function OverLimitNote({ user, totalCents }: OverLimitNoteProps) {
  if (!isOverLimit(user, totalCents)) return null;
  return (
    <div className="notice notice--warn">
      <Icon name="clock" />
      <p>
        This order is over your limit of {formatMoney(user?.spendingLimitCents ?? 0)}. You can place it: its
        goods are held, and it is paid when somebody in your company has approved it.
      </p>
    </div>
  );
}
