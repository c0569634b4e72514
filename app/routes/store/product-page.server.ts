import type { AppLoadContext } from '@remix-run/node';

import { listActiveCategories } from '../../domain/goods/catalog/categories.queries.server';
import { findStoreCategory } from '../../domain/goods/catalog/store-category.queries.server';
import { listAlternatives } from '../../domain/goods/catalog/alternatives.queries.server';
import { listFeatured } from '../../domain/goods/catalog/products.queries.server';
import { listRelated } from '../../domain/goods/catalog/related.queries.server';
import { listVersions } from '../../domain/goods/catalog/versions.queries.server';
import type { ProductCard, ProductDetail } from '../../domain/goods/catalog/product.schema';
import { listOffers, listQuantityPrices, getYourPrice } from '../../domain/goods/prices/price.rules';
import { readProductFavorites } from '../../domain/selling/favorites/favorites.queries.server';
import { listFits } from '../../domain/goods/fitment/vehicle-fit.queries.server';
import { listWillCall } from '../../domain/goods/stock/stock-locations.queries.server';
import { findLicenseStanding } from '../../domain/goods/licenses/may-order.server';
import { readOnOrder } from '../../domain/supply/purchasing/purchase-list.queries.server';
import { isPastDay } from '../../domain/base/shared/store-day.rules';
import { readBuyersLastBought, readTermsOfBuyer, withBuyerPrices } from './buyer-prices.server';
import { findSession } from '../../http/session.server';
import { readPageVariant } from '../../http/page-variant.server';
import { promiseArrival } from '../../domain/base/settings/arrival.rules';
import { isFreight } from '../../domain/goods/catalog/shipping-promise.rules';
import { settingsOf } from '../../http/settings.server';
import { serverPaths } from '../../server-paths';
import { readTranslations } from '../../domain/base/translation/page-language.queries.server';

const RELATED = 4;
/** How long the page may be shown from the page cache. */
const CACHED_MS = 60_000;

/** Reads the data of both product pages. */
export async function readProductPage(context: AppLoadContext, request: Request, product: ProductDetail) {
  const category = await findStoreCategory(context.db, product.categorySlug);
  const versions = await listVersions(context.db, product.id);
  const alternatives = await listAlternatives(context.db, product, RELATED);
  const related = await listRelated(context.db, product, RELATED);
  const session = await findSession(context, request);
  const { vehicle } = await readPageVariant(context, request);
  const terms = (await readTermsOfBuyer(context, request, [product]))(product.id);
  const bought = await readBuyersLastBought(context, request, [product]);
  return {
    product: {
      ...product,
      yourPrice: getYourPrice(product, terms),
      boughtOn: bought.get(product.id),
      expectedOn: product.stockQuantity > 0 ? undefined : await findExpectedDay(context, product.id),
    },
    dataSheet: serverPaths.dataSheet(product.slug),
    /** The product's categories, from the top. */
    categories: [...(category?.parents ?? []), ...(category === undefined ? [] : [category])].map(
      ({ slug, name }) => ({ slug, name }),
    ),
    /** The buyer's prices for one, and the price breaks. */
    prices: { offers: listOffers(product, terms, 1), byQuantity: listQuantityPrices(product, terms) },
    /** The French of its type and specifications. */
    french: await readTranslations(context.db, [
      product.type,
      product.keyType,
      product.model,
      product.specifications,
      product.inTheBox,
      versions.choices,
    ]),
    versions: { ...versions, products: await withBuyerPrices(context, request, versions.products) },
    alternatives: await withBuyerPrices(context, request, alternatives),
    related: await withBuyerPrices(context, request, related),
    fits: await listFits(context.db, vehicle, [
      product,
      ...[...alternatives, ...related].filter(isForVehicles),
    ]),
    license: product.isRestricted ? await findLicenseStanding(context.db, session?.customerId) : undefined,
    arrival:
      product.stockQuantity > 0 && !isFreight(product)
        ? promiseArrival(await settingsOf(context), new Date(), CACHED_MS)
        : undefined,
    willCall: await listWillCall(context.db, product.id),
    favorites: await readProductFavorites(context.db, session?.favoritesOwner, product.id),
  };
}

/** The day on which more of a product is expected, if that is known and not past. */
async function findExpectedDay({ db }: AppLoadContext, productId: number): Promise<string | undefined> {
  const expectedOn = (await readOnOrder(db, [productId]))[productId]?.expectedOn ?? null;
  return expectedOn === null || isPastDay(expectedOn) ? undefined : expectedOn;
}

/** A battery or a chip fits by its code: "Not confirmed" would say nothing about it. */
function isForVehicles({ vehicleMake }: ProductCard): boolean {
  return vehicleMake !== '';
}

/** Reads the data of a missing product's page (DESIGN 2). */
export async function readMissingProduct(context: AppLoadContext) {
  const categories = await listActiveCategories(context.db);
  const { products: featured } = await listFeatured(context.db, RELATED);
  return {
    product: undefined,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    featured,
  };
}
