import type { AppLoadContext } from '@remix-run/node';

/**
 * Page data of which some is only shown: a `KeptMarkup` writes it, and the browser keeps that. A document has it for
 * writing the page, and does not carry it along as data a second time; an answer of data, for a page that the browser
 * makes itself, does. Hand it on as it is: a copy of it in a document is without them.
 */
export function shownOnly<Data extends object, Name extends keyof Data>(
  { isDataRequest }: Pick<AppLoadContext, 'isDataRequest'>,
  data: Data,
  ...names: Name[]
): Omit<Data, Name> & Partial<Pick<Data, Name>> {
  if (isDataRequest) return data;
  const page = { ...data };
  // What Remix sends along is what can be listed.
  for (const name of names) Object.defineProperty(page, name, { value: data[name], enumerable: false });
  return page;
}
