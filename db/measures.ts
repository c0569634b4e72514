/** Spellings of units, with the form used in the search text. */
const UNITS: Record<string, string> = {
  '"': 'in',
  in: 'in',
  'in.': 'in',
  inch: 'in',
  inches: 'in',
  po: 'in',
  pouce: 'in',
  pouces: 'in',
  mm: 'mm',
  cm: 'cm',
  ft: 'ft',
  mhz: 'mhz',
  v: 'v',
  vdc: 'v',
  vac: 'v',
  volt: 'v',
  volts: 'v',
  ma: 'ma',
  lb: 'lb',
  lbs: 'lb',
  gauge: 'ga',
  ga: 'ga',
  mp: 'mp',
  tb: 'tb',
};

const UNIT = String.raw`(?:"|(?:inches|inch|in\.?|pouces?|po|mm|cm|ft|mhz|vdc|vac|volts?|v|ma|lbs?|gauge|ga|mp|tb)(?![a-z0-9]))`;
// A number with an optional fraction ('1-1/8', '1/8'), two numbers of one unit ('12/24 V'), or a number with a unit.
const MEASURE = new RegExp(
  String.raw`(?<![\w./-])(?:(?:(\d{1,3})[ -])?(\d{1,2})/(\d{1,2})(?![\d/])\s*-?(${UNIT})?|(\d{1,5}(?:\.\d{1,4})?)\s*-?(${UNIT}))`,
  'g',
);
/** Denominators of inch fractions; any other fraction is two numbers. */
const DIVISIONS = new Set([2, 4, 8, 16, 32, 64]);

/**
 * Finds the measures in a plain text and normalizes them: '1-1/8"', '1 1/8 inch', and '1.125 in' all become
 * '1.125in'. Fractions without a unit are inches, as is usual in the trade.
 *
 * @returns the measures, and the text with each replaced by a bar.
 */
export function withMeasures(text: string): { measures: string[]; rest: string } {
  const measures: string[] = [];
  let rest = '';
  let end = 0;
  for (const match of text.matchAll(MEASURE)) {
    const found = measuresOf(match);
    if (found.length === 0) continue;
    measures.push(...found);
    rest += `${text.slice(end, match.index)} | `;
    end = match.index + match[0].length;
  }
  return { measures, rest: rest + text.slice(end) };
}

function measuresOf([, whole, top, bottom, fractionUnit, number, unit]: RegExpExecArray): string[] {
  if (number !== undefined) return [named(Number(number), unit)];
  if (DIVISIONS.has(Number(bottom)))
    return [named(Number(whole ?? 0) + Number(top) / Number(bottom), fractionUnit ?? 'in')];
  if (fractionUnit === undefined) return [];
  return [named(Number(top), fractionUnit), named(Number(bottom), fractionUnit)];
}

function named(value: number, unit = ''): string {
  return `${Number(value.toFixed(4))}${UNITS[unit] ?? unit}`;
}
