/**
 * The value at a path such as 'address.city' or 'lines[0].sku'. It stands in for `lodash.get`, which the forms'
 * library asks for (vite.config.ts) and which is larger than all of our own form code.
 */
export default function valueAtPath(object: unknown, path: string): unknown {
  let value = object;
  for (const name of path.match(/[^.[\]]+/g) ?? []) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}
