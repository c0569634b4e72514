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
  a: 'BEST A',
  'kw1 (smartkey)': 'Kwikset (KW1)',
  'kwikset kw1': 'Kwikset (KW1)',
  'none (no key override)': 'None',
};

/** Finish codes of BHMA by the older US and Canadian ones. */
const US_FINISHES: Record<string, string> = {
  3: '605',
  4: '606',
  5: '609',
  10: '612',
  '10B': '613',
  14: '618',
  15: '619',
  19: '622',
  26: '625',
  '26D': '626',
  28: '628',
  32: '629',
  '32D': '630',
};

/** Nominal frequencies by what a grant says: a '314.95 MHz' remote is one for 315 MHz. */
const BANDS: readonly (readonly [from: number, to: number, name: string])[] = [
  [312, 313, '312 MHz'],
  [313, 314, '313.85 MHz'],
  [314, 316, '315 MHz'],
  [433, 435, '433 MHz'],
  [868, 869, '868 MHz'],
  [902, 903, '902 MHz'],
];

const RADIOS = ['Wi-Fi', 'Bluetooth', 'Z-Wave', 'Zigbee', '900 MHz'];
const CLOSER_MOUNTINGS = ['Regular', 'Top jamb', 'Parallel', 'Track'];

function withoutDetail(value: string): string {
  return value.replace(/[,;] .*/, '');
}

function withoutNote(value: string): string {
  return value.replace(/ \([^)]*\)/g, '');
}

