/** A JSON value. `undefined` is omitted. */
export type JsonLdValue =
  string | number | boolean | undefined | readonly JsonLdValue[] | { readonly [name: string]: JsonLdValue };

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serializes JSON without `<`, `>`, and `&`, so that no text can end the script. */
export function serializeJsonLd(data: JsonLdValue): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (found) => ESCAPES[found] ?? found);
}

/** Structured data for search engines. It isn't executed, so it needs no nonce. */
export function JsonLd({ data }: { data: { readonly [name: string]: JsonLdValue } }) {
  const text = serializeJsonLd({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
