import type { OnOrder } from '../../domain/supply/purchasing/purchase-list.queries.server';
import { Day } from '../day';

/** The quantity on order, which isn't available yet. */
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
