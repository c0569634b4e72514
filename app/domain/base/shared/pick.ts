/** Returns an object with only these properties. */
export function pick<T extends object, Key extends keyof T>(object: T, ...keys: Key[]): Pick<T, Key> {
  const picked: Partial<T> = {};
  for (const key of keys) picked[key] = object[key];
  return picked as Pick<T, Key>;
}
