/**
 * Returns the value at a path such as 'lines[0].quantity', or at a key that is written like one. In the browser it
 * replaces `lodash.get`, which remix-validated-form imports and which is ten times as long.
 */
export default function getPath(object: unknown, path: string): unknown {
  const isKey = typeof object === 'object' && object !== null && path in object;
  const keys = isKey ? [path] : path.split(/[.[\]]+/).filter(Boolean);
  return keys.reduce<unknown>(
    (value, key) => (value == null ? undefined : Reflect.get(Object(value), key)),
    object,
  );
}
