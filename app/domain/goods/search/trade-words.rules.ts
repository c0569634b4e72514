/** What buyers say, and what the texts of the catalogue say in its place. All of it without marks, in the singular. */
interface TradeWord {
  said: readonly string[];
  finds: readonly string[];
}

/**
 * Words of the trade that mean goods which their makers call something else. A search for what is said looks for what
 * it finds too. Only what a counter clerk would take for the same belongs here: a word that is merely near brings
 * goods which nobody asked for. The texts stay as their makers wrote them; a new row works at once.
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
  // Hands of doors, as drawings write them.
  { said: ['left hand', 'left handed'], finds: ['lh', 'left hand'] },
  { said: ['right hand', 'right handed'], finds: ['rh', 'right hand'] },
  // Finishes: the older US codes beside those of BHMA.
  { said: ['us26d', '26d'], finds: ['626'] },
  { said: ['us32d', '32d'], finds: ['630'] },
  { said: ['us10b', '10b'], finds: ['613'] },
  { said: ['us3'], finds: ['605'] },
  { said: ['us15'], finds: ['619'] },
  { said: ['us26'], finds: ['625'] },
];

/** The longest that is said, in words. */
export const MAX_TRADE_WORDS = 2;

const byWord = new Map(TRADE_WORDS.flatMap(({ said, finds }) => said.map((word) => [word, finds] as const)));

/** What else a word of the trade finds; undefined where it is none. */
export function findTradeWord(word: string): readonly string[] | undefined {
  return byWord.get(word);
}

/** A word as one of several: 'safes' is 'safe', 'switches' is 'switch'. */
export function toSingular(word: string): string {
  if (/^[a-z]{3,}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/^[a-z]{3,}(?:ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return /^[a-z]{3,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** A text word by word, without marks and in the singular, so that two ways of writing it can be compared. */
export function listBareWords(text: string): string {
  const words = text.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.map(toSingular).join(' ');
}

/** Whether a word is the code of a finish, beside which 'finish' says nothing: '626', 'us26d', '10b'. */
export function isFinishCode(word: string): boolean {
  return /^(6\d\d|us\d{1,2}[a-d]?|\d{1,2}[a-d])$/.test(word);
}
