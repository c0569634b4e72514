import { z } from 'zod';

/** JSON Schema keywords of what a field takes. */
export type InputSchema = Readonly<Record<string, unknown>>;

type Effect = z.ZodEffects<z.ZodTypeAny>['_def']['effect'];

// By the effect, which `describe` keeps when it copies the field.
const inputs = new WeakMap<Effect, InputSchema>();

/**
 * Publishes what a field takes as JSON Schema, where zod's checks don't say it, such as the text of an amount. It must be
 * exactly what the field accepts; tests/api/published-schemas.test.ts sends both sides of it.
 */
export function publishInput<Field extends z.ZodEffects<z.ZodTypeAny, unknown, unknown>>(
  field: Field,
  input: InputSchema,
): Field {
  inputs.set(field._def.effect, input);
  return field;
}

/** Finds what was published of a field or of the one that it wraps. */
export function findPublishedInput(field: z.ZodTypeAny): InputSchema | undefined {
  const own = field instanceof z.ZodEffects ? inputs.get(field._def.effect) : undefined;
  const inner = findInnerSchema(field);
  return own ?? (inner === undefined ? undefined : findPublishedInput(inner));
}

/** Unwraps one optional, nullable, default, effect, or pipeline schema. */
export function findInnerSchema(field: z.ZodTypeAny): z.ZodTypeAny | undefined {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return field.unwrap();
  if (field instanceof z.ZodEffects) return field.innerType();
  if (field instanceof z.ZodDefault) return field.removeDefault();
  if (field instanceof z.ZodPipeline) return field._def.in;
  return undefined;
}

/** Matches text with a visible character. */
export const FILLED = { type: 'string', pattern: '\\S' } as const;
