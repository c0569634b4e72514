/**
 * Names of brands that are no typos: 'arrow' doesn't mean 'narrow', nor 'abloy' 'alloy'. They count only as long as no
 * product has them.
 */
const OTHER_BRANDS = new Set(
  [
    'abloy arrow assa august baldwin bilock bommer brinks chubb corbin dexter doorking emtek eufy evva fiam',
    'fichet hafele jackson kabamas keedex keri knox lockly lockwood marks mckinney mesker monarch omnia paxton',
    'precision roton salto simonswerk stanley townsteel trine ultraloq unican winkhaus',
  ].flatMap((line) => line.split(' ')),
);

/** Returns whether a word is the name of a brand, so that it must not be corrected to another word. */
export function isOtherBrand(word: string): boolean {
  return OTHER_BRANDS.has(word);
}
