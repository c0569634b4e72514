import { useHref } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { containsCardNumber } from '../../domain/base/shared/card-number.rules';
import { type DraftPart, listDraftFields } from '../../domain/selling/checkout/checkout-steps.rules';
import { paths } from '../../paths';

const PAUSE_MS = 600;

/**
 * Autosaves input, so that Back, a reload, or a closed tab loses nothing, even invalid input. Likely card numbers
 * aren't sent.
 *
 * @param parts - must be a stable array.
 */
export function AutosaveDraft({ parts }: { parts: readonly DraftPart[] }) {
  const marker = useRef<HTMLInputElement>(null);
  const url = useHref(paths.checkoutDraft());

  useEffect(() => {
    const form = marker.current?.form;
    if (form == null) return;
    let isUnsent = false;
    let isSending = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const post = async () => {
      isUnsent = false;
      clearTimeout(timer);
      const body = buildDraft(form, parts);
      // `keepalive` sends it even if the page closes. Offline input stays on the page.
      await fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    };
    // Sent one at a time, so that older input never overwrites newer.
    const send = async () => {
      if (!isUnsent || isSending) return;
      isSending = true;
      await post();
      isSending = false;
      void send();
    };
    const typed = () => {
      isUnsent = true;
      clearTimeout(timer);
      timer = setTimeout(() => void send(), PAUSE_MS);
    };
    const left = () => {
      isUnsent = true;
      void send();
    };
    const submitted = () => void send();
    const leaves = () => {
      if (isUnsent) void post();
    };
    form.addEventListener('input', typed);
    form.addEventListener('change', left);
    form.addEventListener('submit', submitted, true);
    window.addEventListener('pagehide', leaves);
    return () => {
      form.removeEventListener('input', typed);
      form.removeEventListener('change', left);
      form.removeEventListener('submit', submitted, true);
      window.removeEventListener('pagehide', leaves);
      leaves();
    };
  }, [parts, url]);

  return <input type="hidden" ref={marker} />;
}

function buildDraft(form: HTMLFormElement, parts: readonly DraftPart[]): URLSearchParams {
  const body = new URLSearchParams();
  for (const part of parts) body.append('part', part);
  const entered = new FormData(form);
  for (const name of listDraftFields(parts)) {
    const value = entered.get(name);
    if (typeof value === 'string' && !containsCardNumber(value)) body.set(name, value);
  }
  return body;
}
