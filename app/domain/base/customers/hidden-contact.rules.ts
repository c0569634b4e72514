import { HIDDEN, redactContacts, redactText } from './redact-text.rules';

/** How to see hidden contact details: by signing in to the account, or not at all without one. */
export type HiddenContact = 'until-sign-in' | 'for-good';

/** Masks 'sam@locksmith.example' as 's••@l••••.example'. */
export function maskEmail(email: string): string {
  const [, first, domainFirst, ending] = /^(.).*@(.).*(\.[^.@]+)$/u.exec(email) ?? [];
  if (first === undefined || domainFirst === undefined || ending === undefined) return mask(email);
  return `${first}••@${domainFirst}••••${ending}`;
}

/** Masks '416 555 0142' as '•••-•••-0142'. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 7 ? mask(phone) : `•••-•••-${digits.slice(-4)}`;
}

/** Masks 'K1A 0B1' as 'K1A•••'. */
export function maskZipCode(zipCode: string): string {
  return zipCode === '' ? '' : `${zipCode.slice(0, 3)}${HIDDEN}`;
}

/** Masks 'Ada Locke' as 'Ada L.'. */
export function maskFullName(name: string): string {
  const [first = '', ...others] = name.split(' ');
  return [first, maskLastName(others.join(' '))].filter(Boolean).join(' ');
}

export function maskLastName(name: string): string {
  const [initial] = name;
  return initial === undefined ? '' : `${initial}.`;
}

/** Masks the contact details in what buyer and staff wrote. */
export function maskText(text: string, { lastName, address = '' }: { lastName: string; address?: string }) {
  return redactContacts(redactText(text, [lastName, address]));
}

function mask(text: string): string {
  return text === '' ? '' : HIDDEN;
}
