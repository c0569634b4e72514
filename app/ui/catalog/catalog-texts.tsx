import { createContext, useContext } from 'react';

const Texts = createContext<Readonly<Record<string, string>>>({});

/** The French of the types and specifications on a page, by their English. An English page has none. */
export const CatalogTexts = Texts.Provider;

/** Returns a function that puts a type, a specification's name, or its value into the page's language. */
export function useCatalogText(): (english: string) => string {
  const texts = useContext(Texts);
  return (english) => texts[english] ?? english;
}
