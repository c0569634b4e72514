import { t } from '~/i18n/text';

const INCH_MM = 25.4;

/** The options of a size picture, its measures in tenths of a millimeter, and what it shows. */
export interface PictureSize {
  options: Record<string, string>;
  what: string;
}

/** Reads the lengths of a value in millimeters: '4-1/2" x 1-1/4"', '40 mm', '1-9/16 in (40 mm)', '3'0"'. */
export function readLengths(value: string): number[] {
  // A coin cell says its diameter in its name.
  const [, cell] = /CR(\d\d)\d\d/.exec(value) ?? [];
  if (cell !== undefined) return [Number(cell)];
  const metric = [...value.matchAll(/(?:(\d+) \+ )?(\d+(?:\.\d+)?) ?mm/g)].map(
    ([, more = '0', mm]) => Number(more) + Number(mm),
  );
  if (metric.length > 0) return metric;
  return [...value.matchAll(/(?:(\d+)'\s?)?(\d*\.?\d+)(?:-(\d+)\/(\d+)|\/(\d+))?/g)].map(
    ([, feet = '0', first = '0', top = '0', below = '1', over]) =>
      (Number(feet) * 12 +
        (over === undefined ? Number(first) + Number(top) / Number(below) : Number(first) / Number(over))) *
      INCH_MM,
  );
}

type Measure = 'wide' | 'long' | 'across' | 'backset';

/** How a kind is measured: its form, what its first measure is, and the specifications that say its w, h, and d. */
interface SizeRule {
  form: string;
  what: Measure;
  from: Partial<Record<'w' | 'h' | 'd', readonly [name: string, at: number]>>;
  /** What the value must say, for specifications that also say other things. */
  like?: RegExp;
}

const OUTSIDE = (name: string): SizeRule => ({
  form: 'box',
  what: 'wide',
  from: { h: [name, 0], w: [name, 1], d: [name, 2] },
});
const EXTERIOR = OUTSIDE('Exterior (H x W x D)');
const DIMENSIONS = OUTSIDE('Dimensions (H x W x D)');
const PREPARED: SizeRule = {
  form: 'prep',
  what: 'backset',
  from: { w: ['Backset', 0], d: ['Backset', 1], h: ['Bore', 0] },
};
const plate = (name: string, order: 'wh' | 'hw' = 'wh', form = 'plate'): SizeRule => ({
  form,
  what: 'wide',
  from: { w: [name, order === 'wh' ? 0 : 1], h: [name, order === 'wh' ? 1 : 0] },
  like: / x /,
});
const long = (name: string, form = 'bar', like = /^[^x]*$/): SizeRule => ({
  form,
  what: 'long',
  from: { w: [name, 0] },
  like,
});
const across = (name: string, form: string): SizeRule => ({ form, what: 'across', from: { w: [name, 0] } });
const BARREL: SizeRule = {
  form: 'cylinder',
  what: 'long',
  from: { w: ['Barrel length', 0], h: ['Barrel diameter', 0] },
};

/** The first rule whose specifications a product has applies. */
const SIZES: Readonly<Record<string, readonly SizeRule[]>> = {
  padlock: [
    {
      form: 'padlock',
      what: 'wide',
      from: { w: ['Body width', 0], h: ['Shackle clearance', 0], d: ['Shackle diameter', 0] },
    },
  ],
  ...Object.fromEntries(
    [
      'deadbolt',
      'lever-lock',
      'knob-lock',
      'mortise-lock',
      'handleset',
      'interconnected-lock',
      'keypad-lever',
      'pushbutton-lock',
      'smart-deadbolt',
      'smart-lever',
    ].map((kind) => [kind, [PREPARED]]),
  ),
  ...Object.fromEntries(
    ['safe', 'depository-safe', 'gun-safe', 'floor-safe', 'wall-safe', 'lockbox'].map((kind) => [
      kind,
      [EXTERIOR],
    ]),
  ),
  ...Object.fromEntries(
    ['key-cabinet', 'key-duplicator', 'code-machine', 'laser-cutter', 'tubular-cutter'].map((kind) => [
      kind,
      [DIMENSIONS],
    ]),
  ),
  hinge: [plate('Size', 'wh', 'hinge'), long('Size')],
  'kick-plate': [plate('Size', 'hw')],
  'pull-plate': [plate('Size')],
  'latch-guard': [plate('Size', 'hw'), long('Size')],
  'lite-kit': [plate('Size', 'wh', 'frame')],
  'hollow-metal-door': [
    { form: 'plate', what: 'wide', from: { w: ['Size', 1], h: ['Size', 2] }, like: / x / },
  ],
  'electric-strike': [plate('Faceplate')],
  'key-tag': [plate('Size'), across('Size', 'disc')],
  'key-ring': [across('Size', 'ring')],
  'door-viewer': [across('Size', 'disc')],
  threshold: [long('Length')],
  weatherstrip: [long('Length', 'bar', /"/)],
  'flush-bolt': [long('Size', 'bar', /./)],
  'mortise-cylinder': [long('Length', 'cylinder')],
  'thumbturn-cylinder': [long('Length', 'cylinder')],
  'euro-cylinder': [long('Length', 'euro')],
  hasp: [long('Size', 'whole', /./)],
  'lockout-hasp': [across('Size', 'ring')],
  'remote-battery': [across('Fits', 'disc')],
  'cam-lock': [BARREL],
  'drawer-lock': [BARREL],
  'mailbox-lock': [across('Barrel diameter', 'disc')],
};

/** A product is shown beside a US quarter up to this length, and with a scale bar above it. */
export const LARGEST_BY_COIN_MM = 12 * INCH_MM;

/** Finds the measures that a product's specifications say, for a picture in true proportion. It invents none. */
export function findSize(
  kind: string,
  specifications: readonly { name: string; value: string }[],
): PictureSize | undefined {
  for (const { form, what, from, like } of SIZES[kind] ?? []) {
    const lengths = new Map<string, number>();
    for (const [option, [name, at]] of Object.entries(from)) {
      const value = specifications.find((one) => one.name === name)?.value;
      const length = value !== undefined && (like?.test(value) ?? true) ? readLengths(value)[at] : undefined;
      if (length !== undefined && length > 0) lengths.set(option, length);
    }
    const needed = form === 'prep' ? ['w'] : form === 'padlock' ? ['w', 'd'] : Object.keys(from);
    if (!needed.every((option) => lengths.has(option))) continue;
    const beside =
      Math.max(...lengths.values()) > LARGEST_BY_COIN_MM ? t`with a scale bar` : t`next to a US quarter`;
    const measure = describeMeasure(what, Math.round(lengths.get('w') ?? 0));
    return {
      options: Object.fromEntries([
        ['form', form],
        ...[...lengths].map(([option, mm]) => [option, String(Math.round(mm * 10))]),
      ]),
      what: t`${beside}: ${measure}`,
    };
  }
  return undefined;
}

function describeMeasure(what: Measure, mm: number): string {
  switch (what) {
    case 'wide':
      return t`${mm} mm wide`;
    case 'long':
      return t`${mm} mm long`;
    case 'across':
      return t`${mm} mm across`;
    case 'backset':
      return t`${mm} mm backset`;
  }
}
