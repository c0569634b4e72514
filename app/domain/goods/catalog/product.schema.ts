import { z } from 'zod';

import { DEFAULT_SETTINGS, type Settings } from '../../base/settings/settings.rules';
import {
  checkbox,
  optionalCents,
  requiredCents,
  toText,
  textUpTo,
  wholeNumber,
} from '../../base/shared/form-fields';
import { publishInput } from '../../base/shared/published-input';
import { UNITS, type SalesUnit } from './unit.rules';
import { FeaturesSchema, FitmentsSchema, SpecificationsSchema } from './product-lists.schema';

/** A product's price for the current buyer. */
export interface YourPrice {
  unitPriceCents: number;
  rule: string;
}

/** A product as lists show it. Money in cents. */
export interface ProductCard extends SalesUnit {
  id: number;
  slug: string;
  name: string;
  /** 'en' if a French page shows the English name. */
  nameLanguage?: 'en' | undefined;
  sku: string;
  productNumber: string;
  brand: string;
  priceCents: number;
  salePriceCents: number | null;
  isOnSale: boolean;
  stockQuantity: number;
  lowStockThreshold: number;
  ratingTenths: number;
  reviewCount: number;
  badge: string | null;
  isRestricted: boolean;
  /** URL of the photo or illustration, 4:3. */
  image: string;
  vehicleMake: string;
  /** Category and services, for the search panel's live filter. */
  tags: string;
  /** While it is out of stock: URL of the like products in stock, unless a job needs exactly this one. */
  alternatives?: string | undefined;
  /** While it is out of stock: the day on which more is expected, if that is known and to come. */
  expectedOn?: string | undefined;
  /** This buyer's unit price, if below the public price. */
  yourPrice?: YourPrice | undefined;
  /** The day on which this buyer last ordered it. */
  boughtOn?: string | undefined;
}

export interface Specification {
  name: string;
  value: string;
}

export interface Fitment {
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number;
  isSample: boolean;
}

/** A picture with its size, to reserve its space. */
export interface ProductImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

export interface ProductDetail extends ProductCard {
  type: string;
  categoryName: string;
  categorySlug: string;
  images: ProductImage[];
  ezNumber: string;
  model: string;
  description: string;
  /** Whose texts a French page shows in English. */
  englishParts: readonly ('description' | 'features' | 'compatibility')[];
  features: string[];
  specifications: Specification[];
  /** The specification 'In the box', separated by commas; pages show it as a list. */
  inTheBox: string;
  fitments: Fitment[];
  fccId: string;
  oemNumber: string;
  keyType: string;
  compatibility: string;
}

const IMAGE_URL = /^(?:https:\/\/|\/(?![/\\]))[^\s\\]+$/;

export const STOCK_MESSAGE = 'Stock quantity must be 0 or greater';

type StockDefaults = Pick<Settings, 'lowStockThreshold' | 'reorderLevel' | 'reorderQuantity'>;

/**
 * Fields of the create payload (SPEC 3 and 5). Flags missing from a form are off; flags missing from JSON have their
 * default.
 */
