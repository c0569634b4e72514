/** Stands for what is hidden. */
export const HIDDEN = '•••';

/**
 * Replaces each occurrence of the values as whole words, whatever their capitals.
 *
 * @param values short ones of a single character are ignored.
 */
export function redactText(text: string, values: readonly string[]): string {
  const known = values
    .map((value) => value.trim())
    .filter((value) => value.length > 1)
    // The longest first: a full name before the first name in it.
    .sort((one, other) => other.length - one.length)
    .map((value) => value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+'));
  if (known.length === 0) return text;
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    HIDDEN,
  );
}

/** Replaces everything that looks like an email address or a phone number. */
export function redactContacts(text: string): string {
  return text
    .replace(/[^\s@<>"']+@[^\s@<>"']*[^\s@<>"'.,;:!?)]/g, HIDDEN)
    .replace(/(?<!\w)\+?\(?\d(?:(?:[ .-]|\)[ -]?| ?\()?\d){9,14}(?!\w)/g, HIDDEN);
}
