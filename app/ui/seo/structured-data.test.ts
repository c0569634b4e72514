import { expect, it } from 'vitest';

import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import { DEFAULT_SETTINGS } from '../../domain/base/settings/settings.rules';
import { inLanguage } from '../../i18n/language.server';
import { buildBreadcrumbData, buildProductData, buildStoreData } from './structured-data';

const ORIGIN = 'https://store.example';
const product: ProductDetail = {
  id: 1,
  slug: 'bmw-smart-key',
  name: 'BMW Smart Key',
  sku: 'BMW-1',
  productNumber: 'AK-1',
  brand: 'BMW',
  type: 'Smart keys',
  categoryName: 'Automotive Keys',
  englishParts: [],
  categorySlug: 'automotive-keys',
  priceCents: 29999,
  salePriceCents: 24950,
  isOnSale: true,
  stockQuantity: 3,
  lowStockThreshold: 10,
  ratingTenths: 47,
  reviewCount: 12,
  isRestricted: false,
  badge: null,
  unit: 'each',
  packSize: 1,
  image: '/pictures/smart-key.svg?buttons=4&v=1',
  vehicleMake: 'BMW',
  tags: '',
  ezNumber: '',
  model: '',
  description: 'A key.',
  features: [],
  inTheBox: '',
  specifications: [],
  fitments: [],
  fccId: '',
  oemNumber: '',
  keyType: '',
  compatibility: '',
  images: [],
};

it('a product is offered at the price that the buyer pays', () => {
  expect(buildProductData(product, ORIGIN)).toMatchObject({
    '@type': 'Product',
    sku: 'BMW-1',
    brand: { '@type': 'Brand', name: 'BMW' },
    image: 'https://store.example/pictures/smart-key.png?buttons=4&v=1',
    offers: {
      price: '249.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: 'https://store.example/product/bmw-smart-key',
    },
  });
  expect(buildProductData(product, ORIGIN)).not.toHaveProperty('aggregateRating');
  expect(buildProductData({ ...product, isOnSale: false }, ORIGIN).offers.price).toBe('299.99');
});

it('what is out of stock says so', () => {
  const data = buildProductData({ ...product, stockQuantity: 0, reviewCount: 0, brand: '' }, ORIGIN);
  expect(data.offers.availability).toBe('https://schema.org/OutOfStock');
  expect(data.brand).toBeUndefined();
});

it('a breadcrumb counts from one and ends with the page itself', () => {
  expect(
    buildBreadcrumbData([{ name: 'Home', to: '/' }, { name: 'Padlocks' }], ORIGIN).itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://store.example/' },
    { '@type': 'ListItem', position: 2, name: 'Padlocks', item: undefined },
  ]);
});

it('the store says how it is searched', () => {
  const [, site] = buildStoreData(ORIGIN, DEFAULT_SETTINGS)['@graph'];
  expect(JSON.stringify(site)).toContain('https://store.example/products?q={search_term_string}');
});

it('the addresses of a French page are French', () => {
  const french = inLanguage('fr-CA', () => ({
    url: buildProductData(product, ORIGIN).url,
    crumbs: buildBreadcrumbData([{ name: 'Accueil', to: '/' }], ORIGIN).itemListElement,
    store: JSON.stringify(buildStoreData(ORIGIN, DEFAULT_SETTINGS)),
  }));
  expect(french.url).toBe('https://store.example/fr/product/bmw-smart-key');
  expect(french.crumbs[0]?.item).toBe('https://store.example/fr');
  expect(french.store).toContain('https://store.example/fr/products?q={search_term_string}');
});