function capitalize(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** 'Yes, up to 16" from the bottom' is 'Yes'. */
function toYesOrNo(value: string): string {
  return /^(yes|no)\b/i.exec(value)?.[0] ?? value;
}

/** 'UL10C, 3-hour', '180 minutes', and 'up to 3 hours' are '3 hours'. */
function toDuration(value: string): string {
  if (/\bnot (?:for )?(?:fire[ -])?rated\b/i.test(value)) return 'Not fire rated';
  const [, amount, unit] = /(\d+)[ -]*(hour|min)/i.exec(value) ?? [];
  if (amount === undefined || unit === undefined) return value;
  const minutes = Number(amount) * (unit.toLowerCase() === 'hour' ? 60 : 1);
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/** '1-3/4" (45 mm)' is '1-3/4 in'. */
function toInches(value: string): string {
  return withoutNote(value).replace(/ ?(?:"|inch(?:es)?\b|in\b\.?)/, ' in');
}

/** 'US26D', '26D', '626', and 'Satin Chrome (626)' are '626 Satin Chrome'. */
function toFinish(value: string): string {
  const us = /^(?:US|C)?(\d{1,2}[A-Z]?)\b|\bUS(\d{1,2}[A-Z]?)\b/i.exec(value);
  const named = Object.keys(FINISHES).find((code) => FINISHES[code]?.toLowerCase() === value.toLowerCase());
  const code = /\b6\d\d\b/.exec(value)?.[0] ?? US_FINISHES[(us?.[1] ?? us?.[2] ?? '').toUpperCase()] ?? named;
  const name = code === undefined ? undefined : FINISHES[code];
  return name === undefined ? value.replace(/ paint(ed)?$/, '') : `${code} ${name}`;
}

function toBands(value: string): string[] {
  const bands = (value.match(/\d+(?:\.\d+)?/g) ?? []).flatMap(
    (megahertz) => BANDS.find(([from, to]) => Number(megahertz) >= from && Number(megahertz) < to)?.[2] ?? [],
  );
  return bands.length === 0 ? [value] : [...new Set(bands)];
}

/** '12 or 24 VDC, automatic' and '12 to 30 V AC/DC' are for both. */
function toVoltages(value: string): string[] {
  const [low, high = low] = (value.match(/\d+/g) ?? []).map(Number);
  if (low === undefined || high === undefined) return [value];
  const covered = [12, 24].filter((volts) => volts >= low && volts <= high);
  return covered.length === 0 ? [`${low} V`] : covered.map((volts) => `${volts} V`);
}

function listNamed(value: string, names: readonly string[]): string[] {
  const named = names.filter((name) => value.toLowerCase().includes(name.toLowerCase()));
  return named.length === 0 ? [capitalize(withoutDetail(value))] : named;
}

/** How a specification's values become the filter values that buyers choose. */
const NORMALIZED: Record<string, (value: string) => string[]> = {
  // '2-3/8" or 2-3/4", adjustable' is both.
  Backset: (value) => value.match(/\d+(?:-\d+\/\d+)?(?=")/g)?.map((measure) => `${measure}"`) ?? [value],
  'Barrel diameter': (value) => [value.replace(/(").*/, '$1')],
  Battery: (value) => [/\bCR\d{4}\b/.exec(value)?.[0] ?? value],
  'Body width': (value) => [toInches(value)],
  // '4: lock, unlock, trunk, panic' is '4 buttons'.
  Buttons: (value) => [value.replace(/^(\d+)\b.*/, '$1 buttons')],
  Cam: (value) =>
    value === 'Straight and offset supplied' ? ['Straight', 'Offset'] : [withoutDetail(value)],
  Dogging: (value) => [withoutNote(value)],
  'Door width': (value) => [withoutNote(value)],
  // 'Touchscreen, hub app, key' is all three.
  Entry: (value) => value.split(', ').map((way) => capitalize(way.replace('hub app', 'app'))),
  'Fire doors': (value) => [toYesOrNo(value)],
  'Fire label': (value) => [toDuration(value)],
  'Fire rating': (value) => [toDuration(value)],
  Finish: (value) => [toFinish(value)],
  Format: (value) => [withoutNote(value)],
  Frequency: toBands,
  // 'Storeroom (F86)' and 'Storeroom (F07)' work alike in different locks.
  Function: (value) => [withoutNote(value)],
  // 'ANSI/BHMA A156.2 Grade 1' is 'Grade 1'.
  Grade: (value) => [
    /\bgrade \d/i.exec(value)?.[0] ?? (/\bnot\b.* graded/i.test(value) ? 'Not graded' : value),
  ],
  // 'RH / LHR' is both.
  Handing: (value) =>
    /field reversible/i.test(value) ? ['Field reversible'] : (value.match(/\b[LR]HR?\b/g) ?? [value]),
  'Key capacity': (value) => [value.replace(/ keys$/, '')],
  'Key override': (value) => [toYesOrNo(value)],
  'Key retaining': (value) => [toYesOrNo(value)],
  Keying: (value) => [
    withoutDetail(value)
      .replace(/^(?:KA\b|keyed alike).*/i, 'Keyed alike')
      .replace(/^(?:KD\b|keyed different).*/i, 'Keyed different'),
  ],
  // 'Schlage C, 6-pin' is 'Schlage C'.
  Keyway: (value) => {
    const keyway = value.replace(/, .*/, '');
    return [KEYWAYS[keyway.toLowerCase()] ?? keyway];
  },
  Mounting: (value) =>
    /^single[- ]gang/i.test(value) ? ['Single-gang box'] : listNamed(value, CLOSER_MOUNTINGS),
  Operation: (value) => withoutDetail(value).split(' / ').map(capitalize),
  Pins: (value) => withoutDetail(value).split(' or '),
  // 'PoE, 802.3af' is 'PoE', and '9 V battery or 12 V DC' both.
  Power: (value) => withoutDetail(value).replace(/ ?VDC/, ' V DC').split(' or ').map(capitalize),
  Radio: (value) => (/^none/i.test(value) ? ['None'] : listNamed(value, RADIOS)),
  Rotation: (value) => value.match(/\d+°/g) ?? [value],
  'Shackle clearance': (value) => [toInches(value)],
  'Shackle diameter': (value) => [toInches(value)],
  // '3070 (3'0" x 7'0") x 1-3/4"' is '3070'.
  Size: (value) => [/^\d{4}(?: pair)?\b/.exec(value)?.[0] ?? value],
  Voltage: toVoltages,
};

/** Lists the filter values of a specification: the same for every spelling, and several for 'either of two'. */
export function listFacetValues(name: string, value: string): string[] {
  return NORMALIZED[name]?.(value) ?? [value];
}
