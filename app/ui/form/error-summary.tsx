import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'remix-validated-form';

import { raiseToast, type RaisedToast } from '../raised-toast';
import { ErrorBox } from './error-box';
import { useFormId } from './form-id';
import { useKnownErrors } from './known-errors';

interface ErrorSummaryProps {
  /** Field name → label, in the order of the form. */
  labels: Record<string, string>;
  /** How often the form was submitted here. Each refused submit takes the focus; leaving a field does not. */
  attempts: number;
  /** Brings a field into view that is hidden. */
  reveal: ((field: string) => void) | undefined;
  /** The page itself is the answer to a submit that was refused. */
  cameRefused: boolean;
  toastOf: ((fieldErrors: Record<string, string>) => RaisedToast | undefined) | undefined;
}

/** Every bad field of the form, each linked to its control. It takes the focus, and the page's title says so. */
export function ErrorSummary({ labels, attempts, reveal, cameRefused, toastOf }: ErrorSummaryProps) {
  const formId = useFormId();
  const { fieldErrors: checked, isSubmitting } = useFormContext();
  const known = useKnownErrors();
  const fieldErrors = useMemo(() => ({ ...known, ...checked }), [known, checked]);
  const box = useRef<HTMLDivElement>(null);
  const handled = useRef(0);
  const inForm = Object.keys(labels).filter((name) => fieldErrors[name] !== undefined);
  const elsewhere = Object.keys(fieldErrors).filter((name) => labels[name] === undefined);
  const count = inForm.length + elsewhere.length;
  const [first] = inForm;
  const opened = useRef(cameRefused ? -1 : 0);

  // Where parts of the form are hidden, the one with the first error comes into view by itself.
  useEffect(() => {
    if (first === undefined || isSubmitting || opened.current === attempts) return;
    opened.current = attempts;
    reveal?.(first);
  }, [attempts, first, isSubmitting, reveal]);

  useEffect(() => {
    if (count === 0 || isSubmitting || handled.current === attempts) return;
    handled.current = attempts;
    if (!document.title.startsWith('Error: ')) document.title = `Error: ${document.title}`;
    box.current?.focus();
    const toast = toastOf?.(fieldErrors);
    if (toast !== undefined) raiseToast(toast);
  }, [attempts, count, fieldErrors, isSubmitting, toastOf]);

  // Once nothing is wrong any more, the title says so too: on a page that keeps its address nobody else changes it.
  useEffect(() => {
    if (count === 0 && handled.current > 0) titleWithoutError();
  }, [count]);
  useEffect(() => () => titleWithoutError(), []);

  // A field that is left gets its own message; the summary belongs to a submit that was refused, here or before
  // the page was loaded.
  if (count === 0 || (attempts === 0 && !cameRefused)) return null;
  return (
    <ErrorBox
      box={box}
      formId={formId}
      problems={[
        ...inForm.map((field) => ({
          field,
          message: withLabel(labels[field] ?? '', fieldErrors[field] ?? ''),
          hasControl: true,
        })),
        ...elsewhere.map((field) => ({ field, message: fieldErrors[field] ?? '', hasControl: false })),
      ]}
      // At once, so that the field can take the focus.
      reveal={(field) => flushSync(() => reveal?.(field))}
    />
  );
}

/** A message that has no word of its field's name ('Use at most 100 characters') gets the name before it. */
function withLabel(label: string, message: string): string {
  const words = new Set(formatValue(message));
  const named = formatValue(label);
  // Short words are in any sentence, unless they are the whole name: 'SKU is required'.
  const isNamed = named.some((word) => (word.length > 3 || named.length === 1) && words.has(word));
  return isNamed ? message : `${label}: ${message}`;
}

/** So that 'your email address' is about the field 'E-mail'. */
function formatValue(text: string): string[] {
  return text.toLowerCase().replaceAll('-', '').split(/\W+/);
}

function titleWithoutError(): void {
  document.title = document.title.replace(/^Error: /, '');
}
