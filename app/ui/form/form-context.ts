import { createContext, useContext, useEffect } from 'react';
import { useFormContext } from 'remix-validated-form';

import type { RaisedToast } from '../raised-toast';

interface FormState {
  id: string;
  /** Field name → label, in form order. */
  labels: Record<string, string>;
  /** The number of submits on this page. */
  attempts: number;
  /** The page was rendered in response to a refused submit. */
  cameRefused: boolean;
  /** Reveals a hidden field. */
  reveal?: ((field: string) => void) | undefined;
  toastOf?: ((fieldErrors: Record<string, string>) => RaisedToast | undefined) | undefined;
}

const FormContext = createContext<FormState>({ id: '', labels: {}, attempts: 0, cameRefused: false });

export const FormProvider = FormContext.Provider;

/** What the form around knows about itself. */
export function useFormState(): FormState {
  return useContext(FormContext);
}

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

const KnownErrorsContext = createContext<Record<string, string>>({});

export const KnownErrorsProvider = KnownErrorsContext.Provider;

/** What the server knows to be wrong with what a form is opened with: field name → message. */
export function useKnownErrors(): Record<string, string> {
  return useContext(KnownErrorsContext);
}

/**
 * Lets a form find the same errors itself, once it is alive, so that mending a field ends its message. For whoever
 * renders the form: within it, the form would not be there yet.
 */
export function useKnownErrorsChecked(
  formId: string,
  known: Record<string, string>,
  onChecked: () => void,
): void {
  const { validateField } = useFormContext(formId);
  useEffect(() => {
    const names = Object.keys(known);
    if (names.length === 0) return;
    let isOver = false;
    const ended = () => {
      if (!isOver) onChecked();
    };
    // Before the form is there it refuses to check; its function is then another one, and this runs again.
    Promise.all(names.map((name) => validateField(name))).then(ended, () => undefined);
    return () => {
      isOver = true;
    };
    // Once: what is typed from then on is checked as in any form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [validateField]);
}
