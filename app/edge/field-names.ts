const MAX_FIELDS = 1000;
const MAX_NAME_LENGTH = 120;
const MAX_DEPTH = 8;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Returns why a form's field names must not reach the form library, or undefined if they may. The library turns `a.b[2]`
 * into nested objects; huge, deep, or contradictory names make it slow or make it throw.
 */
export function findFieldNamesProblem(names: Iterable<string>): string | undefined {
  const seen = new Set<string>();
  let count = 0;
  for (const name of names) {
    count += 1;
    if (count > MAX_FIELDS) return 'The form has too many fields.';
    if (name.length > MAX_NAME_LENGTH) return 'A field name is too long.';
    if (name.includes('\0')) return 'A field name is malformed.';
    const parts = name.split(/[.[\]]+/).filter((part) => part !== '');
    if (parts.length > MAX_DEPTH) return 'A field name is nested too deeply.';
    if (parts.some((part) => FORBIDDEN.has(part) || /^\d{3,}$/.test(part)))
      return 'A field name isn’t allowed.';
    seen.add(parts.join('.'));
  }
  for (const path of seen) {
    for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
      if (seen.has(path.slice(0, dot))) return 'Two field names conflict.';
    }
  }
  return undefined;
}

/** Tells whether a multipart form has more parts than a form may have fields, without parsing it. */
export function hasTooManyParts(type: string, body: Buffer): boolean {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type)?.slice(1).find(Boolean);
  if (boundary === undefined) return false;
  const delimiter = `--${boundary}`;
  let count = 0;
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + delimiter.length)) {
    count += 1;
    // One delimiter follows the last part.
    if (count > MAX_FIELDS + 1) return true;
  }
  return false;
}
