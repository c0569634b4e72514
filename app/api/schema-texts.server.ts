import { z } from 'zod';
import type { oas31 } from 'zod-openapi';

import { findInnerSchema, findPublishedInput, type InputSchema } from '../domain/base/shared/published-input';

type JsonSchema = oas31.SchemaObject | oas31.ReferenceObject;

/**
 * Copies the descriptions of a zod schema (`describe`), and what its fields publish, to its JSON Schema. zod-openapi does this only if it patched zod
 * before the first schema was created; otherwise, it silently drops them.
 *
 * @param schema what a reference points to is left alone: it is described on its own.
 */
export function addSchemaDescriptions(schema: JsonSchema | undefined, zod: z.ZodTypeAny): void {
  if (schema === undefined) return;
  const text = findDescription(zod);
  if (text !== undefined) schema.description = text;
  if ('$ref' in schema) return;
  const input = findPublishedInput(zod);
  if (input !== undefined) publishKeywords(schema, input);
  const bare = unwrapSchema(zod);
  if (bare instanceof z.ZodObject) {
    const shape: Record<string, z.ZodTypeAny> = bare.shape;
    for (const [name, property] of Object.entries(shape))
      addSchemaDescriptions(schema.properties?.[name], property);
  }
  if (bare instanceof z.ZodArray) addSchemaDescriptions(schema.items, bare.element);
}

/** Published types replace those that zod-openapi derived; rules of lists and objects are added. */
function publishKeywords(schema: oas31.SchemaObject, input: InputSchema): void {
  if ('type' in input || 'anyOf' in input || 'enum' in input)
    for (const keyword of ['type', 'anyOf', 'enum', 'pattern', 'minLength', 'maxLength'] as const)
      Reflect.deleteProperty(schema, keyword);
  Object.assign(schema, input);
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
