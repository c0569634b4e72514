import { Link } from '@remix-run/react';

import { isNarrowed, type ListingQuery } from '../../domain/catalogue/listing.rules';
import type { Nearest } from '../../domain/catalogue/nearest-products.queries.server';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { ProductCard } from './product-card';

interface NothingFoundProps {
  query: ListingQuery;
  clearHref: string;
  nearest: Nearest | undefined;
}

/** SPEC 8 and UX 20: a way on from an empty list. The search keeps its words; what comes close is offered. */
export function NothingFound({ query, clearHref, nearest }: NothingFoundProps) {
  const isFiltered = isNarrowed({ ...query, q: '' });
  return (
    <div className="nothing-found">
      <div className="empty-state">
        <Icon name="search" />
        <h2>{isFiltered ? 'No products match your filters' : 'No products found'}</h2>
        <p>
          {query.q === '' ? (
            'Take a filter away, or clear them all.'
          ) : (
            <>
              Nothing matches <q>{query.q}</q>
              {isFiltered && ' with these filters'}. Check the part number, or search for the beginning of it.
            </>
          )}
        </p>
        <p className="nothing-found__ways">
          <Link className="btn btn--primary" to={clearHref}>
            {isFiltered ? 'Clear Filters' : 'Show everything'}
          </Link>
          {nearest?.category !== undefined && (
            <Link className="btn" to={paths.category(nearest.category.slug)}>
              Browse {nearest.category.name}
            </Link>
          )}
          <Link className="btn" to={paths.order({ q: query.q })}>
            Ask our sales desk
          </Link>
        </p>
      </div>
      {nearest !== undefined && nearest.products.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">The nearest that we have</h2>
          <ul className="card-grid">
            {nearest.products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
