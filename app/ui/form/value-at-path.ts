/**
 * The value at a path such as 'address.city' or 'lines[0].sku', or under that very name. It stands in for `lodash.get`, which the forms'
 * library asks for (vite.config.ts) and which is larger than all of our own form code.
 */
export default function valueAtPath(object: unknown, path: string): unknown {
  // A form that was refused comes back as it was sent, its names not yet taken apart.
  if (typeof object === 'object' && object !== null && Object.hasOwn(object, path))
    return Reflect.get(object, path);
  let value = object;
  for (const name of path.match(/[^.[\]]+/g) ?? []) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}
