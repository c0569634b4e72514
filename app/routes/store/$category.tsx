import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type AppLoadContext,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { countCategory, findFormerSlug } from '../../domain/goods/catalog/categories.queries.server';
import { listProducts } from '../../domain/goods/catalog/listing/listing.queries.server';
import { isNarrowed } from '../../domain/goods/catalog/listing/listing.rules';
import {
  findStoreCategory,
  listSubCategories,
} from '../../domain/goods/catalog/store-category.queries.server';
import { hasFitment } from '../../domain/goods/fitment/fitment.queries.server';
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
import { SubCategories } from '../../ui/catalog/sub-categories';
import { ListingVehicle } from '../../ui/fitment/listing-vehicle';
import { buildListingPath, missingPageMeta, pageMeta, formatPagedTitle } from '../../ui/seo/page-meta';
import { Fact } from '../../ui/facts';
import { createNotFoundResponse } from '../../http/not-found.server';
import { readListingQuery } from '../../domain/goods/catalog/listing/listing.schema';
import { ProductPicture } from '../../ui/catalog/product-picture';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/** Headings that say more than the category's name (DESIGN 2). */
const HEADINGS = perLanguage(() => new Map([['Door Locks', t`Door Locks - Mechanical`]]));

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data === undefined) return missingPageMeta();
  const { category, query, listing } = args.data;
  const { name } = category;
  return pageMeta(args, {
    title: formatPagedTitle(category.name, listing.page.page),
    description: category.description || t`${name} for professional locksmiths, in stock.`,
    path: buildListingPath(paths.category(category.slug), listing.page.page),
    picture: category.picture,
    noindex: isNarrowed(query),
  });
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params['category'] ?? '';
  const category = await findStoreCategory(context.db, slug);
  if (category === undefined) throw await redirectFormerCategory(context, slug, new URL(request.url).search);
  const asked = { ...readListingQuery(new URL(request.url).searchParams), category: '' };
  const { query, vehicle } = await readListingVehicle(context, request, asked);
  const listing = await listProducts(context.db, query, category);
  const page = {
    category: {
      slug: category.slug,
      name: category.name,
      description: category.description,
      heroText: category.heroText,
      picture: category.picture,
      parents: category.parents.map(({ name, slug }) => ({ name, slug })),
    },
    subCategories: await listSubCategories(context.db, category),
    query,
    figures: await countCategory(context.db, category.ids),
    listing: await readListingData(context, request, listing),
    fits: await readListingFits(context, vehicle, listing),
    vehicle: (await hasFitment(context.db, category.ids))
      ? { ...vehicle, remembered: await findOfferedVehicle(context, query, vehicle, category) }
      : undefined,
  };
  return data(page, { headers: await keepListingVehicle(context, request, vehicle, listing) });
}

export default function CategoryPage() {
  const { category, subCategories, figures, query, listing, vehicle, fits } = useLoaderData<typeof loader>();
  const path = paths.category(category.slug);
  const heading = HEADINGS().get(category.name) ?? category.name;
  const parents = category.parents.map(({ name, slug }) => ({ name, to: paths.category(slug) }));
  return (
    <main id="main" className="container page listing-page">
      <Breadcrumb crumbs={[{ name: t`Home`, to: paths.home() }, ...parents, { name: heading }]} />
      <div className="category-hero">
        <div className="page__head">
          <h1>{heading}</h1>
          <p>{category.heroText || category.description}</p>
          <dl className="category-hero__figures">
            <Fact name={t`products`}>{figures.products}</Fact>
            <Fact name={t`brands`}>{figures.brands}</Fact>
            <Fact name={t`in stock`}>{figures.inStock}</Fact>
          </dl>
        </div>
        <ProductPicture src={category.picture} alt="" sizes="12rem" />
      </div>
      <SubCategories categories={subCategories} />
      <ListingVehicle path={path} query={query} vehicle={vehicle} fits={fits}>
        <Listing path={path} query={query} listing={listing} vehicle={vehicle?.choices} />
      </ListingVehicle>
    </main>
  );
}

/** Redirects a former category slug permanently. @throws 404 if there never was one. */
async function redirectFormerCategory(
  context: AppLoadContext,
  slug: string,
  search: string,
): Promise<Response> {
  const current = await findFormerSlug(context.db, slug);
  if (current === undefined) return createNotFoundResponse();
  return redirect((current === null ? paths.products() : paths.category(current)) + search, 301);
}
