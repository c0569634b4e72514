import type { ReactNode } from 'react';

import type { OrderLine } from '../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';

interface LinesTableProps {
  lines: readonly OrderLine[];
  className?: string;
  /** The product's name, where it is more than text. */
  nameOf?: (line: OrderLine) => ReactNode;
  /** Figures of a line that stand between its quantity and its total. */
  figures?: readonly { name: string; of: (line: OrderLine) => number }[];
}

/** The lines of an order: what was sold, at what price, how many. */
export function LinesTable({ lines, className = '', nameOf, figures = [] }: LinesTableProps) {
  return (
    <table className={`table ${className}`.trim()}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          {['Price', 'Quantity', ...figures.map(({ name }) => name), 'Total'].map((name) => (
            <th scope="col" className="num" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {nameOf === undefined ? line.name : nameOf(line)}{' '}
              <span className="part-number muted">{line.sku}</span>
              {line.priceRule !== '' && <span className="small muted block">{line.priceRule}</span>}
            </th>
            <td className="num" data-label="Price">
              {formatMoney(line.unitPriceCents)}
            </td>
            <td className="num" data-label="Quantity">
              {line.quantity}
            </td>
            {figures.map(({ name, of }) => (
              <td className="num" data-label={name} key={name}>
                {of(line)}
              </td>
            ))}
            <td className="num" data-label="Total">
              {formatMoney(line.totalCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
