import { z } from 'zod';
import type { oas31 } from 'zod-openapi';

type JsonSchema = oas31.SchemaObject | oas31.ReferenceObject;

/**
 * Copies the descriptions of a zod schema (`describe`) to its JSON Schema. zod-openapi does this only if it patched zod
 * before the first schema was created; otherwise, it silently drops them.
 *
 * @param schema what a reference points to is left alone: it is described on its own.
 */
export function addSchemaDescriptions(schema: JsonSchema | undefined, zod: z.ZodTypeAny): void {
  if (schema === undefined) return;
  const text = findDescription(zod);
  if (text !== undefined) schema.description = text;
  if ('$ref' in schema) return;
  const bare = unwrapSchema(zod);
  if (bare instanceof z.ZodObject) {
    const shape: Record<string, z.ZodTypeAny> = bare.shape;
    for (const [name, property] of Object.entries(shape))
      addSchemaDescriptions(schema.properties?.[name], property);
  }
  if (bare instanceof z.ZodArray) addSchemaDescriptions(schema.items, bare.element);
}

/** Finds the outermost description, which was written for this place. */
function findDescription(zod: z.ZodTypeAny): string | undefined {
  const inner = findInnerSchema(zod);
  return zod.description ?? (inner === undefined ? undefined : findDescription(inner));
}

function unwrapSchema(zod: z.ZodTypeAny): z.ZodTypeAny {
  const inner = findInnerSchema(zod);
  return inner === undefined ? zod : unwrapSchema(inner);
}

/** Unwraps one optional, nullable, default, or effect schema. */
function findInnerSchema(zod: z.ZodTypeAny): z.ZodTypeAny | undefined {
  if (zod instanceof z.ZodOptional || zod instanceof z.ZodNullable) return zod.unwrap();
  if (zod instanceof z.ZodEffects) return zod.innerType();
  if (zod instanceof z.ZodDefault) return zod.removeDefault();
  return undefined;
}
