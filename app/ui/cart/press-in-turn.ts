import type { useFetchers } from '@remix-run/react';
import type { FormEvent, MouseEvent } from 'react';

import { waitingPresses } from '../early-presses';

/**
 * Lets presses wait for the one under way: the first add opens the visitor's session, and two at once would open two,
 * each with a cart of its own. A press of the same button while its first press is under way is ignored.
 */
export function pressInTurn(
  fetchers: ReturnType<typeof useFetchers>,
  event: FormEvent<HTMLFormElement>,
): void {
  const underWay = fetchers.filter(({ state }) => state !== 'idle');
  if (underWay.length === 0) return;
  const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  const form = event.currentTarget;
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action');
  const productId = new FormData(form, button).get('productId');
  const isRepeat = underWay.some(
    ({ formData, formAction }) => formAction === action && formData?.get('productId') === productId,
  );
  event.preventDefault();
  if (isRepeat || !(button instanceof HTMLButtonElement) || waitingPresses.includes(button)) return;
  button.dataset['held'] = '';
  waitingPresses.push(button);
}

/** For a button of which a double-click is meant as one press. */
export function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
