import { z } from 'zod';

import { CreateCategorySchema } from '../domain/goods/catalog/category.schema';
import { CreateProductSchema, ProductChangesSchema } from '../domain/goods/catalog/product.schema';
import { defineCall } from './api-call';
import { done, ID_PARAMS, money, ofProduct, PageQuerySchema, wholeNumber } from './api-values.schema';

/** What the buyer who asks pays. */
const yourPrice = money('Buyer’s price, if lower than the public price.').optional();

/** SPEC 3: what the list and the detail page both read of a price. */
const everyonesPrice = {
  price: money('Regular price.'),
  salePrice: money('Sale price, or null.').nullable(),
  isOnSale: z.boolean().describe('Whether the sale price applies.'),
};

/** SPEC 3 and 7: a product as the API lists it. Prices and ratings are decimal strings. */
export const ApiProductSchema = z
  .object({
    id: ofProduct.id,
    name: ofProduct.name,
    sku: ofProduct.sku,
    brand: z.string().describe('Brand; can be empty.'),
    categoryId: wholeNumber('Category ID.'),
    ...everyonesPrice,
    isFeatured: z.boolean().describe('Whether the product is featured.'),
    imageUrl: ofProduct.imageUrl,
    stockQuantity: ofProduct.stockQuantity,
    lowStockThreshold: ofProduct.lowStockThreshold,
    reorderQuantity: ofProduct.reorderQuantity,
    rating: ofProduct.rating,
    reviewCount: wholeNumber('Number of reviews.'),
    yourPrice,
  })
  .describe('A product in a list.');

export type ApiProduct = z.infer<typeof ApiProductSchema>;

/** The same in the store's own calls: the two reads of SPEC 7 stay as they are. */
export const ApiStoreProductSchema = ApiProductSchema.extend({
  isRestricted: ofProduct.isRestricted,
  unit: ofProduct.unit,
  packSize: ofProduct.packSize,
}).describe('A product.');

export type ApiStoreProduct = z.infer<typeof ApiStoreProductSchema>;

/** SPEC 3: the product as its detail page reads it. */
export const ApiProductDetailSchema = z
  .object({
    id: ofProduct.id,
    name: ofProduct.name,
    ...everyonesPrice,
    description: z.string().describe('Plain-text description.'),
    features: z.array(z.string()).describe('Product features.'),
    specifications: z.record(z.string()).describe('Specification values by name.'),
    stockStatus: z.string().describe('`In Stock`, `Low Stock`, or `Out of Stock`.'),
    shipping: z.string().describe('Delivery estimate in plain text.'),
    yourPrice,
  })
  .describe('A product with its details.');

export type ApiProductDetail = z.infer<typeof ApiProductDetailSchema>;

export const listProducts = defineCall({
  id: 'listProducts',
  method: 'GET',
  path: '/api/products',
  part: 'Catalog',
  summary: 'List products',
  text: 'Returns active products, sorted by ID.',
  query: PageQuerySchema.extend({
    q: z.string().max(100).optional().describe('Part number or keywords.'),
    category: z.string().max(100).optional().describe('Category ID or slug.'),
  }),
  exampleQuery: { pageSize: '50' },
  answer: z.array(ApiProductSchema),
  isPaged: true,
});

export const getProduct = defineCall({
  id: 'getProduct',
  method: 'GET',
  path: '/api/products/{id}',
  part: 'Catalog',
  summary: 'Get a product',
  text: 'Returns an ETag that covers all product fields, for updates with `If-Match`.',
  params: ID_PARAMS,
  notFound: () => 'No product has this ID.',
  answer: ApiProductDetailSchema,
});

/** SPEC 7 sends the slug and the state along: a new category has its own. */
const CreatedSchema = z.object({
  success: done,
  id: wholeNumber('ID of the new object.'),
  slug: z.string().describe('URL slug.'),
});

