/** Media types that aren't lists. Browsers disagree about the types of lists. */
const OTHER_TYPES = /^(image|audio|video|font)\/|html|script|json|pdf/i;
/** How markup or a script starts; a parts list doesn't. */
const MARKUP = /^[\uFEFF\s]*<(!doctype|!--|html|svg|script|\?)/i;

/**
 * Returns whether a file uploaded as a list is something else.
 *
 * @param type media type from the browser, or ''.
 * @param start beginning of its text.
 */
export function isNotAList(type: string, start: string): boolean {
  return OTHER_TYPES.test(type) || MARKUP.test(start);
}