function createProductFields(absent: { isActive: boolean }, blank: StockDefaults) {
  return z.object({
    name: toText(1, 'Product name is required'),
    description: textUpTo(5000),
    sku: publishInput(
      toText(1, 'SKU is required', 60).refine(
        (value) => value === '' || /[a-z0-9]/i.test(value),
        'SKU needs a letter or digit',
      ),
      { type: 'string', minLength: 1, maxLength: 60, pattern: '[a-zA-Z0-9]' },
    ),
    price: requiredCents('Price is required', 'Enter a price, e.g. 89.99'),
    costPrice: optionalCents('Enter a cost, e.g. 45.00'),
    categoryId: wholeNumber('Category is required'),
    stockQuantity: wholeNumber(STOCK_MESSAGE, 0),
    lowStockThreshold: wholeNumber('Low stock threshold must be 0 or greater', blank.lowStockThreshold),
    reorderLevel: wholeNumber('Reorder point must be 0 or greater', blank.reorderLevel),
    reorderQuantity: wholeNumber('Reorder quantity must be 0 or greater', blank.reorderQuantity),
    brand: textUpTo(100),
    model: textUpTo(100),
    vehicleMake: textUpTo(100),
    vehicleYear: textUpTo(100),
    keyType: textUpTo(100),
    compatibility: textUpTo(5000),
    isActive: checkbox(absent.isActive),
    isFeatured: checkbox(),
    isOnSale: checkbox(),
    /** Our addition to SPEC 3: requires a license. */
    isRestricted: checkbox(),
    salePrice: optionalCents('Enter a sale price, e.g. 69.99'),
    imageUrl: publishInput(
      textUpTo(500).refine(
        (value) => value === '' || IMAGE_URL.test(value),
        'Enter a path, or a URL that starts with https://',
      ),
      {
        type: ['string', 'null'],
        maxLength: 500,
        pattern: `^\\s*(?:${IMAGE_URL.source.slice(1, -1)})?\\s*$`,
      },
    ),
    slug: textUpTo(200),
    /** Our additions: other data of the product page and the search. */
    productNumber: textUpTo(60),
    ezNumber: textUpTo(60),
    fccId: textUpTo(60),
    oemNumber: textUpTo(200),
    type: textUpTo(100),
    badge: textUpTo(30),
    unit: z.enum(UNITS, { errorMap: () => ({ message: 'Select a unit' }) }).default('each'),
    packSize: wholeNumber('Pieces per unit must be 1 or greater', 1).transform((size) => Math.max(1, size)),
    features: FeaturesSchema,
    specifications: SpecificationsSchema,
    fitments: FitmentsSchema,
  });
}

type CreateFields = z.infer<ReturnType<typeof createProductFields>>;

/** Returns what is wrong with a product's sale price; undefined if nothing is. */
export function findSaleProblem({ isOnSale, salePrice, price }: CreateFields): string | undefined {
  if (!isOnSale) return undefined;
  if (salePrice === undefined) return 'Enter a sale price, or turn off On Sale';
  return salePrice < price ? undefined : 'Sale price must be below the regular price';
}

function checkSale(product: CreateFields, context: z.RefinementCtx): void {
  const message = findSaleProblem(product);
  if (message !== undefined) context.addIssue({ code: z.ZodIssueCode.custom, path: ['salePrice'], message });
}

/** For forms. @param blank defaults of empty thresholds. */
export function createProductFormSchema(blank: StockDefaults) {
  return createProductFields({ isActive: false }, blank).superRefine(checkSale);
}

/** For the API. @param blank defaults of missing thresholds. */
export function createProductSchema(blank: StockDefaults) {
  return createProductFields({ isActive: true }, blank).strict().superRefine(checkSale);
}

/** For the API: any fields of a product but its stock, which has its own call. @param blank as above. */
export function createProductChangesSchema(blank: StockDefaults) {
  return createProductFields({ isActive: false }, blank).omit({ stockQuantity: true }).partial().strict();
}

export const ProductChangesSchema = createProductChangesSchema(DEFAULT_SETTINGS);
export type ProductChanges = z.infer<typeof ProductChangesSchema>;

/** Stored values as fields; each was checked when it was entered. */
export const StoredProductSchema = createProductFields({ isActive: false }, DEFAULT_SETTINGS);

export const CreateProductFormSchema = createProductFormSchema(DEFAULT_SETTINGS);
export const CreateProductSchema = createProductSchema(DEFAULT_SETTINGS);
export type CreateProduct = CreateFields;

/** Additional fields of the edit form. */
export const EditProductFormSchema = createProductFields({ isActive: false }, DEFAULT_SETTINGS)
  // Stock has its own form.
  .extend({ stockQuantity: z.unknown().transform(() => 0), takesNewSlug: checkbox() })
  .superRefine(checkSale);

/** Defaults of the add-product form (SPEC 5); thresholds come from the settings. */
export const NEW_PRODUCT_DEFAULTS = {
  stockQuantity: '0',
  isActive: true,
  isFeatured: false,
  isOnSale: false,
  isRestricted: false,
  unit: 'each',
  packSize: '1',
};

/** The stock update (SPEC 3). The form also carries the quantity it showed. */
export const StockUpdateSchema = z.object({
  stockQuantity: wholeNumber(STOCK_MESSAGE),
  reason: textUpTo(200),
});
