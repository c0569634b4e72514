import { oneOf, type Options } from './options';
import { mark } from './shapes';

/** What makers print on their goods. */
const NAMES = { bmw: 'BMW', 'tri-flow': 'TRI-FLOW', autel: 'AUTEL', xhorse: 'XHORSE', none: '' } as const;

/** The name of the `maker` option, printed about a middle at a height; nothing when it is absent or unknown. */
export function makersMark(options: Options, x: number, y: number, size: number, color = '#ffffff'): string {
  const name = NAMES[oneOf(options, 'maker', 'none', 'bmw', 'tri-flow', 'autel', 'xhorse')];
  return name === '' ? '' : mark(x, y, size, name, color);
}
