import { z } from 'zod';

import { t } from '~/i18n/text';
import { describeIssue, hasDefaultMessage } from '../../api/default-messages.rules';
import { ApiError, getFieldErrors } from '../../http/api.server';

/**
 * Parses a URL's query for its schema: all values of lists, the last of others.
 *
 * @throws ApiError 400 for a parameter that the call doesn't have: a misspelled filter must not return everything.
 */
export function parseQuery(schema: z.ZodTypeAny, params: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = Object.fromEntries(params);
  const fields = getFields(schema);
  const unknown = Object.keys(query).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) {
    const known = Object.keys(fields).join(', ');
    const problem =
      known === ''
        ? t`Unknown parameter; this call doesn’t take any.`
        : t`Unknown parameter; this call takes ${known}.`;
    throw new ApiError(400, problem, { [unknown.slice(0, 100)]: t`Unknown parameter.` });
  }
  for (const [name, field] of Object.entries(fields))
    if (isList(field)) query[name] = params.getAll(name).filter((value) => value !== '');
  return query;
}

function getFields(schema: z.ZodTypeAny): Record<string, z.ZodTypeAny> {
  if (schema instanceof z.ZodEffects) return getFields(schema.innerType());
  return schema instanceof z.ZodObject ? schema.shape : {};
}

function isList(schema: z.ZodTypeAny): boolean {
  if (schema instanceof z.ZodOptional) return isList(schema.unwrap());
  return schema instanceof z.ZodArray;
}

/** @throws ApiError with field errors, and the first of them as the error. */
export function parseWithSchema<Output>(
  schema: z.ZodType<Output, z.ZodTypeDef, unknown>,
  given: unknown,
  status: 400 | 422,
): Output {
  const result = schema.safeParse(given, { errorMap: describeIssue });
  if (result.success) return result.data;
  const fieldErrors = getFieldErrors(result.error);
  const { '': ofAll, ...ofFields } = fieldErrors;
  const first = ofAll ?? describeFirst(result.error, ofFields) ?? t`Send a valid request body.`;
  throw new ApiError(status, first, Object.keys(ofFields).length > 0 ? ofFields : undefined);
}

/** Returns the first field's error, with the field's name if the message lacks it: 'price: Send a number.' */
function describeFirst({ issues }: z.ZodError, fieldErrors: Record<string, string>): string | undefined {
  const [first] = Object.entries(fieldErrors);
  if (first === undefined) return undefined;
  const [field, message] = first;
  const isNameless = issues.some((issue) => issue.message === message && hasDefaultMessage(issue));
  return isNameless ? `${field}: ${message}` : message;
}

/** @throws ApiError 400 if the body is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, t`Send valid JSON.`);
  }
}
