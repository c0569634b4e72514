import { z } from 'zod';

import { CreateCategorySchema } from '../domain/goods/catalog/category.schema';
import { CreateProductSchema, ProductChangesSchema } from '../domain/goods/catalog/product.schema';
import { defineCall } from './api-call';
import { done, ID_PARAMS, money, ofProduct, PageQuerySchema, wholeNumber } from './api-values.schema';

/** What the buyer who asks pays. */
const yourPrice = money(
  'What the signed-in buyer who asks pays for one; missing where that is no less than everyone’s price.',
).optional();

/** SPEC 3: what the list and the detail page both read of a price. */
const everyonesPrice = {
  price: money('The regular price of one.'),
  salePrice: money('What one costs while it is on sale; null where no sale price is set.').nullable(),
  isOnSale: z.boolean().describe('Whether the sale price is asked.'),
};

/** SPEC 3 and 7: a product as the API lists it. Prices and ratings are decimal strings. */
export const ApiProductSchema = z
  .object({
    id: ofProduct.id,
    name: ofProduct.name,
    sku: ofProduct.sku,
    brand: z.string().describe('Who makes it; empty where nobody is named.'),
    categoryId: wholeNumber('The `id` of the category that it is in.'),
    ...everyonesPrice,
    isFeatured: z.boolean().describe('Whether the home page shows it.'),
    imageUrl: ofProduct.imageUrl,
    stockQuantity: ofProduct.stockQuantity,
    lowStockThreshold: ofProduct.lowStockThreshold,
    reorderQuantity: ofProduct.reorderQuantity,
    rating: z
      .string()
      .regex(/^\d\.\d$/)
      .describe('Stars, from `0.0` to `5.0`.'),
    reviewCount: wholeNumber('How many reviews it has.'),
    yourPrice,
  })
  .describe('A product, as lists have it.');

export type ApiProduct = z.infer<typeof ApiProductSchema>;

/** The same in the store's own calls: the two reads of SPEC 7 stay as they are. */
export const ApiStoreProductSchema = ApiProductSchema.extend({
  isRestricted: ofProduct.isRestricted,
}).describe('A product, as search, vehicles and quick orders have it.');

export type ApiStoreProduct = z.infer<typeof ApiStoreProductSchema>;

/** SPEC 3: the product as its detail page reads it. */
export const ApiProductDetailSchema = z
  .object({
    id: ofProduct.id,
    name: ofProduct.name,
    ...everyonesPrice,
    description: z.string().describe('What its page says of it, as plain text; may be empty.'),
    features: z.array(z.string()).describe('What is good about it, a sentence each; may be empty.'),
    specifications: z.record(z.string()).describe('Values by the name of the specification.'),
    stockStatus: z.string().describe('`In Stock`, `Low Stock` or `Out of Stock`.'),
    shipping: z.string().describe('When it is delivered, for people.'),
    yourPrice,
  })
  .describe('A product with everything that its page says.');

export type ApiProductDetail = z.infer<typeof ApiProductDetailSchema>;

export const listProducts = defineCall({
  id: 'listProducts',
  method: 'GET',
  path: '/api/products',
  part: 'Catalogue',
  summary: 'List products',
  text: 'The products that the store sells, by id.',
  query: PageQuerySchema.extend({
    q: z.string().max(100).optional().describe('A part number or words, as in the search of the store.'),
    category: z
      .string()
      .max(100)
      .optional()
      .describe('The id or the slug of a category; those below it count too.'),
  }),
  exampleQuery: { pageSize: '50' },
  answer: z.array(ApiProductSchema),
  isPaged: true,
});

export const getProduct = defineCall({
  id: 'getProduct',
  method: 'GET',
  path: '/api/products/{id}',
  part: 'Catalogue',
  summary: 'Read a product',
  text: 'Its ETag changes with every field of the product, also those that are not read here: send it back as If-Match to change the product only while it still stands.',
  params: ID_PARAMS,
  notFound: 'There is no such product.',
  answer: ApiProductDetailSchema,
});

/** SPEC 7 sends the slug and the state along: a new category has its own. */
const CreatedSchema = z.object({
  success: done,
  id: wholeNumber('Names what was added.'),
  slug: z.string().describe('The last part of the address of its page.'),
});

