/** A value that JSON can hold. `undefined` is left out. */
export type JsonLdValue =
  string | number | boolean | undefined | readonly JsonLdValue[] | { readonly [name: string]: JsonLdValue };

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON in which no name of a product can end the script or begin a comment: it holds no `<`, `>` or `&`. */
export function serializeJsonLd(data: JsonLdValue): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (found) => ESCAPES[found] ?? found);
}

/** What the page is about, for search engines. It is data: the browser runs none of it, so it needs no nonce. */
export function JsonLd({ data }: { data: { readonly [name: string]: JsonLdValue } }) {
  const text = serializeJsonLd({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
