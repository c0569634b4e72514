import type { useFetcher } from '@remix-run/react';
import type { FormEvent } from 'react';

/** Ignores a press of the same button while its first press is under way. */
export function ignoreRepeat(
  { formData, formAction }: ReturnType<typeof useFetcher>,
  event: FormEvent<HTMLFormElement>,
): void {
  const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  const form = event.currentTarget;
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action');
  const wanted = new FormData(form, button);
  if (formAction === action && formData?.get('productId') === wanted.get('productId')) event.preventDefault();
}
