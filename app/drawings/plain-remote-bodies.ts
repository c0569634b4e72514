import { rubber } from './button-pads';
import { plastic, steel } from './palette';
import type { RemoteBody } from './remote-bodies';
import { box, fineIn, rod } from './shapes';

/** The wire loop that a key hangs on, above its top edge. */
export const loopAbove = rod('M0 6c-15 0-19-24 0-24s19 24 0 24', 8, steel);

/** What most remotes share: black plastic with lighter buttons. */
export const plainBody = {
  rim: plastic,
  face: plastic,
  edge: 4,
  style: rubber(plastic),
  below: '',
  trim: '',
  eye: '',
} as const;

const ordinary = { ...plainBody, height: 224, below: loopAbove } as const;

/** Bodies of no known make, by shape. */
export const plainBodies = {
  oval: {
    ...ordinary,
    corners: [
      [30, 0, 28],
      [56, 50, 60],
      [52, 150, 60],
      [32, 224, 30],
    ],
    pad: { x: -35, y: 32, width: 70, height: 144 },
    layout: 'grid',
    trim: box(-18, 196, 36, 8, 4, steel.base, fineIn(plastic.line)),
  },
  square: {
    ...ordinary,
    corners: [
      [66, 0, 24],
      [66, 224, 24],
    ],
    pad: { x: -46, y: 32, width: 92, height: 144 },
    layout: 'grid',
    trim: box(-24, 194, 48, 8, 4, steel.base, fineIn(plastic.line)),
  },
  card: {
    ...ordinary,
    corners: [
      [84, 0, 16],
      [84, 204, 16],
    ],
    height: 204,
    pad: { x: -60, y: 28, width: 120, height: 134 },
    layout: 'grid',
    trim: box(-30, 178, 60, 8, 4, steel.base, fineIn(plastic.line)),
  },
  shield: {
    ...ordinary,
    corners: [
      [56, 0, 16],
      [66, 60, 50],
      [28, 224, 26],
    ],
    pad: { x: -33, y: 30, width: 66, height: 134 },
    layout: 'grid',
    trim: box(-14, 196, 28, 8, 4, steel.base, fineIn(plastic.line)),
  },
} satisfies Record<string, RemoteBody>;
