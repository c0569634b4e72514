import type { CartLine } from '../../domain/selling/cart/cart.queries.server';
import { findNamedLineProblem } from '../../domain/selling/cart/cart.rules';
import { paths } from '../../paths';
import { ChangeControl } from './change-control';

/** Lists the lines that can't be ordered. */
export function UnavailableLines({ lines }: { lines: readonly CartLine[] }) {
  const unavailable = lines.filter((line) => !line.isAvailable);
  if (unavailable.length === 0) return null;
  return (
    <div className="notice notice--bad checkout-form__notice">
      <div>
        <p>This cart cannot be ordered as it stands.</p>
        <ul>
          {unavailable.map((line) => (
            <li key={line.productId}>{findNamedLineProblem(line)}</li>
          ))}
        </ul>
        <ChangeControl intent="toCart" to={paths.cart()}>
          Change these lines
        </ChangeControl>
      </div>
    </div>
  );
}
