import { Link } from '@remix-run/react';

import type { FccIdItem } from '../../domain/goods/fitment/fcc-id.queries.server';
import type { compareAttributes } from '../../domain/goods/fitment/fcc-id.rules';
import { paths } from '../../paths';
import { FitBadge } from './fit-badge';

interface FccComparisonProps {
  items: FccIdItem[];
  compared: ReturnType<typeof compareAttributes>;
}

/** The attributes in which the items of an FCC ID differ; the others are collapsed. */
export function FccComparison({ items, compared }: FccComparisonProps) {
  return (
    <section aria-labelledby="differs" className="vehicle-step">
      <h2 id="differs">What differs</h2>
      <div className="table-scroll">
        <table className={`table fcc-table ${items.length === 2 ? 'fcc-table--two' : ''}`.trim()}>
          <thead>
            <tr>
              <th scope="col">Attribute</th>
              {items.map((item) => (
                <th key={item.id} scope="col">
                  <Link className="link" to={paths.product(item.slug)} discover="none">
                    {item.name}
                  </Link>
                  <FitBadge productId={item.id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compared.differing.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={items[index]?.id}>
                    {value === '' ? <span className="muted">Not stated</span> : <mark>{value}</mark>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {compared.same.length > 0 && (
        <details className="fold">
          <summary>
            <h3>The same for all</h3>
          </summary>
          <table className="table">
            <tbody>
              {compared.same.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
