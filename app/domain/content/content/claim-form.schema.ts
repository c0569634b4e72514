import { z } from 'zod';

import { requiredLine, lineUpTo, toText } from '../../base/shared/form-fields';
import type { ClaimField, ClaimGroup, ClaimsDoc, ClaimSet } from './claim-sets.rules';
import { lineListSchema, toPlainLines } from '../../base/shared/multi-line-fields';
import { pictureField } from './picture-field';

/** Builds the form schema of a claim set from its field definitions. */
export function claimFormSchema(set: ClaimSet): z.ZodType<ClaimsDoc, z.ZodTypeDef, unknown> {
  return z.object({
    ...buildShape(set.fields),
    ...Object.fromEntries(set.groups.map((group) => [group.name, rowsSchema(group)])),
  });
}

function buildShape(fields: readonly ClaimField[]) {
  return Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));
}

function rowsSchema({ fields, item, most }: ClaimGroup) {
  return z
    .array(z.object(buildShape(fields)))
    .max(most, `At most ${most}: remove a ${item}`)
    .default([]);
}

function fieldSchema({ label, type, isOptional }: ClaimField): z.ZodType<string, z.ZodTypeDef, unknown> {
  const missing = `Enter: ${label}`;
  if (type === 'picture') return pictureField;
  if (type === 'text') return toText(1, missing, 1000).transform(toPlainLines);
  if (type === 'lines') return lineListSchema(6000).refine((text) => text !== '', missing);
  return isOptional === true ? lineUpTo(160) : requiredLine(1, missing, 160);
}
