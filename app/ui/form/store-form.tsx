import { useActionData, type FetcherWithComponents } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ValidatedForm, type Validator } from 'remix-validated-form';

import type { RaisedToast } from '../raised-toast';
import { useHydrated } from '../use-hydrated';
import { getRepopulated } from './repopulated';
import { ErrorSummary } from './error-summary';
import { FormIdProvider } from './form-id';
import { KnownErrorsProvider, useKnownErrorsChecked } from './known-errors';
import { LeaveQuestion } from './leave-question';

interface StoreFormProps {
  /** Names the form: several forms on a page must not take each other's errors. */
  id: string;
  /** Where it posts to; the page's own address when left out. */
  action?: string;
  validator: Validator<Record<string, unknown>>;
  defaultValues?: Record<string, unknown>;
  /** What is wrong with the default values: field name → message. Said until a field is checked again. */
  knownErrors?: Record<string, string>;
  /** What the fields are called in the summary of errors: field name → label, in the order of the form. */
  labels: Record<string, string>;
  /** Sends the form without leaving the page. */
  fetcher?: FetcherWithComponents<unknown>;
  className?: string;
  /** Brings a field into view that a tab hides, before a link of the summary goes to it. */
  reveal?: (field: string) => void;
  /** The toast that a refused submit raises, where SPEC 8 wants one. Its argument: field name → message. */
  toastOf?: (fieldErrors: Record<string, string>) => RaisedToast | undefined;
  /** For a form that sends a file. */
  encType?: 'multipart/form-data';
  /** False where the form is so small that its messages stand in view anyway. */
  hasSummary?: boolean;
  /** Whoever leaves the page with something typed and not saved is asked first, where there is JavaScript. */
  asksBeforeLeaving?: boolean;
  children: ReactNode;
}

/**
 * A form of the store: the same schema on both sides, its errors in a summary and next to their fields, and what
 * was typed kept. It posts without JavaScript as it does with it.
 */
export function StoreForm(props: StoreFormProps) {
  const { id, action, validator, defaultValues = {}, labels, fetcher, className, reveal, children } = props;
  const { hasSummary = true, toastOf, knownErrors = {}, encType, asksBeforeLeaving = false } = props;
  const refused = useActionData<unknown>();
  // The library falls back to the defaults when it hydrates; what came back with a refusal must win.
  const [cameBack] = useState(() => getRepopulated(refused, id));
  const [initial] = useState(cameBack ?? defaultValues);
  const [isKnownBad] = useState(cameBack === undefined && Object.keys(knownErrors).length > 0);
  const [known, setKnown] = useState(isKnownBad ? knownErrors : {});
  useKnownErrorsChecked(id, known, () => setKnown({}));
  const [attempts, setAttempts] = useState(0);
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);

  // What was refused stays, secrets aside.
  useEffect(() => {
    for (const input of form.current?.querySelectorAll('input[type=password]') ?? []) {
      if (refused !== undefined && input instanceof HTMLInputElement) input.value = '';
    }
  }, [refused]);

  return (
    <FormIdProvider value={id}>
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
            {hasSummary && (
              <ErrorSummary
                labels={labels}
                attempts={attempts}
                reveal={reveal}
                cameRefused={cameBack !== undefined || isKnownBad}
                toastOf={toastOf}
              />
            )}
            {children}
            {asksBeforeLeaving && <LeaveQuestion form={form} cameRefused={cameBack !== undefined} />}
          </ValidatedForm>
        </div>
      </KnownErrorsProvider>
    </FormIdProvider>
  );
}
