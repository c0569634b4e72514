import { createContext, useContext, useEffect } from 'react';
import { useFormContext } from 'remix-validated-form';

const KnownErrorsContext = createContext<Record<string, string>>({});

export const KnownErrorsProvider = KnownErrorsContext.Provider;

/** What the server knows to be wrong with what a form is opened with: field name → message. */
export function useKnownErrors(): Record<string, string> {
  return useContext(KnownErrorsContext);
}

/** Lets the form find the same errors itself, once it is alive, so that mending a field ends its message. */
export function KnownErrorsChecked({ onChecked }: { onChecked: () => void }) {
  const known = useKnownErrors();
  const { validateField } = useFormContext();
  useEffect(() => {
    let isOver = false;
    void Promise.all(Object.keys(known).map((name) => validateField(name))).then(() => {
      if (!isOver) onChecked();
    });
    return () => {
      isOver = true;
    };
    // Once: what is typed from then on is checked as in any form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
