import type { Validator } from 'remix-validated-form';
import { z } from 'zod';

import { withZod } from '@remix-validated-form/with-zod';

/**
 * The validator of an editor's form. Only what is saved is checked: a preview, or another row, is for a text that is
 * not finished yet.
 */
export function editorValidator<Doc>(schema: z.ZodType<Doc, z.ZodTypeDef, unknown>): Validator<Doc> {
  return withZod(
    z.unknown().transform((sent, context): Doc => {
      const intent = typeof sent === 'object' && sent !== null && 'intent' in sent ? sent.intent : undefined;
      // One that is sent twice is no text: an action reads the first of them, which may be the one that saves.
      if (typeof intent === 'string' && intent !== 'save') return z.NEVER;
      const result = schema.safeParse(sent);
      if (result.success) return result.data;
      for (const issue of result.error.issues) context.addIssue(issue);
      return z.NEVER;
    }),
  );
}
