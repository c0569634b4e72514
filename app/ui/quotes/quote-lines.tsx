import { Link } from '@remix-run/react';

import type { QuotedLine } from '../../domain/selling/quotes/quoted-lines.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { LicenceBadge } from '../catalog/license-badge';

interface QuoteLinesProps {
  lines: QuotedLine[];
  /** What the quoted price is called. */
  priceName?: string;
}

/** The lines of a quote: today's list price, the quoted one, and what the line comes to. */
export function QuoteLines({ lines, priceName = 'Your price' }: QuoteLinesProps) {
  const isPriced = lines.every(({ unitPriceCents }) => unitPriceCents !== null);
  return (
    <div className="table-scroll">
      <table className="table table--cards">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className="num">
              Quantity
            </th>
            <th scope="col" className="num">
              Price today
            </th>
            <th scope="col" className="num">
              {priceName}
            </th>
            {isPriced && (
              <th scope="col" className="num">
                Line total
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <Link className="link" to={paths.product(line.slug)} discover="none">
                  {line.name}
                </Link>{' '}
                <span className="part-number muted">{line.sku}</span> {line.isRestricted && <LicenceBadge />}
              </th>
              <td className="num" data-label="Quantity">
                {line.quantity}
              </td>
              <td className="num" data-label="Price today">
                {formatMoney(line.todayPriceCents)}
              </td>
              <td className="num" data-label={priceName}>
                {line.unitPriceCents === null ? (
                  <span className="muted">not priced yet</span>
                ) : (
                  <strong>{formatMoney(line.unitPriceCents)}</strong>
                )}
              </td>
              {isPriced && (
                <td className="num" data-label="Line total">
                  {formatMoney((line.unitPriceCents ?? 0) * line.quantity)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
