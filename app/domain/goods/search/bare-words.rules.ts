/** Returns the singular: 'safes' → 'safe', 'switches' → 'switch'. */
function toSingular(word: string): string {
  if (/^[a-z]{3,}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/^[a-z]{3,}(?:ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return /^[a-z]{3,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Normalizes a text to words in the singular, for comparison. */
export function listBareWords(text: string): string {
  const words = text.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.map(toSingular).join(' ');
}

/** Returns whether a word is a finish code, which makes 'finish' redundant: '626', 'us26d', '10b'. */
export function isFinishCode(word: string): boolean {
  return /^(6\d\d|us\d{1,2}[a-d]?|\d{1,2}[a-d])$/.test(word);
}
