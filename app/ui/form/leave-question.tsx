import { useBlocker } from '@remix-run/react';
import { useCallback, useEffect, useRef, type RefObject } from 'react';

import { useHydrated } from '../use-hydrated';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

const QUESTION = perLanguage(() => t`You have unsaved changes. Leave without saving?`);

interface LeaveQuestionProps {
  form: RefObject<HTMLFormElement>;
  /** The form was refused, so none of it is saved. */
  cameRefused: boolean;
}

/**
 * Asks before leaving a page with unsaved input, with the browser's accessible dialog. Submitting or leaving an
 * unchanged form doesn't ask.
 */
export function LeaveQuestion({ form, cameRefused }: LeaveQuestionProps) {
  const hydrated = useHydrated();
  const atFirst = useRef<string>();
  useEffect(() => {
    if (hydrated) atFirst.current = cameRefused ? '' : serializeForm(form.current);
  }, [cameRefused, form, hydrated]);
  const isUnsaved = useCallback(
    () => atFirst.current !== undefined && serializeForm(form.current) !== atFirst.current,
    [form],
  );

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Submitting goes to the form's own page; the redirect afterward isn't asked about.
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // After Back, history is restored first, which takes until the next task.
    if (window.confirm(QUESTION())) setTimeout(blocker.proceed, 0);
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return null;
}

/** Everything the form would submit. */
function serializeForm(form: HTMLFormElement | null): string {
  if (form === null) return '';
  return JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
