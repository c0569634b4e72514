import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/**
 * Product kinds in the order a job needs them. Parts are vehicle hardware that is none of the other six: chips,
 * batteries, ignition locks.
 */
export const PRODUCT_KINDS = perLanguage(() => ({
  remote: t`Smart keys and remotes`,
  key: t`Transponder keys`,
  shell: t`Shells`,
  blank: t`Blanks`,
  programmer: t`Programmers`,
  tool: t`Tools`,
  part: t`Parts`,
}));

type ProductKind = keyof ReturnType<typeof PRODUCT_KINDS>;

export const KIND_ORDER: readonly ProductKind[] = [
  'remote',
  'key',
  'shell',
  'blank',
  'programmer',
  'tool',
  'part',
];

/** Subcategories with a single kind. Anything with a radio is a remote. */
const BY_TYPE: Record<string, ProductKind> = {
  'Smart keys': 'remote',
  'Remote keys': 'remote',
  'Transponder keys': 'key',
  'Key blanks': 'blank',
  'Programmers & cables': 'programmer',
  'Programmers & diagnostics': 'programmer',
  'Key machines': 'tool',
  'Picks & decoders': 'tool',
  'Entry & lockout tools': 'tool',
  'Pinning & rekeying': 'tool',
  'Shop supplies': 'tool',
};

/** Words in names, most specific first: a 'key shell' is a shell, an 'emergency key blade' a blank. */
const BY_NAME: readonly (readonly [RegExp, ProductKind])[] = [
  [/\b(shells?|cases?)\b/i, 'shell'],
  [/\b(chips?|batter(y|ies)|ignition|cylinders?)\b/i, 'part'],
  [/\b(programm(er|ing)|cable|scan tool|diagnostic)\b/i, 'programmer'],
  [/\b(lishi|picks?|decoders?|tools?|machine|duplicator|extractor)\b/i, 'tool'],
  [/\b(blades?|blanks?|inserts?)\b/i, 'blank'],
  [/\b(smart|remotes?|fobs?|fobik|proximity)\b/i, 'remote'],
  [/\bkeys?\b/i, 'key'],
];

/** Returns a product's kind: by subcategory, by name if that has several kinds, otherwise by category. */
export function getProductKind(product: { type: string; name: string; categorySlug: string }): ProductKind {
  if (Object.hasOwn(BY_TYPE, product.type)) return BY_TYPE[product.type] ?? 'part';
  const named = BY_NAME.find(([words]) => words.test(product.name));
  if (named !== undefined) return named[1];
  return product.categorySlug === 'tools-machines-supplies' ? 'tool' : 'part';
}

/** What a subcategory's keys start a vehicle with; undefined for what starts none. */
export function getStart(type: string): 'button' | 'ignition' | undefined {
  if (type === 'Smart keys') return 'button';
  return type === 'Remote keys' || type === 'Transponder keys' ? 'ignition' : undefined;
}

/** Whether a subcategory's products serve more vehicles than their lists name. */
export function isForManyVehicles(type: string): boolean {
  return BY_TYPE[type] === 'programmer';
}

/** Returns the nonempty groups in order. */
export function groupByKind<Product extends { kind: ProductKind }>(products: readonly Product[]) {
  return KIND_ORDER.map((kind) => ({
    kind,
    heading: PRODUCT_KINDS()[kind],
    products: products.filter((product) => product.kind === kind),
  })).filter((group) => group.products.length > 0);
}
