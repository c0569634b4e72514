import { createContext, useContext } from 'react';

const FormContext = createContext<{ id: string; labels: Record<string, string> }>({ id: '', labels: {} });

export const FormProvider = FormContext.Provider;

/** The id of the form around a field. */
export function useFormId(): string {
  return useContext(FormContext).id;
}

/** Returns a field's label in the form around it. */
export function useFormLabel(name: string): string {
  return useContext(FormContext).labels[name] ?? '';
}

/** The id of a field's control, for labels, messages, and error summary links. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll(/[[\].]+/g, '-')}`;
}
