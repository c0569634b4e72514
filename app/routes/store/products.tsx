import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listActiveCategories } from '../../domain/goods/catalog/categories.queries.server';
import { listProducts } from '../../domain/goods/catalog/listing/listing.queries.server';
import { isNarrowed } from '../../domain/goods/catalog/listing/listing.rules';
import { readListingQuery } from '../../domain/goods/catalog/listing/listing.schema';
import { findServiceName } from '../../domain/goods/catalog/services.rules';
import { isFull } from '../../domain/goods/fitment/vehicle.rules';
import { noteFailedSearch } from '../../domain/goods/search/failed-searches.server';
import { findHelpTopic } from '../../domain/goods/search/help-topics.server';
import { findOnlyProduct } from '../../domain/goods/search/part-numbers.queries.server';
import { findFccId } from '../../domain/goods/fitment/fcc-id.queries.server';
import {
  findOfferedVehicle,
  readListingFits,
  keepListingVehicle,
  readListingVehicle,
} from './listing-vehicle.server';
import { readListingData } from './buyer-prices.server';
import { paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Listing } from '../../ui/catalog/listing';
import type { ListingData } from '../../ui/catalog/listing-data';
import { FccIdNote, HelpNote, LeftOutNote, VehicleNote } from '../../ui/fitment/search-notes';
import { ListingVehicle } from '../../ui/fitment/listing-vehicle';
import { buildListingPath, pageMeta, formatPagedTitle } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';

export const meta: MetaFunction<typeof loader> = (args) => {
  const { q = '', category = '' } = args.data?.query ?? {};
  const { page: { page = 1 } = {}, correctedTo = q } = args.data?.listing ?? {};
  return pageMeta(args, {
    title: formatPagedTitle(q === '' ? t`Professional Locksmith Products` : t`Search: ${correctedTo}`, page),
    description: t`Locksmith and security supplies, in stock.`,
    path: buildListingPath(paths.products(), page),
    noindex: args.data === undefined || category !== '' || isNarrowed(args.data.query),
  });
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = readListingQuery(searchParams);
  const { query, vehicle } = await readListingVehicle(context, request, asked);
  const categories = await listActiveCategories(context.db);
  const category = categories.find(({ slug }) => slug === query.category);
  if (category !== undefined) {
    // A category has its own page; other values of the panel are services.
    searchParams.delete('category');
    throw redirect(
      [paths.category(category.slug), ...(searchParams.size > 0 ? [searchParams] : [])].join('?'),
    );
  }
  const isAlone = isSearchAlone(searchParams);
  const product = isAlone ? await findOnlyProduct(context.db, query.q) : undefined;
  if (product !== undefined) throw redirect(paths.product(product));
  const listing = await listProducts(context.db, query);
  if (isAlone && (listing.page.total === 0 || listing.leftOut.length > 0))
    noteFailedSearch(context.db, query.q);
  const serviceName = findServiceName(query.category);
  const page = {
    query,
    serviceName,
    listing: await readListingData(context, request, listing, {
      serviceName,
    }),
    vehicle: {
      ...vehicle,
      // A search that names a whole vehicle is narrowed to it already.
      remembered:
        listing.named !== undefined && isFull(listing.named.vehicle)
          ? undefined
          : await findOfferedVehicle(context, query, vehicle),
    },
    fits: await readListingFits(context, vehicle, listing),
    fccId: await findFccId(context.db, query.q),
    help: findHelpTopic(query.q),
  };
  return data(page, { headers: await keepListingVehicle(context, request, vehicle, listing) });
}

export default function Products() {
  const { query, serviceName, listing, vehicle, fits, fccId, help } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page listing-page">
      <Breadcrumb crumbs={[{ name: t`Home`, to: paths.home() }, { name: t`Products` }]} />
      <div className="page__head">
        <h1>{getHeading(query.q, listing)}</h1>
        {serviceName !== undefined && <p className="muted">{t`Service: ${serviceName}`}</p>}
      </div>
      {help !== undefined && <HelpNote topic={help} />}
      {listing.named !== undefined && <VehicleNote {...listing.named} />}
      {/* What a correction leaves out can be seen from it. */}
      {listing.correctedTo === undefined && <LeftOutNote words={listing.leftOut} />}
      {fccId !== undefined && <FccIdNote fccId={fccId} />}
      <ListingVehicle path={paths.products()} query={query} vehicle={vehicle} fits={fits}>
        <Listing path={paths.products()} query={query} listing={listing} vehicle={vehicle.choices} isSearch />
      </ListingVehicle>
    </main>
  );
}

/** A number typed into the search leads to its product; with a filter, the buyer wants a list. */
function isSearchAlone(params: URLSearchParams): boolean {
  return [...params].every(([name, value]) => name === 'q' || value === '');
}

function getHeading(
  q: string,
  { page, nearNumber, correctedTo = q }: Pick<ListingData, 'page' | 'nearNumber' | 'correctedTo'>,
) {
  if (q === '') return t`Professional Locksmith Products`;
  if (nearNumber !== undefined) return t`No results for ${q}. Did you mean ${nearNumber}?`;
  return page.total === 0 ? t`No results for “${q}”` : t`Results for “${correctedTo}”`;
}
