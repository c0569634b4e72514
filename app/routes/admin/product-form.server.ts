import { data, type AppLoadContext } from '@remix-run/node';
import type { Validator } from 'remix-validated-form';

import { ProductValuesSchema } from '../../domain/goods/catalog/product-values.schema';
import { ProductChangedError } from '../../domain/goods/catalog/edit-product.server';
import { moveRow, parseRowIntent, type RowIntent } from '../../domain/goods/catalog/product-rows.rules';
import {
  PRODUCT_FIELD_NAMES,
  formatProductValue,
  type ProductField,
  type ProductValues,
} from '../../domain/goods/catalog/product-values.rules';
import { DomainError, NotFoundError } from '../../domain/base/shared/errors';
import { getFieldErrors, refuseForm } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';

interface ProductFormAnswer<Data> {
  validator: Validator<Data>;
  carryOut: (data: Data) => Promise<unknown>;
  /** Where to redirect on success. */
  page: string;
  /** SPEC 8: 'Product created successfully'. */
  done: string;
  /** SPEC 8: 'Failed to create product'. */
  failed: string;
}

/**
 * Handles the product form. Row buttons return the form with the row added, removed, or moved, without validation, so
 * that lists work without JavaScript.
 */
export async function answerProductForm<Data>(
  context: AppLoadContext,
  form: FormData,
  { validator, carryOut, page, done, failed }: ProductFormAnswer<Data>,
): Promise<Response | ReturnType<typeof moveFormRow>> {
  const result = await validator.validate(form);
  const intent = parseRowIntent(form.get('intent'));
  if (intent !== undefined) return moveFormRow(result.submittedData, form, intent);
  const replace = nestFields(result.submittedData);
  if (result.error !== undefined) return refuseForm(context, form, result.error.fieldErrors, { replace });
  try {
    await carryOut(result.data);
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof DomainError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message || failed } as const;
    const headers = await createToastHeaders(context, toast);
    if (!(error instanceof ProductChangedError))
      return refuseForm(context, form, getFieldErrors(error, 'name'), { headers, replace });
    return refuseForm(
      context,
      form,
      { changed: error.message },
      { status: 409, headers, replace: { ...replace, ...listChangesSince(form, error) } },
    );
  }
  return redirectWithToast(context, page, { type: 'success', message: 'Success', description: done });
}

/** Without JavaScript: the page again with all input and the moved row. */
function moveFormRow(submitted: unknown, form: FormData, intent: RowIntent) {
  const values = nestFields(submitted);
  const rows = values[intent.list];
  const moved = moveRow<unknown>(Array.isArray(rows) ? rows : [], intent, '');
  const formId = form.get('__rvfInternalFormId');
  return data({ fieldErrors: {}, repopulateFields: { ...values, [intent.list]: moved }, formId });
}

function nestFields(submitted: unknown): Record<string, unknown> {
  return typeof submitted === 'object' && submitted !== null ? { ...submitted } : {};
}

export interface FieldChange {
  field: ProductField;
  name: string;
  was: string;
  now: string;
}

/** The other person's changes, and the current product as the new baseline. */
function listChangesSince(form: FormData, { current, fields }: ProductChangedError) {
  const seen = parseSeenValues(form);
  const changes: FieldChange[] = fields.map((field) => ({
    field,
    name: PRODUCT_FIELD_NAMES[field],
    was: formatProductValue(seen[field]),
    now: formatProductValue(current[field]),
  }));
  return { changes, seen: JSON.stringify(current) };
}

/** Parses the product as the form was opened. Without it, every field counts as changed. */
export function parseSeenValues(form: FormData): Partial<ProductValues> {
  try {
    const parsed = ProductValuesSchema.partial().safeParse(JSON.parse(String(form.get('seen') ?? '')));
    if (!parsed.success) return {};
    return Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== undefined));
  } catch {
    return {};
  }
}
