import { useActionData, type FetcherWithComponents } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ValidatedForm, type Validator } from 'remix-validated-form';

import type { RaisedToast } from '../raised-toast';
import { useHydrated } from '../use-hydrated';
import { getRepopulated } from './repopulated';
import { ErrorSummary } from './error-summary';
import { FormProvider, KnownErrorsProvider, useKnownErrorsChecked } from './form-context';
import { LeaveQuestion } from './leave-question';

interface StoreFormProps {
  /** Identifies the form; several forms on a page must not share errors. */
  id: string;
  /** Target URL; the page's own by default. */
  action?: string;
  validator: Validator<Record<string, unknown>>;
  defaultValues?: Record<string, unknown>;
  /** Errors of the default values, by field, shown until the field is validated again. */
  knownErrors?: Record<string, string>;
  /** Field labels in form order, for the fields and the error summary. */
  labels: Record<string, string>;
  /** Submits without navigating. */
  fetcher?: FetcherWithComponents<unknown>;
  className?: string;
  /** Reveals a field in a hidden tab before the summary links to it. */
  reveal?: (field: string) => void;
  /** Toast for a refused submit (SPEC 8), from the errors by field. */
  toastOf?: (fieldErrors: Record<string, string>) => RaisedToast | undefined;
  /** For file uploads. */
  encType?: 'multipart/form-data';
  /** False for small forms whose errors are always in view. */
  hasSummary?: boolean;
  /** Whether the form's content has a summary of its own for the errors of these fields. */
  hasOwnSummary?: (fields: readonly string[]) => boolean;
  /** With JavaScript, asks before leaving with unsaved input. */
  asksBeforeLeaving?: boolean;
  children: ReactNode;
}

/**
 * A form with one schema on both sides, an error summary, errors at the fields, and preserved input. Works without
 * JavaScript.
 */
export function StoreForm(props: StoreFormProps) {
  const { id, action, validator, defaultValues = {}, labels, fetcher, className, reveal, children } = props;
  const {
    hasSummary = true,
    hasOwnSummary,
    toastOf,
    knownErrors = {},
    encType,
    asksBeforeLeaving = false,
  } = props;
  const refused = useActionData<unknown>();
  // The library resets to defaults on hydration; refused input must win.
  const [repopulated] = useState(() => getRepopulated(refused, id));
  const [initial] = useState(repopulated ?? defaultValues);
  const [isKnownBad] = useState(repopulated === undefined && Object.keys(knownErrors).length > 0);
  const [known, setKnown] = useState(isKnownBad ? knownErrors : {});
  useKnownErrorsChecked(id, known, () => setKnown({}));
  const cameRefused = repopulated !== undefined || isKnownBad;
  const [attempts, setAttempts] = useState(0);
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);

  // Refused input stays, except secrets.
  useEffect(() => {
    for (const input of form.current?.querySelectorAll('input[type=password]') ?? []) {
      if (refused !== undefined && input instanceof HTMLInputElement) input.value = '';
    }
  }, [refused]);

  return (
    <FormProvider value={{ id, labels, attempts, reveal, cameRefused, toastOf }}>
      <KnownErrorsProvider value={known}>
        <div className={className} onSubmitCapture={() => setAttempts(attempts + 1)}>
          <ValidatedForm
            id={id}
            method="post"
            validator={validator}
            defaultValues={initial}
            disableFocusOnError
            formRef={form}
            noValidate
            data-hydrated={hydrated}
            {...(action === undefined ? {} : { action })}
            {...(encType === undefined ? {} : { encType })}
            {...(fetcher === undefined ? {} : { fetcher })}
          >
            {hasSummary && <ErrorSummary isHere={(fields) => hasOwnSummary?.(fields) !== true} />}
            {children}
            {asksBeforeLeaving && <LeaveQuestion form={form} cameRefused={repopulated !== undefined} />}
          </ValidatedForm>
        </div>
      </KnownErrorsProvider>
    </FormProvider>
  );
}
