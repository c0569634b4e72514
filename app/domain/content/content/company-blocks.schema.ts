import { z } from 'zod';

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
