import type { CartLine } from '../../domain/selling/cart/cart.queries.server';
import { findNamedLineProblem } from '../../domain/selling/cart/cart.rules';
import { paths } from '../../paths';
import { ChangeControl } from './change-control';

/** Says before anything is filled in which lines cannot be ordered. @param form that keeps what was typed so far. */
export function UnavailableLines({ lines, form }: { lines: readonly CartLine[]; form: string }) {
  const unavailable = lines.filter((line) => !line.isAvailable);
  if (unavailable.length === 0) return null;
  return (
    <div className="notice notice--bad">
      <div>
        <p>This cart cannot be ordered as it stands.</p>
        <ul>
          {unavailable.map((line) => (
            <li key={line.productId}>{findNamedLineProblem(line)}</li>
          ))}
        </ul>
        <ChangeControl form={form} intent="toCart" to={paths.cart()}>
          Change these lines
        </ChangeControl>
      </div>
    </div>
  );
}
