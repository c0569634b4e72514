/** What a browser calls a file that is no list: a picture, a page, a program. Its word for a list differs by machine. */
const OTHER_TYPES = /^(image|audio|video|font)\/|html|script|json|pdf/i;
/** How a page, a drawing or a program begins; a list of parts does not. */
const MARKUP = /^[\uFEFF\s]*<(!doctype|!--|html|svg|script|\?)/i;

/**
 * Whether a file that was sent as a list of text is something else.
 *
 * @param type as the browser says; '' where it says nothing.
 * @param start how its text begins.
 */
export function isNoList(type: string, start: string): boolean {
  return OTHER_TYPES.test(type) || MARKUP.test(start);
}
