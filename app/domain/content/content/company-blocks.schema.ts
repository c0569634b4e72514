import { z } from 'zod';

import { lineUpTo, requiredLine, toText } from '../../base/shared/form-fields';
import type { ClaimField, ClaimGroup, ClaimsDoc, ClaimSet } from './claim-sets.rules';
import { lineListSchema, toPlainLines } from '../../base/shared/multi-line-fields';
import { pictureField } from './text-page.schema';

/**
 * Company data that staff can edit (SPEC 3, other hard-coded entities). The row's title is the card's title, the
 * timeline's year, or the leader's name.
 */
export const COMPANY_BLOCKS = {
  service: z.object({
    description: z.string(),
    features: z.array(z.string()),
    /** An illustration with its options. */
    picture: z.string(),
    /** Target of Learn More. */
    details: z.array(z.string()),
  }),
  market: z.object({
    description: z.string(),
    /** An illustration with its options. */
    image: z.string(),
    keyFeatures: z.array(z.string()),
    /** Its section on the solutions page. */
    anchor: z.string(),
  }),
  story: z.object({ paragraphs: z.array(z.string()) }),
  value: z.object({ description: z.string() }),
  timeline: z.object({ event: z.string() }),
  leader: z.object({ title: z.string(), experience: z.string(), background: z.string() }),
} as const;

export type CompanyBlockKind = keyof typeof COMPANY_BLOCKS;

export type CompanyBlock<Kind extends CompanyBlockKind> = z.infer<(typeof COMPANY_BLOCKS)[Kind]> & {
  id: number;
  name: string;
};

/** The fields that are translated. The others hold pictures and anchors. */
export const BLOCK_TEXTS: { [Kind in CompanyBlockKind]: readonly (keyof CompanyBlock<Kind>)[] } = {
  service: ['name', 'description', 'features', 'details'],
  market: ['name', 'description', 'keyFeatures'],
  story: ['name', 'paragraphs'],
  value: ['name', 'description'],
  timeline: ['name', 'event'],
  leader: ['name', 'title', 'experience', 'background'],
};

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
