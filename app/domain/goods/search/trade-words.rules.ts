/** A synonym: what buyers say, and what the catalog says. Normalized, in the singular. */
interface TradeWord {
  said: readonly string[];
  finds: readonly string[];
}

/**
 * Trade synonyms that widen searches. Only true synonyms belong here: a merely related word would bring up unwanted
 * products. New rows work immediately.
 */
export const TRADE_WORDS: readonly TradeWord[] = [
  {
    said: ['exit device', 'panic bar', 'crash bar', 'panic device', 'panic hardware', 'push bar', 'exit bar'],
    finds: ['exit device', 'panic bar', 'crash bar'],
  },
  {
    said: ['maglock', 'mag lock', 'magnetic lock', 'electromagnetic lock', 'magnalock'],
    finds: ['magnetic lock', 'magnalock', 'maglock'],
  },
  { said: ['key blank', 'keyblank'], finds: ['key blank', 'keyblank'] },
  { said: ['key fob', 'keyfob', 'fob'], finds: ['fob', 'remote', 'smart key'] },
  { said: ['dead bolt'], finds: ['deadbolt'] },
  { said: ['pad lock'], finds: ['padlock'] },
  { said: ['dvr', 'nvr', 'recorder', 'video recorder'], finds: ['nvr', 'dvr', 'recorder'] },
  // Door hands as on drawings.
  { said: ['left hand', 'left handed'], finds: ['lh', 'left hand'] },
  { said: ['right hand', 'right handed'], finds: ['rh', 'right hand'] },
  // Finishes: older US codes and BHMA codes.
  { said: ['us26d', '26d'], finds: ['626'] },
  { said: ['us32d', '32d'], finds: ['630'] },
  { said: ['us10b', '10b'], finds: ['613'] },
  { said: ['us3'], finds: ['605'] },
  { said: ['us15'], finds: ['619'] },
  { said: ['us26'], finds: ['625'] },
];

/** Longest synonym in words. */
export const MAX_TRADE_WORDS = 2;

const byWord = new Map(TRADE_WORDS.flatMap(({ said, finds }) => said.map((word) => [word, finds] as const)));

/** Finds what a synonym stands for. */
export function findTradeWord(word: string): readonly string[] | undefined {
  return byWord.get(word);
}

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
