/**
 * How Remix begins and ends its list of routes. What visitors write can be anywhere before, but never so: a quotation mark
 * of theirs is escaped, in text as in data.
 */
const STARTS = 'window.__remixManifest = {\n  "';
const ENDS = '\n};\n';
/** The data of the page comes after it, as a JSON text in a string of JavaScript in which no `<` stands as it is. */
const DATA_STARTS = 'window.__remixContext.streamController.enqueue("';
const DATA_ENDS = '");</script>';
/** There are as many as there are ways to nest routes. */
const compacted = new Map<string, string>();

/** What Remix writes for the browser in a document, with fewer bytes: a tenth of a page. */
export function compactScripts(html: string): string {
  const found = html.indexOf(STARTS);
  const start = found + STARTS.indexOf('{');
  const end = html.indexOf(ENDS, start) + 2;
  if (found < 0 || end < 2) return html;
  const written = html.slice(start, end);
  const modules = html.slice(end, html.indexOf('}', end));
  const compact = compacted.get(written + modules) ?? compactManifest(written, modules);
  compacted.set(written + modules, compact);
  return html.slice(0, start) + compact + compactData(html.slice(end));
}

/**
 * The routes come indented, for people to read, and say of each what it has not: to Remix, what is not there is no. What a
 * route imports is asked for ahead by the pages that it is part of; of those that a link leads to, Remix asks anew.
 *
 * @param modules names the routes that the page is made of
 */
function compactManifest(written: string, modules: string): string {
  return JSON.stringify(JSON.parse(written), (name, value: unknown) => {
    if (value === false || (name === 'css' && Array.isArray(value) && value.length === 0)) return undefined;
    const isElsewhere = name.includes('/') && !modules.includes(`${JSON.stringify(name)}:`);
    return isElsewhere && typeof value === 'object' ? { ...value, imports: undefined } : value;
  });
}

/** In single quotation marks, those of the JSON text need no backslash. */
function compactData(html: string): string {
  const found = html.indexOf(DATA_STARTS);
  const start = found + DATA_STARTS.length;
  const end = html.indexOf(DATA_ENDS, start);
  if (found < 0 || end < 0) return html;
  const data = html
    .slice(start, end)
    .replace(/\\.|'/g, (sign) => (sign === '\\"' ? '"' : sign === "'" ? "\\'" : sign));
  return `${html.slice(0, start - 1)}'${data}'${html.slice(end + 1)}`;
}
