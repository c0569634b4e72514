import type { OnOrder } from '../../domain/supply/purchasing/purchase-list.queries.server';
import { Day } from '../day';

/** What is still to come of a product. It is not available yet. */
export function OnOrderNote({ onOrder }: { onOrder: OnOrder | undefined }) {
  if (onOrder === undefined) return null;
  return (
    <span className="small muted regular block">
      on order {onOrder.quantity}
      {onOrder.expectedOn !== null && (
        <>
          , expected <Day on={onOrder.expectedOn} />
        </>
      )}
    </span>
  );
}
