import { useEffect, useRef, type RefObject } from 'react';

import {
  buildListingParams,
  isNarrowed,
  type ListingQuery,
} from '../../domain/goods/catalog/listing/listing.rules';
import { withQuery } from '../../paths';
import { AddToCartForm } from '../cart/add-to-cart';
import { Pager } from '../pager';
import { Icon } from '../icon/icon';
import { ActiveFilters } from './active-filters';
import { AskUsLink } from './ask-us-link';
import { CompareBar, useComparePicks } from './compare-picks';
import { GridSpecifications } from './grid-specifications';
import { ListingControls } from './listing-controls';
import { ListingFilters, type VehicleChoice } from './listing-filters';
import { MoreWays } from './more-ways';
import { NothingFound } from './nothing-found';
import { ProductCards } from './product-grid';
import { ProductRow } from './product-row';
import { ProductTable } from './product-table';
import type { ListingData } from './listing-data';
import { formatNumber } from '../grouped';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';
import { CatalogTexts } from './catalog-texts';

interface ListingProps {
  /** Path of the listing. */
  path: string;
  query: ListingQuery;
  listing: ListingData;
  /** Set if the listing can be filtered by vehicle. */
  vehicle?: VehicleChoice | undefined;
  /** Whether the listing covers the entire catalog instead of one category. */
  isSearch?: boolean;
}

/** SPEC 2.5, DESIGN 2: the listing of search results and of a category. Its state is in the URL. */
export function Listing({ path, query, listing, vehicle, isSearch = false }: ListingProps) {
  const { products, page, view, columns, correctedTo } = listing;
  const { q } = query;
  const { around, ...picks } = useComparePicks(query.compare);
  const { picked } = picks;
  const hrefOf = (change: Partial<ListingQuery>) =>
    withQuery(path, buildListingParams({ ...query, compare: picked, ...change }));
  const isEmpty = page.total === 0;
  // Of a search that finds nothing, nothing can be filtered.
  const isFilterable = !isEmpty || !isSearch || q === '' || isNarrowed({ ...query, q: '' });
  const from = formatNumber(page.from);
  const to = formatNumber(page.to);
  const total = formatNumber(page.total);
  const range = isEmpty ? t`No items` : t`Items ${from}-${to} of ${total}`;
  const heading = useFocusOnChange(query);
  return (
    <CatalogTexts value={listing.french}>
      <div className={isFilterable ? 'listing' : undefined}>
        {isFilterable && (
          <ListingFilters path={path} query={query} listing={listing} vehicle={vehicle} isSearch={isSearch} />
        )}
        <div className="stack stack--wide shrinkable" ref={around}>
          <h2 className="sr-only" ref={heading} tabIndex={-1}>
            <Trans>Products</Trans>
          </h2>
          {correctedTo !== undefined && (
            <p className="notice" role="note">
              <span>
                <Trans>
                  No results for <q>{q}</q>. Showing results for <strong>{correctedTo}</strong>.
                </Trans>
              </span>
            </p>
          )}
          {listing.nearNumber !== undefined && (
            <p className="notice notice--warn" role="note">
              <span>
                <Trans>
                  No results for <q>{q}</q>. Check the part number.
                </Trans>{' '}
                <AskUsLink query={query} className="link" />
              </span>
            </p>
          )}
          <ActiveFilters path={path} query={query} categoryName={listing.categoryName} isSearch={isSearch} />
          <div className="listing__controls">
            {/* It stays while the list changes, so that its new text is announced. */}
            <p className="listing__range" data-testid="range" aria-live="polite">
              {range}
            </p>
            {listing.inStock > 0 && (
              <p className="small muted">
                <Icon name="circle-check" />
                {` ${t`Professional Stock Available`}`}
              </p>
            )}
            {!isEmpty && <ListingControls path={path} query={query} view={view} />}
          </div>
          {products.length === 0 ? (
            <NothingFound
              path={path}
              query={query}
              listing={listing}
              vehicle={vehicle}
              isHeaded={!isSearch}
            />
          ) : (
            <AddToCartForm className="contents">
              {/* Favorites come back to the list. */}
              <input type="hidden" name="redirectTo" value={hrefOf({})} />
              {view === 'grid' ? (
                <GridSpecifications key={hrefOf({ compare: [] })} productIds={products.map(({ id }) => id)}>
                  <ProductCards products={products} eager={4} picks={picks} />
                </GridSpecifications>
              ) : columns.length > 0 ? (
                <ProductTable products={products} columns={columns} picks={picks} />
              ) : (
                <ul className="stack">
                  {products.map((product) => (
                    <ProductRow key={product.id} product={product} picks={picks} />
                  ))}
                </ul>
              )}
              {products.length > 1 && <CompareBar picked={picked} listed={products.map(({ id }) => id)} />}
            </AddToCartForm>
          )}
          {page.pageCount > 1 && (
            <div className="cluster cluster--wide align-center cluster--apart">
              <p className="listing__range" data-testid="range">
                {range}
              </p>
              <Pager page={page} hrefOf={(number) => hrefOf({ page: number })} />
            </div>
          )}
          {!isEmpty && page.page === page.pageCount && listing.nearNumber === undefined && (
            <MoreWays query={query} />
          )}
        </div>
      </div>
    </CatalogTexts>
  );
}

/** Moves the focus to the list if the focused control disappeared, such as the link of a removed filter. */
function useFocusOnChange(query: ListingQuery): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const address = JSON.stringify(query);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [address]);
  return heading;
}
