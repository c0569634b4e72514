import type { CartLine as Line } from '../../domain/selling/cart/cart.queries.server';
import { CartLine, type RefusedChange } from './cart-line';

interface CartLinesProps {
  lines: readonly Line[];
  refused: RefusedChange | undefined;
}

/** The lines of the cart. */
export function CartLines({ lines, refused }: CartLinesProps) {
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <CartLine key={line.productId} line={line} refused={refused} />
      ))}
    </ul>
  );
}
