import { z } from 'zod';

import { CreateCategorySchema } from '../catalogue/category.schema';
import { CreateProductSchema } from '../catalogue/product.schema';
import { defineCall, NOTHING } from './api-call';
import { ID_PARAMS, money, PageQuerySchema } from './api-values.schema';

/** What the buyer who asks pays. */
const yourPrice = money
  .optional()
  .describe('What the signed-in buyer who asks pays for one, where that is less than everyone’s price.');

/** SPEC 3 and 7: a product as the API lists it. Prices and ratings are decimal strings. */
export const ApiProductSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    sku: z.string(),
    brand: z.string(),
    categoryId: z.number().int(),
    price: money,
    salePrice: money.nullable(),
    isOnSale: z.boolean(),
    isFeatured: z.boolean(),
    imageUrl: z.string(),
    stockQuantity: z.number().int(),
    lowStockThreshold: z.number().int(),
    reorderQuantity: z.number().int(),
    rating: z
      .string()
      .regex(/^\d\.\d$/)
      .describe('From `0.0` to `5.0`.'),
    reviewCount: z.number().int(),
    yourPrice,
  })
  .describe('A product, as lists have it.');

export type ApiProduct = z.infer<typeof ApiProductSchema>;

/** The same in the store's own calls: the two reads of SPEC 7 stay as they are. */
export const ApiStoreProductSchema = ApiProductSchema.extend({
  isRestricted: z
    .boolean()
    .describe('Sold to approved accounts with a valid licence on file, and to nobody else.'),
}).describe('A product, as search, vehicles and quick orders have it.');

export type ApiStoreProduct = z.infer<typeof ApiStoreProductSchema>;

/** SPEC 3: the product as its detail page reads it. */
export const ApiProductDetailSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    price: money,
    salePrice: money.nullable(),
    isOnSale: z.boolean(),
    description: z.string(),
    features: z.array(z.string()),
    specifications: z.record(z.string()).describe('Values by the name of the specification.'),
    stockStatus: z.string().describe('`In Stock`, `Low Stock` or `Out of Stock`.'),
    shipping: z.string(),
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
  params: NOTHING,
  query: PageQuerySchema.extend({
    q: z.string().max(100).optional().describe('A part number or words, as in the search of the store.'),
    category: z
      .string()
      .max(100)
      .optional()
      .describe('The id or the slug of a category; those below it count too.'),
  }),
  status: 200,
  answer: z.array(ApiProductSchema),
  isPaged: true,
});

export const getProduct = defineCall({
  id: 'getProduct',
  method: 'GET',
  path: '/api/products/{id}',
  part: 'Catalogue',
  summary: 'Read a product',
  params: ID_PARAMS,
  notFound: 'There is no such product.',
  query: NOTHING,
  status: 200,
  answer: ApiProductDetailSchema,
});

/** SPEC 7 sends the slug and the state along: a new category has its own. */
const CreatedSchema = z.object({ success: z.literal(true), id: z.number().int(), slug: z.string() });

export const createProduct = defineCall({
  id: 'createProduct',
  method: 'POST',
  path: '/api/products',
  part: 'Catalogue',
  summary: 'Add a product',
  text: 'Figures may be numbers or text. Thresholds that are left out are those of the settings.',
  permission: 'catalogue.edit',
  params: NOTHING,
  query: NOTHING,
  body: CreateProductSchema,
  required: ['name', 'sku', 'price', 'categoryId'],
  fields: {
    name: 'What it is called.',
    description: 'What its page says of it.',
    sku: 'The part number; no other product has it.',
    price: 'US dollars.',
    salePrice: 'Below the price; needed while it is on sale.',
    isOnSale: 'Whether the sale price is asked.',
    costPrice: 'What it costs the store; never shown to buyers.',
    categoryId: 'The `id` of a category that is there.',
    stockQuantity: 'What lies on the shelf: 0 when left out.',
    lowStockThreshold: 'At or below it, stock is low.',
    reorderLevel: 'At or below it, a reorder is suggested.',
    reorderQuantity: 'How many are suggested.',
    brand: 'Who makes it.',
    model: 'The maker’s name of the model.',
    vehicleMake: 'The make of vehicle that it is for.',
    vehicleYear: 'The years of it, as free text: `2015-2020`.',
    keyType: 'What kind of key it is.',
    compatibility: 'What it fits, in words.',
    slug: 'Its address; made of the name when left out, and numbered where it is taken.',
    isActive: 'Whether the store sells it: true when left out.',
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
    specifications: 'Pairs of `name` and `value`: 60 at most.',
    fitments:
      'Vehicles that it fits, each with `make`, `model`, `yearFrom` and `yearTo`: 90 at most. One year alone is the first and the last.',
  },
  example: { name: 'KW1 Key Blank', sku: 'KW1-50', price: '12.50', categoryId: 5, stockQuantity: 50 },
  status: 201,
  answer: CreatedSchema,
});

/** A category as the API lists it. */
export const ApiCategorySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    description: z.string(),
    slug: z.string(),
    isActive: z.boolean(),
  })
  .describe('A category.');

export const listCategories = defineCall({
  id: 'listCategories',
  method: 'GET',
  path: '/api/categories',
  part: 'Catalogue',
  summary: 'List categories',
  text: 'The active ones, all of them.',
  params: NOTHING,
  query: NOTHING,
  status: 200,
  answer: z.array(ApiCategorySchema),
});

export const createCategory = defineCall({
  id: 'createCategory',
  method: 'POST',
  path: '/api/categories',
  part: 'Catalogue',
  summary: 'Add a category',
  permission: 'catalogue.edit',
  params: NOTHING,
  query: NOTHING,
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
  params: NOTHING,
  query: z.object({ make: z.string().max(60).optional().describe('`ford`') }),
  status: 200,
  answer: z.object({ models: z.array(z.string()) }),
});