/** What a product's fields mean to the calls that write them. */
const PRODUCT_FIELDS = {
  name: 'What it is called.',
  description: 'What its page says of it.',
  sku: 'The part number; no other product has it.',
  price: 'US dollars, with two decimals at most: `12.50`.',
  isOnSale: 'Whether the sale price is asked.',
  costPrice: 'What one costs the store, in US dollars; never shown to buyers.',
  categoryId: 'The `id` of a category that is there.',
  lowStockThreshold: 'At this many units or fewer, stock is low.',
  reorderLevel: 'At this many units or fewer, a reorder is suggested.',
  reorderQuantity: 'Units that a reorder suggests.',
  brand: 'Who makes it.',
  model: 'The maker’s name of the model.',
  vehicleMake: 'The make of vehicle that it is for.',
  vehicleYear: 'The years of it, as free text: `2015-2020`.',
  keyType: 'What kind of key it is.',
  compatibility: 'What it fits, in words.',
  isFeatured: 'Whether the home page shows it.',
  isRestricted: 'Whether only accounts with a valid licence may order it.',
  imageUrl: 'A path on this store, or an address that starts with https://.',
  productNumber: 'Its number in the catalogue; searches find it.',
  ezNumber: 'Its EZ number.',
  fccId: 'The FCC ID of its transmitter.',
  oemNumber: 'The vehicle maker’s part number.',
  type: 'What sort of thing it is: filters of listings go by it.',
  badge: 'A word on its card: `New`.',
  features: 'A line each: 30 at most.',
  specifications: '60 at most.',
  'specifications[].name': 'What is specified: `Finish`.',
  'specifications[].value': 'Its value: `626 Satin Chrome`.',
  fitments: 'Vehicles that it fits: 90 at most.',
  'fitments[].make': 'The make: `Ford`.',
  'fitments[].model': 'The model: `F-150`.',
  'fitments[].yearFrom': 'The first year, from 1900 to 2100.',
  'fitments[].yearTo': 'The last year: the first one when left out.',
};

const NEW_PRODUCT_FIELDS = {
  salePrice: 'US dollars, below the price; needed while it is on sale.',
  stockQuantity: 'Units on the shelf, from 0: 0 when left out.',
  slug: 'Its address; made of the name when left out, and numbered where it is taken.',
  isActive: 'Whether the store sells it: true when left out.',
};

export const createProduct = defineCall({
  id: 'createProduct',
  method: 'POST',
  path: '/api/products',
  part: 'Catalogue',
  summary: 'Add a product',
  text: 'Figures may be numbers or text. Thresholds that are left out are those of the settings.',
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
  part: 'Catalogue',
  summary: 'Change a product',
  text: 'Changes the fields that are sent and keeps the others; text that is sent empty is cleared. Lists are replaced as a whole. Archived products can be changed too. Stock has its own call.',
  permission: 'catalog.edit',
  params: ID_PARAMS,
  notFound: 'There is no such product.',
  body: ProductChangesSchema,
  required: [],
  fields: {
    ...PRODUCT_FIELDS,
    salePrice: 'US dollars, below the price. Only with `isOnSale`: while it is false there is no sale price.',
    slug: 'Its address, numbered where it is taken; the old one leads on to it. Sent empty, it is made of the name.',
    isActive: 'Whether the store sells it: false archives it.',
  },
  example: { price: '13.50', isFeatured: true },
  answer: CreatedSchema.extend({ id: ofProduct.id }),
  errors: { 412: 'The product is not as If-Match says: read it again.' },
  takesIfMatch: true,
});

/** A category as the API lists it. */
export const ApiCategorySchema = z
  .object({
    id: wholeNumber('Names the category for good.'),
    name: z.string().describe('What it is called.'),
    description: z.string().describe('What its page says of it; may be empty.'),
    slug: z.string().describe('The address of its page on the store, behind the first slash.'),
    isActive: z.boolean().describe('Whether the store shows it: true in this list.'),
  })
  .describe('A category.');

export const listCategories = defineCall({
  id: 'listCategories',
  method: 'GET',
  path: '/api/categories',
  part: 'Catalogue',
  summary: 'List categories',
  text: 'The active ones, all of them.',
  answer: z.array(ApiCategorySchema),
});

export const createCategory = defineCall({
  id: 'createCategory',
  method: 'POST',
  path: '/api/categories',
  part: 'Catalogue',
  summary: 'Add a category',
  permission: 'catalog.edit',
  body: CreateCategorySchema.extend({
    slug: z.unknown(),
    isActive: z.unknown(),
  }).strict(),
  required: ['name'],
  fields: {
    name: 'What it is called; no other category is called so.',
    description: 'A sentence for its page.',
    slug: 'Taken from older clients and not used: the address is made of the name.',
    isActive: 'Taken from older clients and not used: a new category is active.',
  },
  example: { name: 'Key Safes', description: 'Safes for keys at the door.' },
  status: 201,
  answer: CreatedSchema,
});

export const listVehicleModels = defineCall({
  id: 'listVehicleModels',
  method: 'GET',
  path: '/api/vehicle-models',
  part: 'Catalogue',
  summary: 'List the models that the search panel offers',
  query: z.object({
    make: z
      .string()
      .max(60)
      .optional()
      .describe('As addresses write a make: `ford`. Left out or unknown, there are no models.'),
  }),
  exampleQuery: { make: 'ford' },
  answer: z.object({
    models: z.array(z.string()).describe('As people write them, in the order of the alphabet: `F-150`.'),
  }),
});
