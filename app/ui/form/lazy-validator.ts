import type { Validator } from 'remix-validated-form';
import type { z } from 'zod';

import { perLanguage } from '~/i18n/language';

/**
 * Creates a validator whose zod schema loads on first use, so that pages work without zod, an eighth of their
 * scripts. The server validates with the same schema. One with texts is made per language.
 */
export function createLazyValidator<Schema extends z.ZodTypeAny>(
  load: () => Promise<Schema | (() => Schema)>,
): Validator<z.infer<Schema>> {
  const ofLanguage = perLanguage(() => createValidator(load));
  return {
    validate: (fields) => ofLanguage().validate(fields),
    validateField: async (fields, name) => (await ofLanguage().validateField?.(fields, name)) ?? {},
  };
}

function createValidator<Schema extends z.ZodTypeAny>(
  load: () => Promise<Schema | (() => Schema)>,
): Validator<z.infer<Schema>> {
  let loading: Promise<Validator<z.infer<Schema>> | undefined> | undefined;
  // All calls wait for one promise, so they finish in order: the result of a field that was left earlier must not
  // replace that of the submit.
  const loadValidator = () => {
    loading ??= unlessOffline(loadWithSchema()).then((validator) => {
      if (validator === undefined) loading = undefined;
      return validator;
    });
    return loading;
  };
  const loadWithSchema = async () => {
    const [{ withZod }, schema] = await Promise.all([import('@remix-validated-form/with-zod'), load()]);
    return withZod(typeof schema === 'function' ? schema() : schema);
  };
  return {
    validate: async (fields) => {
      const validator = await loadValidator();
      // Not validated here: the form is submitted, and the server validates it.
      if (validator === undefined)
        return { data: fields, error: undefined, submittedData: fields, formId: undefined };
      return validator.validate(fields);
    },
    validateField: async (fields, name) => {
      const validator = await loadValidator();
      return (await validator?.validateField?.(fields, name)) ?? {};
    },
  };
}

/** Undefined if a script failed to load. */
function unlessOffline<Loaded>(loading: Promise<Loaded>): Promise<Loaded | undefined> {
  return typeof document === 'undefined' ? loading : loading.catch(() => undefined);
}
