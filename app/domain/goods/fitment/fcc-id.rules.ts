/** An FCC ID as it is compared: case, spaces and hyphens are what labels and people disagree about. */
export function normalizeFccId(id: string): string {
  return id.toLowerCase().replace(/[\s-]+/g, '');
}

/** Signs that a worn label shows as one another. */
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', b: '8', s: '5', z: '2' };
/** So much of an ID tells whose it is. */
const DISTINCT_PREFIX_LENGTH = 6;

/** Whether two FCC IDs may be read off the same label: with signs that look alike, or with more or less at its end. */
export function canBeOneLabel(one: string, other: string): boolean {
  const seen = (id: string) => normalizeFccId(id).replace(/[oilbsz]/g, (sign) => LOOKALIKES[sign] ?? sign);
  const [shorter = '', longer = ''] = [seen(one), seen(other)].sort((a, b) => a.length - b.length);
  return shorter === longer || (shorter.length >= DISTINCT_PREFIX_LENGTH && longer.startsWith(shorter));
}

/** An attribute of the items under one FCC ID; an item that does not say has an empty text. */
export interface ComparedAttribute {
  name: string;
  values: string[];
}

/**
 * The attributes of several items, those that differ apart from those that are the same for all. An item that does
 * not state an attribute which another states differs: nobody knows that it is the same.
 */
export function compareAttributes(items: readonly Readonly<Record<string, string>>[]): {
  differing: ComparedAttribute[];
  same: { name: string; value: string }[];
} {
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const differing: ComparedAttribute[] = [];
  const same: { name: string; value: string }[] = [];
  for (const name of names) {
    const values = items.map((item) => (Object.hasOwn(item, name) ? (item[name] ?? '') : ''));
    const [first = ''] = values;
    if (values.every((value) => value === first)) {
      if (first !== '') same.push({ name, value: first });
    } else differing.push({ name, values });
  }
  return { differing, same };
}