/** What a product's fields mean to the calls that write them. */
const PRODUCT_FIELDS = {
  name: 'Name.',
  description: 'Description.',
  sku: 'Unique part number.',
  price: 'Regular price in US dollars, such as `12.50`.',
  isOnSale: 'Whether the sale price applies.',
  costPrice: 'Unit cost in US dollars.',
  categoryId: 'ID of an existing category.',
  lowStockThreshold: 'Low-stock threshold.',
  reorderLevel: 'Reorder point.',
  reorderQuantity: 'Reorder quantity.',
  brand: 'Brand.',
  model: 'Manufacturer’s model.',
  vehicleMake: 'Vehicle make.',
  vehicleYear: 'Vehicle years as text, such as `2015-2020`.',
  keyType: 'Key type.',
  compatibility: 'Compatibility in plain text.',
  isFeatured: 'Whether the product is featured.',
  isRestricted: 'Whether a license is required.',
  imageUrl: 'Image path or `https://` URL.',
  productNumber: 'Catalog number.',
  ezNumber: 'EZ number.',
  fccId: 'FCC ID.',
  oemNumber: 'OEM part number.',
  type: 'Product type, used in filters.',
  badge: 'Badge, such as `New`.',
  unit: 'Unit of measure, such as `box`. Price and stock count these units. Default: `each`.',
  packSize: 'Pieces in one unit, such as 250 for a box of 250. Default: 1.',
  features: 'Up to 30 features.',
  specifications: 'Up to 60 specifications.',
  'specifications[].name': 'Name, such as `Finish`.',
  'specifications[].value': 'Value, such as `626 Satin Chrome`.',
  fitments: 'Up to 90 vehicles.',
  'fitments[].make': 'Make, such as `Ford`.',
  'fitments[].model': 'Model, such as `F-150`.',
  'fitments[].yearFrom': 'First year, from 1900 to 2100.',
  'fitments[].yearTo': 'Last year. Default: `yearFrom`.',
};

const NEW_PRODUCT_FIELDS = {
  salePrice: 'Sale price, lower than `price`; required if `isOnSale` is true.',
  stockQuantity: 'Units on hand. Default: 0.',
  slug: 'URL slug. Default: generated from the name.',
  isActive: 'Whether the product is for sale. Default: true.',
};

export const createProduct = defineCall({
  id: 'createProduct',
  method: 'POST',
  path: '/api/products',
  part: 'Catalog',
  summary: 'Create a product',
  text: 'Send amounts and quantities as numbers or strings. Thresholds default to the store settings.',
  permission: 'catalog.edit',
  body: CreateProductSchema,
  required: ['name', 'sku', 'price', 'categoryId'],
  fields: { ...PRODUCT_FIELDS, ...NEW_PRODUCT_FIELDS },
  example: { name: 'KW1 Key Blank', sku: 'KW1-50', price: '12.50', categoryId: 5, stockQuantity: 50 },
  status: 201,
  answer: CreatedSchema,
});

export const updateProduct = defineCall({
  id: 'updateProduct',
  method: 'PATCH',
  path: '/api/products/{id}',
  part: 'Catalog',
  summary: 'Update a product',
  text: 'Updates only the fields you send. An empty string clears a field; an array replaces the existing one. To change stock, use `PUT /api/products/{id}/stock`.',
  permission: 'catalog.edit',
  params: ID_PARAMS,
  notFound: () => 'No product has this ID.',
  body: ProductChangesSchema,
  required: [],
  fields: {
    ...PRODUCT_FIELDS,
    salePrice: 'Sale price, lower than `price`; send only if `isOnSale` is true.',
    slug: 'URL slug; the old URL redirects. If empty, generated from the name.',
    isActive: 'Whether the product is for sale; false archives it.',
  },
  example: { price: '13.50', isFeatured: true },
  answer: CreatedSchema.extend({ id: ofProduct.id }),
  errors: { 412: 'The product has changed. Reload it and try again.' },
  takesIfMatch: true,
});

/** A category as the API lists it. */
export const ApiCategorySchema = z
  .object({
    id: wholeNumber('Unique identifier for the category.'),
    name: z.string().describe('Name.'),
    description: z.string().describe('Description.'),
    slug: z.string().describe('URL slug.'),
    isActive: z.boolean().describe('Always true in this list.'),
  })
  .describe('A category.');

export const listCategories = defineCall({
  id: 'listCategories',
  method: 'GET',
  path: '/api/categories',
  part: 'Catalog',
  summary: 'List categories',
  text: 'Returns all active categories.',
  answer: z.array(ApiCategorySchema),
});

export const createCategory = defineCall({
  id: 'createCategory',
  method: 'POST',
  path: '/api/categories',
  part: 'Catalog',
  summary: 'Create a category',
  permission: 'catalog.edit',
  body: CreateCategorySchema.extend({
    slug: z.unknown(),
    isActive: z.unknown(),
  }).strict(),
  required: ['name'],
  fields: {
    name: 'Unique name.',
    description: 'Short description.',
    slug: 'Ignored; derived from the name.',
    isActive: 'Ignored; new categories are active.',
  },
  example: { name: 'Key Safes', description: 'Wall-mounted and portable key safes.' },
  status: 201,
  answer: CreatedSchema,
});

export const listVehicleModels = defineCall({
  id: 'listVehicleModels',
  method: 'GET',
  path: '/api/vehicle-models',
  part: 'Catalog',
  summary: 'List models for the search panel',
  query: z.object({
    make: z.string().max(60).optional().describe('Make in lowercase, such as `ford`.'),
  }),
  exampleQuery: { make: 'ford' },
  answer: z.object({
    models: z.array(z.string()).describe('Models in alphabetical order.'),
  }),
});
