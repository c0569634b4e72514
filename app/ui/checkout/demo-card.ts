import { findCardProblem } from '../../domain/selling/checkout/demo-card.rules';

/**
 * Groups the digits of the demo's card as they are typed, and puts what is wrong with it into the hidden field that is
 * sent in its place.
 *
 * @param target - the field that is typed in.
 */
export function checkDemoCard(card: HTMLFieldSetElement, target: EventTarget): void {
  const [problem, number, expiry, cvv] = card.querySelectorAll('input');
  if (problem === undefined || number === undefined || expiry === undefined || cvv === undefined) return;
  if (target === number) regroup(number, (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 '));
  if (target === expiry) regroup(expiry, (digits) => digits.replace(/^(\d\d)(\d{1,2}).*/, '$1/$2'));
  problem.value =
    findCardProblem({ number: number.value, expiry: expiry.value, cvv: cvv.value }, new Date()) ?? '';
}

/** Only at its end, so that the cursor never moves. */
function regroup(field: HTMLInputElement, group: (digits: string) => string): void {
  if (field.selectionEnd === field.value.length) field.value = group(field.value.replace(/\D/g, ''));
}
