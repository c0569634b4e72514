import { createValidator, type Validator } from 'remix-validated-form';
import type { z } from 'zod';

type Issue = z.ZodIssue;

/**
 * A validator of a form from a zod schema. It stands in for `@remix-validated-form/with-zod` (vite.config.ts), which
 * does the same and brings a copy of lodash.
 */
export function withZod<Schema extends z.ZodTypeAny>(schema: Schema): Validator<z.infer<Schema>> {
  return createValidator({
    validate: async (value) => {
      const result = await schema.safeParseAsync(value);
      if (result.success) return { data: result.data, error: undefined };
      const messages: Record<string, string> = {};
      for (const issue of issuesOf(result.error)) messages[nameOf(issue)] ??= issue.message;
      return { data: undefined, error: messages };
    },
    validateField: async (value, field) => {
      const result = await schema.safeParseAsync(value);
      if (result.success) return { error: undefined };
      return { error: issuesOf(result.error).find((issue) => nameOf(issue) === field)?.message };
    },
  });
}

function issuesOf(error: z.ZodError): Issue[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'invalid_union' ? issue.unionErrors.flatMap(issuesOf) : [issue],
  );
}

/** The name of a field as a form writes it: 'lines[0].sku'. */
function nameOf({ path }: Issue): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number' || /^\d+$/.test(part)) return `${name}[${part}]`;
    return name === '' ? part : `${name}.${part}`;
  }, '');
}
