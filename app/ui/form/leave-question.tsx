import { useBlocker } from '@remix-run/react';
import { useCallback, useEffect, useRef, type RefObject } from 'react';

import { useHydrated } from '../use-hydrated';

const QUESTION = 'What you entered here is not saved. Leave the page without it?';

interface LeaveQuestionProps {
  form: RefObject<HTMLFormElement>;
  /** The form came back with what was typed: none of it is saved. */
  cameRefused: boolean;
}

/**
 * Asks whoever leaves a page while something in its form is not saved: by the browser's own question, which everyone
 * can hear and answer by keyboard. Sending the form is not leaving, and a form that stands as it came is not asked about.
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
      // A form is sent to its own page; what follows when it was saved is not asked about.
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // After Back the history is put right first, which takes until the next turn.
    if (window.confirm(QUESTION)) setTimeout(blocker.proceed, 0);
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

/** Everything that a form would send. */
function serializeForm(form: HTMLFormElement | null): string {
  if (form === null) return '';
  return JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
