import { z } from 'zod';

import { checkbox, toText, textUpTo, trimmed, wholeNumber } from '../../base/shared/form-fields';
import { PICTURE_CHOICES } from './picture-choice.rules';
import { SERVICE_GROUPS } from './services.rules';

export interface Category {
  id: number;
  /** Null at the top. */
  parentId: number | null;
  name: string;
  slug: string;
  description: string;
  heroText: string;
  picture: string;
  isActive: boolean;
  /** Specifications that its list compares and its listing filters by. */
  listAttributes: string[];
  defaultView: 'grid' | 'list';
}

const name = toText(1, 'Category name is required', 100);

/** The parent category; empty for the top. */
const parent = trimmed.transform((value, context) => {
  if (value === '') return null;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'Choose an existing category' });
  return z.NEVER;
});

/** The name is required and not blank (SPEC 5). */
export const CreateCategorySchema = z.object({ name, description: textUpTo(1000) });

export type CreateCategory = z.infer<typeof CreateCategorySchema>;

/** The dialog also asks for a parent. */
export const AddCategorySchema = CreateCategorySchema.extend({ parentId: parent });

const SERVICES: readonly string[] = SERVICE_GROUPS().flatMap(({ services }) =>
  services.map(({ value }) => value),
);
const MAX_ATTRIBUTES = 12;

const expectedVersion = wholeNumber('Reload the page and try again');

/** A checkbox group: absent if none is checked, text if one is. */
const services = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (typeof value === 'string' ? [value] : (value ?? [])))
  .refine((values) => values.every((value) => SERVICES.includes(value)), 'Choose services from the list')
  .transform((values) => SERVICES.filter((value) => values.includes(value)));

/** One per line, without duplicates. */
const attributes = textUpTo(1500)
  .transform((text) =>
    [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter((line) => line !== ''),
  )
  .refine((names) => names.length <= MAX_ATTRIBUTES, `List at most ${MAX_ATTRIBUTES} specifications`)
  .refine((names) => names.every((one) => one.length <= 60), 'Use at most 60 characters per line');

export const EditCategorySchema = z.object({
  name,
  slug: toText(1, 'Address is required', 100),
  parentId: parent,
  description: textUpTo(1000),
  heroText: textUpTo(1000),
  serviceTags: services,
  listAttributes: attributes,
  defaultView: z.enum(['grid', 'list'], { errorMap: () => ({ message: 'Choose grid or list' }) }),
  /** A stored illustration; empty keeps the current one. */
  picture: trimmed.refine(
    (value) => value === '' || PICTURE_CHOICES.includes(value),
    'Choose a picture from the list',
  ),
  expectedVersion,
});

export type EditCategory = z.infer<typeof EditCategorySchema>;

/** Activates or deactivates a category, optionally with its descendants. */
export const CategoryStatusSchema = z.object({
  isActive: z.enum(['on', 'off']).transform((value) => value === 'on'),
  withSubCategories: checkbox(),
  expectedVersion,
});

export const MoveCategorySchema = z.object({
  intent: z.enum(['up', 'down']),
  id: wholeNumber('Choose an existing category'),
  /** The neighbor it swaps places with, as shown on the page. */
  expectedNeighbor: wholeNumber('Reload the page and try again'),
});

/** Targets for the products and subcategories of a deleted category. */
export const DeleteCategorySchema = z.object({
  productsTo: parent,
  /** 'top' or a category; empty if nothing was chosen. */
  categoriesTo: trimmed.refine((value) => /^(top|[1-9]\d{0,8})?$/.test(value), 'Choose an existing category'),
  expectedVersion,
});

export type DeleteCategory = z.infer<typeof DeleteCategorySchema>;
