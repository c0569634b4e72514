/**
 * Returns whether a text contains a likely payment card number: 13 to 19 digits, optionally separated by spaces,
 * hyphens, or dots, that pass the Luhn check. Such a text must never be stored.
 */
export function containsCardNumber(text: string): boolean {
  for (const [candidate] of text.matchAll(/\d(?:[\s.-]{0,3}\d){12,}/g)) {
    const digits = candidate.replace(/\D/g, '');
    // A card number may be part of a longer run of digits, so check every window.
    for (let length = 13; length <= 19; length += 1) {
      for (let start = 0; start + length <= digits.length; start += 1) {
        if (passesLuhn(digits.slice(start, start + length))) return true;
      }
    }
  }
  return false;
}

/** Returns whether digits have the check digit of a card number. */
export function passesLuhn(digits: string): boolean {
  if (/^0+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
