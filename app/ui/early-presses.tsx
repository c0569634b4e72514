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

/** Presses that are kept, in the browser. Filled before the page is alive, and during another press. */
export const waitingPresses: HTMLButtonElement[] = [];

/** Completes the kept presses in place, one after another, once the page is alive. */
export function EarlyPresses() {
  const isNavigating = useNavigation().state !== 'idle';
  const isFetching = useFetchers().some(({ state }) => state !== 'idle');
  const isBusy = isNavigating || isFetching;
  const sent = useRef<HTMLButtonElement | undefined>(undefined);
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
    window.dispatchEvent(new CustomEvent('keyway:ready', { detail: waitingPresses }));
  }, []);
  useEffect(() => {
    if (isBusy) return;
    delete sent.current?.dataset['held'];
    sent.current = waitingPresses.shift();
    sent.current?.form?.requestSubmit(sent.current);
  }, [isBusy]);
  return null;
}
