/** BHMA finish codes by name, which makers spell in different ways. */
const FINISHES: Record<string, string> = {
  605: 'Bright Brass',
  606: 'Satin Brass',
  609: 'Antique Brass',
  612: 'Satin Bronze',
  613: 'Oil-Rubbed Bronze',
  618: 'Bright Nickel',
  619: 'Satin Nickel',
  622: 'Flat Black',
  625: 'Bright Chrome',
  626: 'Satin Chrome',
  628: 'Satin Aluminum',
  629: 'Bright Stainless',
  630: 'Satin Stainless',
  652: 'Satin Chrome',
  689: 'Painted Aluminum',
  695: 'Dark Bronze',
};

/** One keyway with several names. */
const KEYWAYS: Record<string, string> = {
  'schlage c': 'Schlage C (SC1)',
  'schlage c (sc1)': 'Schlage C (SC1)',
  'sc1 (schlage c)': 'Schlage C (SC1)',
  sc1: 'Schlage C (SC1)',
  kw1: 'Kwikset (KW1)',
  'kw1 (smartkey)': 'Kwikset (KW1)',
  'kwikset kw1': 'Kwikset (KW1)',
  'none (no key override)': 'None',
};

/** How a specification's values become the filter values that buyers choose. */
const NORMALIZED: Record<string, (value: string) => string[]> = {
  // '2-3/8" or 2-3/4", adjustable' is both.
  Backset: (value) => value.match(/\d+(?:-\d+\/\d+)?(?=")/g)?.map((measure) => `${measure}"`) ?? [value],
  // 'ANSI/BHMA A156.2 Grade 1' is 'Grade 1'.
  Grade: (value) => [/\bgrade \d/i.exec(value)?.[0] ?? value],
  Finish: (value) => {
    const code = /^6\d\d/.exec(value)?.[0];
    const name = code === undefined ? undefined : FINISHES[code];
    return [name === undefined ? value : `${code} ${name}`];
  },
  // 'Schlage C, 6-pin' is 'Schlage C'.
  Keyway: (value) => {
    const keyway = value.replace(/, .*/, '');
    return [KEYWAYS[keyway.toLowerCase()] ?? keyway];
  },
  // 'Storeroom (F86)' and 'Storeroom (F07)' work alike in different locks.
  Function: (value) => [value.replace(/ \([^)]*\)$/, '')],
};

/** Lists the filter values of a specification: the same for every spelling, and several for 'either of two'. */
export function listFacetValues(name: string, value: string): string[] {
  return NORMALIZED[name]?.(value) ?? [value];
}
