import { useFetchers, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import keepPresses from './keep-presses.js?url';

/** Marks a form whose outcome differs without JavaScript, so that presses wait for the scripts (0062). */
export const WAITS_FOR_SCRIPTS = { 'data-waits': '' };

/**
 * The script that keeps presses until the page is alive, for the head. It is small and comes before the stylesheet, and a
 * page shows nothing to press until that is there. If another script fails, or nothing happens for ten seconds, it sends
 * the presses as a browser without JavaScript would: all but the last in the background. A press of Compare is left
 * alone, because it leads to the same page either way. The file has no comments, because it is sent as it is.
 */
export function KeepEarlyPresses() {
  return <script async src={keepPresses} />;
}

/**
 * Completes the kept presses in place, one after another, once the page is alive. A press during another one waits, too:
 * the first add opens the visitor's session, and two at once would open two, each with a cart of its own.
 */
export function EarlyPresses() {
  const isNavigating = useNavigation().state !== 'idle';
  const isFetching = useFetchers().some(({ state }) => state !== 'idle');
  const isBusy = isNavigating || isFetching;
  const waiting = useRef<HTMLButtonElement[]>([]);
  const sent = useRef<HTMLButtonElement | undefined>(undefined);
  const hasUnanswered = useRef(false);
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
    window.dispatchEvent(new CustomEvent('keyway:ready', { detail: waiting.current }));
  }, []);
  useEffect(() => {
    hasUnanswered.current = isFetching;
  }, [isFetching]);
  useEffect(() => {
    const holdBack = (event: SubmitEvent) => {
      const { submitter } = event;
      if (!(submitter instanceof HTMLButtonElement) || submitter.form?.dataset['waits'] === undefined) return;
      if (!hasUnanswered.current || submitter === sent.current) {
        sent.current = submitter;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      submitter.dataset['held'] = '';
      if (!waiting.current.includes(submitter)) waiting.current.push(submitter);
    };
    window.addEventListener('submit', holdBack, true);
    return () => window.removeEventListener('submit', holdBack, true);
  }, []);
  useEffect(() => {
    if (isBusy) return;
    delete sent.current?.dataset['held'];
    sent.current = waiting.current.shift();
    sent.current?.form?.requestSubmit(sent.current);
  }, [isBusy]);
  return null;
}
