import { createContext, useContext } from 'react';

const FormIdContext = createContext('');

export const FormIdProvider = FormIdContext.Provider;

/** The id of the form around a field. */
export function useFormId(): string {
  return useContext(FormIdContext);
}

/** The id of a field's control, for labels, messages, and error summary links. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll(/[[\].]+/g, '-')}`;
}
