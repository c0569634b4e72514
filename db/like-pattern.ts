/** Returns a pattern for `like … escape '\'` that matches texts containing this one, with its wildcards escaped. */
export function containing(text: string): string {
  return `%${startingWith(text)}`;
}

/** Returns a pattern that matches texts starting with this one. */
export function startingWith(text: string): string {
  return `${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
