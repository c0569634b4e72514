import type { AppLoadContext } from '@remix-run/node';

import { listActiveCategories } from '../../domain/goods/catalog/categories.queries.server';
import { findStoreCategory } from '../../domain/goods/catalog/store-category.queries.server';
import { listFeatured } from '../../domain/goods/catalog/products.queries.server';
import { listRelated } from '../../domain/goods/catalog/related.queries.server';
import { listVersions } from '../../domain/goods/catalog/versions.queries.server';
import type { ProductCard, ProductDetail } from '../../domain/goods/catalog/product.schema';
import { listOffers, listQuantityPrices, getYourPrice } from '../../domain/goods/prices/price.rules';
import { readProductFavorites } from '../../domain/selling/favorites/favorites.queries.server';
import { listFits } from '../../domain/goods/fitment/vehicle-fit.queries.server';
import { findLicenseStanding } from '../../domain/goods/licenses/may-order.server';
import { readBuyersLastBought, readTermsOfBuyer, withBuyerPrices } from './buyer-prices.server';
import { findSession } from '../../http/session.server';
import { readPageVariant } from '../../http/page-variant.server';
import { readTranslations } from '../../domain/base/translation/page-language.queries.server';

const RELATED = 4;

/** Reads the data of both product pages. */
export async function readProductPage(context: AppLoadContext, request: Request, product: ProductDetail) {
  const category = await findStoreCategory(context.db, product.categorySlug);
  const versions = await listVersions(context.db, product.id);
  const related = await listRelated(context.db, product, RELATED);
  const session = await findSession(context, request);
  const { vehicle } = await readPageVariant(context, request);
  const terms = (await readTermsOfBuyer(context, request, [product]))(product.id);
  const bought = await readBuyersLastBought(context, request, [product]);
  return {
    product: { ...product, yourPrice: getYourPrice(product, terms), boughtOn: bought.get(product.id) },
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
      product.specifications,
      versions.map(({ parts }) => parts),
    ]),
    versions: await withBuyerPrices(context, request, versions),
    related: await withBuyerPrices(context, request, related),
    fits: await listFits(context.db, vehicle, [product, ...related.filter(isForVehicles)]),
    license: product.isRestricted ? await findLicenseStanding(context.db, session?.customerId) : undefined,
    favorites: await readProductFavorites(context.db, session?.favoritesOwner, product.id),
  };
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
