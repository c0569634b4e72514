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
  /** Names of the specifications that its list compares and its listing filters by. */
  listAttributes: string[];
  defaultView: 'grid' | 'list';
}

const name = toText(1, 'Category name is required', 100);

/** The category that one is below; none is the top. */
const parent = trimmed.transform((value, context) => {
  if (value === '') return null;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'Choose a category that is there' });
  return z.NEVER;
});

/** SPEC 5: the name is required and non-blank after trimming. */
export const CreateCategorySchema = z.object({ name, description: textUpTo(1000) });

export type CreateCategory = z.infer<typeof CreateCategorySchema>;

/** The dialog asks for a parent too. */
export const AddCategorySchema = CreateCategorySchema.extend({ parentId: parent });

const SERVICES: readonly string[] = SERVICE_GROUPS.flatMap(({ services }) =>
  services.map(({ value }) => value),
);
const MAX_ATTRIBUTES = 12;

/** The version of the category that the form was opened with. */
const seenVersion = wholeNumber('Open the page again');

/** One checkbox of a group arrives as text, none of them not at all. */
const services = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (typeof value === 'string' ? [value] : (value ?? [])))
  .refine((values) => values.every((value) => SERVICES.includes(value)), 'Choose services of the list')
  .transform((values) => SERVICES.filter((value) => values.includes(value)));

/** A line each; the same name twice is one. */
const attributes = textUpTo(1500)
  .transform((text) =>
    [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter((line) => line !== ''),
  )
  .refine((names) => names.length <= MAX_ATTRIBUTES, `List at most ${MAX_ATTRIBUTES} specifications`)
  .refine((names) => names.every((one) => one.length <= 60), 'Use at most 60 characters a line');

export const EditCategorySchema = z.object({
  name,
  slug: toText(1, 'Address is required', 100),
  parentId: parent,
  description: textUpTo(1000),
  heroText: textUpTo(1000),
  serviceTags: services,
  listAttributes: attributes,
  defaultView: z.enum(['grid', 'list'], { errorMap: () => ({ message: 'Choose grid or list' }) }),
  /** An illustration, as the database keeps it; empty keeps the one that is there. */
  picture: trimmed.refine(
    (value) => value === '' || PICTURE_CHOICES.includes(value),
    'Choose a picture of the list',
  ),
  seenVersion,
});

export type EditCategory = z.infer<typeof EditCategorySchema>;

/** Takes a category out of the store or back into it; with those below it, where they are asked for. */
export const CategoryStatusSchema = z.object({
  isActive: z.enum(['on', 'off']).transform((value) => value === 'on'),
  withSubCategories: checkbox(),
  seenVersion,
});

export const MoveCategorySchema = z.object({
  intent: z.enum(['up', 'down']),
  id: wholeNumber('Choose a category that is there'),
  /** The sibling that it changes places with, as the page was seen. */
  seenNeighbour: wholeNumber('Open the page again'),
});

/** Where the products and the sub-categories of a deleted category go. */
export const DeleteCategorySchema = z.object({
  productsTo: parent,
  /** 'top' or a category; empty while nothing was chosen. */
  categoriesTo: trimmed.refine(
    (value) => /^(top|[1-9]\d{0,8})?$/.test(value),
    'Choose a category that is there',
  ),
  seenVersion,
});

export type DeleteCategory = z.infer<typeof DeleteCategorySchema>;
