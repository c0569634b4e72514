import type { Validator } from 'remix-validated-form';
import type { z } from 'zod';

/**
 * A validator of a form whose zod schema is fetched when the form is first checked. A page is then seen and usable
 * without zod, which is an eighth of its scripts; the server checks everything by the same schema in any case.
 */
export function lazyValidator<Schema extends z.ZodTypeAny>(
  load: () => Promise<Schema>,
): Validator<z.infer<Schema>> {
  const loadValidator = async () => {
    const [{ withZod }, schema] = await Promise.all([import('@remix-validated-form/with-zod'), load()]);
    return withZod(schema);
  };
  return {
    validate: async (fields) => {
      const validator = await unlessOffline(loadValidator());
      // Not checked here: the form is sent as it stands, and the server checks it.
      if (validator === undefined)
        return { data: fields, error: undefined, submittedData: fields, formId: undefined };
      return validator.validate(fields);
    },
    validateField: async (fields, name) => {
      const validator = await unlessOffline(loadValidator());
      return (await validator?.validateField?.(fields, name)) ?? {};
    },
  };
}

/** Undefined where a script did not reach the browser. */
function unlessOffline<Loaded>(loading: Promise<Loaded>): Promise<Loaded | undefined> {
  return typeof document === 'undefined' ? loading : loading.catch(() => undefined);
}
