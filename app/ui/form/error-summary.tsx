import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'remix-validated-form';

import { t } from '~/i18n/text';
import { ERROR_PREFIX } from '../page-title';
import { raiseToast } from '../raised-toast';
import { ErrorBox } from './error-box';
import { useFormState, useKnownErrors } from './form-context';

interface ErrorSummaryProps {
  /** Whether the errors of these fields are listed here, and not in the form's other summary; all are by default. */
  isHere?: ((fields: readonly string[]) => boolean) | undefined;
  /** The field whose control follows: its error needs no link. */
  above?: string | undefined;
}

/**
 * Lists the form's errors, each linked to its control. A refused submit moves the focus here; leaving a field doesn't.
 * Prefixes the page's title.
 */
export function ErrorSummary({ isHere = () => true, above }: ErrorSummaryProps) {
  const { id: formId, labels, attempts, reveal, cameRefused, toastOf } = useFormState();
  const { fieldErrors: checked, isSubmitting } = useFormContext();
  const known = useKnownErrors();
  const fieldErrors = useMemo(() => ({ ...known, ...checked }), [known, checked]);
  const box = useRef<HTMLDivElement>(null);
  const handled = useRef(0);
  const inForm = Object.keys(labels).filter((name) => fieldErrors[name] !== undefined);
  const elsewhere = Object.keys(fieldErrors).filter((name) => labels[name] === undefined);
  const all = [...inForm, ...elsewhere];
  const count = isHere(all) ? all.length : 0;
  const [first] = inForm;
  const opened = useRef(cameRefused ? -1 : 0);

  // Reveals the first error, which may be in a hidden part of the form.
  useEffect(() => {
    if (first === undefined || isSubmitting || opened.current === attempts) return;
    opened.current = attempts;
    reveal?.(first);
  }, [attempts, first, isSubmitting, reveal]);

  useEffect(() => {
    if (count === 0 || isSubmitting || handled.current === attempts) return;
    handled.current = attempts;
    if (!document.title.startsWith(ERROR_PREFIX())) document.title = ERROR_PREFIX() + document.title;
    box.current?.focus();
    const toast = toastOf?.(fieldErrors);
    if (toast !== undefined) raiseToast(toast);
  }, [attempts, count, fieldErrors, isSubmitting, toastOf]);

  // Resets the title once all errors are fixed. Without a navigation, nothing else does.
  useEffect(() => {
    if (all.length === 0 && handled.current > 0) titleWithoutError();
  }, [all.length]);
  useEffect(() => () => titleWithoutError(), []);

  // Only after a refused submit. A field that is left shows its own message.
  if (count === 0 || (attempts === 0 && !cameRefused)) return null;
  return (
    <ErrorBox
      box={box}
      formId={formId}
      problems={[
        ...inForm.map((field) => ({
          field,
          message: withLabel(labels[field] ?? '', fieldErrors[field] ?? ''),
          hasControl: field !== above,
        })),
        ...elsewhere.map((field) => ({ field, message: fieldErrors[field] ?? '', hasControl: false })),
      ]}
      // Synchronous, so that the field can take the focus.
      reveal={(field) => flushSync(() => reveal?.(field))}
    />
  );
}

/** Prefixes a message with its field's label, unless it names the field already. */
function withLabel(label: string, message: string): string {
  const words = new Set(formatValue(message));
  const named = formatValue(label);
  // Short words don't count, unless they are the whole label: 'SKU is required'.
  const isNamed = named.some((word) => (word.length > 3 || named.length === 1) && words.has(word));
  return isNamed ? message : t`${label}: ${message}`;
}

/** Normalizes words, so that 'your email address' matches 'Email'. */
function formatValue(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('-', '')
    .split(/[^\p{L}\p{N}]+/u);
}

function titleWithoutError(): void {
  if (document.title.startsWith(ERROR_PREFIX())) document.title = document.title.slice(ERROR_PREFIX().length);
}
