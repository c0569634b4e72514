import { z } from 'zod';

import { lineOf, lineUpTo, textOf } from '../../base/shared/form-fields';
import type { ClaimField, ClaimGroup, ClaimsDoc, ClaimSet } from './claim-sets.rules';
import { lineList, plainLines } from '../../base/shared/multi-line-fields';
import { pictureField } from './picture-field';

/** The schema of a set's form, from what the set says of its fields. */
export function claimFormSchema(set: ClaimSet): z.ZodType<ClaimsDoc, z.ZodTypeDef, unknown> {
  return z.object({
    ...shapeOf(set.fields),
    ...Object.fromEntries(set.groups.map((group) => [group.name, rowsOf(group)])),
  });
}

function shapeOf(fields: readonly ClaimField[]) {
  return Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]));
}

function rowsOf({ fields, item, most }: ClaimGroup) {
  return z
    .array(z.object(shapeOf(fields)))
    .max(most, `At most ${most}: remove a ${item}`)
    .default([]);
}

function schemaOf({ label, type, isOptional }: ClaimField): z.ZodType<string, z.ZodTypeDef, unknown> {
  const missing = `Enter: ${label}`;
  if (type === 'picture') return pictureField;
  if (type === 'text') return textOf(1, missing, 1000).transform(plainLines);
  if (type === 'lines') return lineList(6000).refine((text) => text !== '', missing);
  return isOptional === true ? lineUpTo(160) : lineOf(1, missing, 160);
}
