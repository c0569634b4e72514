import { z } from 'zod';

import { trimmed } from '../../base/shared/form-fields';
import { formKey } from './purchase-order.schema';
import { MAX_UNITS } from './purchase-order.rules';
import { getProductField } from './reorder.rules';

export interface ChosenProduct {
  productId: number;
  quantity: number;
  /** Units on order or drafted, as shown. */
  covered: number;
}

const idOrNothing = trimmed.transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined));

const WHOLE = 'Enter a whole number from 1';

/**
 * The checked suggestions. `into` is the draft a supplier's group joins; `from` is the supplier for products without
 * a preferred one. Only checked rows are validated.
 */
export const ReorderSchema = z
  .object({
    formKey,
    chosen: z.record(z.string(), z.literal('on')).default({}),
    quantities: z.record(z.string(), trimmed).default({}),
    covered: z.record(z.string(), trimmed).default({}),
    into: z.record(z.string(), idOrNothing).default({}),
    from: z.record(z.string(), idOrNothing).default({}),
  })
  .transform((form, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: z.ZodIssueCode.custom, path: path.split('.'), message });
    const products = Object.keys(form.chosen).flatMap((key): ChosenProduct[] => {
      const id = /^p([1-9]\d{0,8})$/.exec(key)?.[1];
      if (id === undefined) return [];
      const text = form.quantities[key] ?? '';
      const quantity = /^\d{1,6}$/.test(text) ? Number(text) : 0;
      if (quantity < 1 || quantity > MAX_UNITS) problem(getProductField('quantities', Number(id)), WHOLE);
      return [{ productId: Number(id), quantity, covered: Number(form.covered[key] ?? 0) || 0 }];
    });
    if (products.length === 0) problem('chosen', 'Check at least one product to order');
    return { formKey: form.formKey, products, into: form.into, from: form.from };
  });

export type ReorderInput = z.infer<typeof ReorderSchema>;
