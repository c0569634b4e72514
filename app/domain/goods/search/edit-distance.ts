/** Returns whether one typo separates two words: an insertion, deletion, substitution, or transposition. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shortest - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/**
 * Returns the start and end of a word, one of which is intact if the word has one typo. At least one character lies
 * between, so that no transposition touches both.
 */
export function getIntactEnds(word: string): { start: string; end: string } {
  const length = Math.floor((word.length - 1) / 2);
  return { start: word.slice(0, length), end: word.slice(word.length - length) };
}
