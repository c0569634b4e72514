import type { QuotedLine } from '../../domain/selling/quotes/quoted-lines.queries.server';

type Line = Pick<QuotedLine, 'id' | 'name' | 'quantity' | 'stockQuantity' | 'isActive'>;

/** The lines that keep a quote from being ordered now, since it is ordered as a whole. */
export function listShortLines<Short extends Line>(lines: readonly Short[]): Short[] {
  return lines.filter(({ quantity, stockQuantity, isActive }) => !isActive || stockQuantity < quantity);
}

/** What of a quote is not there, before the buyer fills anything in, and the way on. */
export function QuoteShortage({ short }: { short: readonly Line[] }) {
  return (
    <section className="notice notice--warn" aria-label="Not in stock">
      <div className="stack stack--tight">
        <p>Not all of this can be ordered today, and a quote is ordered as a whole:</p>
        <ul>
          {short.map(({ id, name, quantity, stockQuantity, isActive }) => (
            <li key={id}>
              <strong>{name}</strong>:{' '}
              {isActive ? `${stockQuantity} of ${quantity} in stock` : 'not for sale any more'}
            </li>
          ))}
        </ul>
        <p>Write to us below: we say when the rest comes, or quote what there is.</p>
      </div>
    </section>
  );
}
