import { z } from 'zod';

import { textOf, textUpTo } from '../shared/form-fields';

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

/** SPEC 5: the name is required and non-blank after trimming. */
export const CreateCategorySchema = z.object({
  name: textOf(1, 'Category name is required', 100),
  description: textUpTo(1000),
});

export type CreateCategory = z.infer<typeof CreateCategorySchema>;
