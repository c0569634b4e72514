import { Link } from '@remix-run/react';

import type { ProductLevel } from '../../../domain/goods/stock/stock-locations.queries.server';

interface ProductLevelsProps {
  product: { name: string; stockQuantity: number };
  levels: ProductLevel[];
  /** The form that edits a single location's level. */
  editHrefOf: (locationId: number) => string;
}

/** What lies where of a product; the default location ships first, and then the others in the order of the rows. */
export function ProductLevels({ product, levels, editHrefOf }: ProductLevelsProps) {
  return (
    <section className="panel narrow">
      <h2>By location</h2>
      <table className="table table--dense level-table">
        <thead>
          <tr>
            <th scope="col">Location</th>
            <th scope="col" className="num">
              Stock
            </th>
            <th scope="col" className="num">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ locationId, name, quantity, isDefault }) => (
            <tr key={locationId}>
              <th scope="row">
                {name} {isDefault && <span className="badge">Ships first</span>}
              </th>
              <td className="num">{quantity}</td>
              <td className="num">
                {locationId > 0 && (
                  <Link
                    className="btn btn--small"
                    to={editHrefOf(locationId)}
                    aria-label={`Edit the stock of ${product.name} at ${name}`}
                    discover="none"
                  >
                    Edit
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All locations</th>
            <td className="num">{product.stockQuantity}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
