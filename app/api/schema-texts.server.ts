import { z } from 'zod';
import type { oas31 } from 'zod-openapi';

type JsonSchema = oas31.SchemaObject | oas31.ReferenceObject;

/**
 * Writes the texts of a zod schema (`describe`) into the JSON Schema that was made of it, field by field. zod-openapi
 * does so only where it patched zod before the first schema of the process was made; where it did not, the texts are
 * gone and nothing says so.
 *
 * @param schema a reference keeps what stands behind it: that is described by its own.
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

/** The outermost text: the one that was written for this place. */
function findDescription(zod: z.ZodTypeAny): string | undefined {
  const inner = findInnerSchema(zod);
  return zod.description ?? (inner === undefined ? undefined : findDescription(inner));
}

function unwrapSchema(zod: z.ZodTypeAny): z.ZodTypeAny {
  const inner = findInnerSchema(zod);
  return inner === undefined ? zod : unwrapSchema(inner);
}

/** What stands in a schema that only adds to it: that it may be missing or null, is checked or changed. */
function findInnerSchema(zod: z.ZodTypeAny): z.ZodTypeAny | undefined {
  if (zod instanceof z.ZodOptional || zod instanceof z.ZodNullable) return zod.unwrap();
  if (zod instanceof z.ZodEffects) return zod.innerType();
  if (zod instanceof z.ZodDefault) return zod.removeDefault();
  return undefined;
}
