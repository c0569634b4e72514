import { z } from 'zod';

import { textUpTo, trimmed } from '../../domain/base/shared/form-fields';

/** The upload: a file, or the lines themselves. The file is looked at where it is kept. */
export const ImportUploadSchema = z.object({ pasted: textUpTo(5_000_000) });

/** How a dry run is applied. */
export const ImportModeSchema = z.object({
  mode: trimmed.pipe(z.enum(['all', 'good'], { errorMap: () => ({ message: 'Choose what to apply' }) })),
});

/** What the columns of a file are: `column0`, `column1`, … each name a field or nothing. */
export const ImportColumnsSchema = z
  .object({ fallbackCategoryId: trimmed })
  .catchall(z.unknown())
  .transform((form) => ({
    fallbackCategoryId: /^[1-9]\d{0,8}$/.test(form.fallbackCategoryId)
      ? Number(form.fallbackCategoryId)
      : null,
    columnOf: (index: number) => {
      const value = form[getColumnField(index)];
      return typeof value === 'string' ? value : '';
    },
  }));

export function getColumnField(index: number): string {
  return `column${index}`;
}
