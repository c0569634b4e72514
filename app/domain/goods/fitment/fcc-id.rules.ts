/** Normalizes an FCC ID: case, spaces, and hyphens vary between labels. */
export function normalizeFccId(id: string): string {
  return id.toLowerCase().replace(/[\s-]+/g, '');
}

/** Characters that look alike on a worn label. */
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', b: '8', s: '5', z: '2' };
/** This prefix identifies the grantee. */
const DISTINCT_PREFIX_LENGTH = 6;

/** Returns whether two FCC IDs can be read from the same label: lookalike characters, or a truncated end. */
export function canBeOneLabel(one: string, other: string): boolean {
  const seen = (id: string) => normalizeFccId(id).replace(/[oilbsz]/g, (sign) => LOOKALIKES[sign] ?? sign);
  const [shorter = '', longer = ''] = [seen(one), seen(other)].sort((a, b) => a.length - b.length);
  return shorter === longer || (shorter.length >= DISTINCT_PREFIX_LENGTH && longer.startsWith(shorter));
}

/** An attribute of several products; empty if a product doesn't state it. */
interface ComparedAttribute {
  name: string;
  values: string[];
}

/** Splits attributes into differing and common ones. A missing value counts as different. */
export function compareAttributes(items: readonly Readonly<Record<string, string>>[]) {
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
