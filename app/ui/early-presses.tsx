import { useFetchers, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { useNonce } from './nonce';

/** Marks a form whose outcome differs without JavaScript, so that presses wait for the scripts (0062). */
export const WAITS_FOR_SCRIPTS = { 'data-waits': '' };

const READY = 'keyway:ready';
const MAX_WAIT_MS = 10_000;

/**
 * Keeps presses of such a form's buttons until the page is alive. If a script fails or is too slow, sends them as a
 * browser without JavaScript would: all but the last in the background. Comparing leads to the same page either way.
 */
const KEEP_PRESSES = `(()=>{
const held=[];let timer;
const stop=()=>{clearTimeout(timer);removeEventListener('submit',keep,true);removeEventListener('error',fail,true);removeEventListener('${READY}',ready)};
const keep=e=>{const b=e.submitter;
if(!b||b.name==='compare'||!('waits' in e.target.dataset))return;
e.preventDefault();e.stopImmediatePropagation();
if(held.includes(b))return;
held.push(b);b.dataset.held='';timer=timer||setTimeout(send,${MAX_WAIT_MS})};
const send=async()=>{stop();
while(held.length>1){const b=held.shift();await fetch(b.getAttribute('formaction')||b.form.action,{method:'post',body:new URLSearchParams(new FormData(b.form,b))}).catch(()=>0)}
if(held[0])held[0].form.requestSubmit(held[0])};
const fail=e=>{if(e.target.tagName==='SCRIPT')send()};
const ready=e=>{stop();e.detail.push(...held)};
addEventListener('submit',keep,true);addEventListener('error',fail,true);addEventListener('${READY}',ready)})()`;

/** The script that keeps presses, for the head. */
export function KeepEarlyPresses() {
  return (
    <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: KEEP_PRESSES }} />
  );
}

/** Completes the kept presses in place, one after another, once the page is alive. */
export function EarlyPresses() {
  const isNavigating = useNavigation().state !== 'idle';
  const isFetching = useFetchers().some(({ state }) => state !== 'idle');
  const isBusy = isNavigating || isFetching;
  const waiting = useRef<HTMLButtonElement[]>([]);
  const sent = useRef<HTMLButtonElement | undefined>(undefined);
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(READY, { detail: waiting.current }));
  }, []);
  useEffect(() => {
    if (isBusy) return;
    delete sent.current?.dataset['held'];
    sent.current = waiting.current.shift();
    sent.current?.form?.requestSubmit(sent.current);
  }, [isBusy]);
  return null;
}
