import type { Validator } from 'remix-validated-form';
import type { z } from 'zod';

import { lazyValidator } from './lazy-validator';

/**
 * A validator of a form from a schema that is at hand. It stands in for `@remix-validated-form/with-zod`
 * (vite.config.ts), which does the same and brings a copy of lodash.
 */
export function withZod<Schema extends z.ZodTypeAny>(schema: Schema): Validator<z.infer<Schema>> {
  return lazyValidator(() => Promise.resolve(schema));
}
