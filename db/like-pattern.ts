/** Returns a pattern for `like … escape '\'` that matches texts containing this one, with its wildcards escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
