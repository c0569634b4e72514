/** Folds a text for a search that ignores case and accents: 'Montréal' is 'montreal'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
