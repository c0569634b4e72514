import { z } from 'zod';

import { checkbox, textUpTo, trimmed } from '../../domain/base/shared/form-fields';

/** The upload form: a file or pasted lines. The file is validated separately. */
export const ImportUploadSchema = z.object({ pasted: textUpTo(5_000_000) });

/** Whether all rows or only the valid ones are applied. */
export const ImportModeSchema = z.object({
  mode: trimmed.pipe(z.enum(['all', 'good'], { errorMap: () => ({ message: 'Choose what to apply' }) })),
});

/** The fields of a file's columns, in `column0`, `column1`, and so on. */
export const ImportColumnsSchema = z
  .object({
    fallbackCategoryId: trimmed,
    createsCategories: checkbox(),
    assumedStock: trimmed.refine((text) => /^\d{0,7}$/.test(text), 'Enter a quantity of 0 or more'),
  })
  .catchall(z.unknown())
  .transform((form) => ({
    fallbackCategoryId: /^[1-9]\d{0,8}$/.test(form.fallbackCategoryId)
      ? Number(form.fallbackCategoryId)
      : null,
    createsCategories: form.createsCategories,
    assumedStock: form.assumedStock === '' ? null : Number(form.assumedStock),
    columnOf: (index: number) => {
      const value = form[getColumnField(index)];
      return typeof value === 'string' ? value : '';
    },
  }));

export function getColumnField(index: number): string {
  return `column${index}`;
}
