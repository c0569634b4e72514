import { colours, finishes, steel, type Tone } from './palette';

/** The options of one picture, as they come from its address: untrusted text. */
export type Options = Readonly<Record<string, string>>;

/** Draws one kind of picture: the inner SVG markup, without the document around it. */
export type Drawer = (options: Options) => string;

/** The drawers of one family by kind. */
export type Family = Readonly<Record<string, Drawer>>;

function rawOption(options: Options, name: string): string {
  return Object.hasOwn(options, name) ? (options[name] ?? '') : '';
}

function lookUp(table: Readonly<Record<string, Tone>>, key: string, fallback: string): Tone {
  const known = Object.hasOwn(table, key) ? table[key] : undefined;
  return known ?? table[fallback] ?? steel;
}

/** The metal of the `finish` option, or of the fallback code when it is absent or unknown. */
export function finishOf(options: Options, fallback = '626'): Tone {
  return lookUp(finishes, rawOption(options, 'finish'), fallback);
}

/** The paint of the `color` option, or the fallback colour when it is absent or unknown. */
export function colourOf(options: Options, fallback = 'black'): Tone {
  return lookUp(colours, rawOption(options, 'color'), fallback);
}

/** One of the allowed words for a named option; the first is the default. */
export function oneOf<const T extends string>(
  options: Options,
  name: string,
  fallback: T,
  ...others: T[]
): T {
  const raw = rawOption(options, name);
  return others.find((word) => word === raw) ?? fallback;
}

/** A whole number for a named option, clamped to its range. */
export function countOf(options: Options, name: string, min: number, max: number, fallback: number): number {
  const raw = rawOption(options, name);
  if (!/^\d{1,4}$/.test(raw)) return fallback;
  return Math.min(max, Math.max(min, Number(raw)));
}

/** A measure in millimeters: its option counts tenths of one. Zero where it is absent or no number. */
export function sizeOf(options: Options, name: string): number {
  const raw = rawOption(options, name);
  return /^\d{1,5}$/.test(raw) ? Number(raw) / 10 : 0;
}
