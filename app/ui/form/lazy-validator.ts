import { createValidator, type Validator } from 'remix-validated-form';
import type { z } from 'zod';

type Issue = z.ZodIssue;

/**
 * A validator of a form whose zod schema is fetched when the form is first checked. A page is then seen and usable
 * without zod, which is an eighth of its scripts; the server checks everything by the same schema in any case.
 */
export function lazyValidator<Schema extends z.ZodTypeAny>(
  load: () => Promise<Schema>,
): Validator<z.infer<Schema>> {
  return createValidator({
    validate: async (value) => {
      const schema = await loaded(load);
      if (schema === undefined) return { data: value, error: undefined };
      const result = await schema.safeParseAsync(value);
      if (result.success) return { data: result.data, error: undefined };
      const messages: Record<string, string> = {};
      for (const issue of issuesOf(result.error)) messages[nameOf(issue)] ??= issue.message;
      return { data: undefined, error: messages };
    },
    validateField: async (value, field) => {
      const schema = await loaded(load);
      if (schema === undefined) return { error: undefined };
      const result = await schema.safeParseAsync(value);
      if (result.success) return { error: undefined };
      return { error: issuesOf(result.error).find((issue) => nameOf(issue) === field)?.message };
    },
  });
}

/** Undefined where it did not reach the browser: the form is then sent as it stands, and the server checks it. */
async function loaded<Schema>(load: () => Promise<Schema>): Promise<Schema | undefined> {
  return typeof document === 'undefined' ? load() : load().catch(() => undefined);
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
