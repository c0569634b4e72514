import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import { getEffectivePrice } from '../../domain/goods/catalog/product.rules';
import type { Settings } from '../../domain/base/settings/settings.rules';
import { getLanguage } from '../../i18n/language';
import { addLanguage } from '../../i18n/language-path';
import { paths } from '../../paths';
import type { Crumb } from '../breadcrumb';
import { STORE_NAME } from '../page-title';
import { getSharePicture } from './page-meta';

/** A product with its offer. Its rating stays out: it is a sample, and no buyer wrote the reviews. */
export function buildProductData(product: ProductDetail, origin: string) {
  const url = origin + addLanguage(paths.product(product.slug), getLanguage());
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    url,
    description: product.description || product.name,
    image: new URL(getSharePicture(product.image).url, origin).href,
    sku: product.sku,
    mpn: product.productNumber || undefined,
    category: product.categoryName,
    brand: product.brand === '' ? undefined : { '@type': 'Brand', name: product.brand },
    offers: {
      '@type': 'Offer',
      url,
      price: (getEffectivePrice(product) / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.stockQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': getOrganizationId(origin) },
    },
  };
}

/** A breadcrumb. The last crumb, the page itself, has no URL. */
export function buildBreadcrumbData(crumbs: readonly Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: to === undefined ? undefined : new URL(addLanguage(to, getLanguage()), origin).href,
    })),
  };
}

/** The store itself, and how to search it. */
export function buildStoreData(
  origin: string,
  { salesEmail, hotline }: Pick<Settings, 'salesEmail' | 'hotline'>,
) {
  const home = origin + addLanguage(paths.home(), getLanguage());
  const search = `${origin}${addLanguage(paths.products(), getLanguage())}?q={search_term_string}`;
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': getOrganizationId(origin),
        name: STORE_NAME,
        url: origin + paths.home(),
        logo: new URL(LOGO, origin).href,
        email: salesEmail,
        telephone: hotline,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: STORE_NAME,
        url: home,
        publisher: { '@id': getOrganizationId(origin) },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: search },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

const LOGO = '/icon-512.png';

function getOrganizationId(origin: string): string {
  return `${origin}${paths.home()}#organization`;
}
