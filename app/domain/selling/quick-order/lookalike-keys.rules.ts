/** Letters and digits that a scan mistakes for each other, as in a part key. */
const LOOKALIKES = ['o0', 'il1', 's5', 'b8'];
/** Keys with more ways to read them aren't looked up. */
const MAX_KEYS = 64;

/** Lists the part keys that a scan may have turned into this one: 'nd8opd' may be 'nd80pd'. */
export function listLookalikeKeys(key: string): string[] {
  let keys = [''];
  for (const letter of key) {
    const letters = [...(LOOKALIKES.find((group) => group.includes(letter)) ?? letter)];
    keys = keys.flatMap((start) => letters.map((next) => start + next));
    if (keys.length > MAX_KEYS) return [];
  }
  return keys.filter((other) => other !== key);
}
