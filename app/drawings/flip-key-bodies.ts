import { pale, rubber, sunk } from './button-pads';
import type { Options } from './options';
import { charcoal, ground, paint, piano, plastic, steel } from './palette';
import { plainBody } from './plain-remote-bodies';
import { type Make, makeOf, type RemoteBody } from './remote-bodies';
import { box, d, disc, fine, fineIn, none, shape, stroke } from './shapes';

const HEIGHT = 176;

/** Where the blade turns, from the middle of the body's top. */
export const PIVOT = { x: 22, y: 27 };

const release = box(-36, 18, 28, 12, 6, steel.base, fineIn(plastic.line));
const footHole = (y = 164): string => disc(0, y, 6, ground);

const ordinary = { ...plainBody, height: HEIGHT } as const;

/** A straight case with a round foot, three buttons in one frame. */
const volkswagen: RemoteBody = {
  ...ordinary,
  corners: [
    [46, 0, 18],
    [48, 100, 40],
    [48, 150, 40],
    [24, 178, 16],
  ],
  face: piano,
  pad: { x: -28, y: 56, width: 56, height: 92 },
  layout: 'stack',
  style: rubber(plastic),
  trim:
    release +
    box(-34, 50, 68, 104, 26, steel.base, fine) +
    box(-30, 54, 60, 96, 22, piano.deep, none) +
    footHole(167),
};

/** A case that broadens to the middle, its buttons together in a gray pad. */
const ford: RemoteBody = {
  ...ordinary,
  corners: [
    [44, 0, 14],
    [60, 84, 60],
    [44, 160, 30],
    [26, 176, 12],
  ],
  pad: { x: -36, y: 56, width: 72, height: 88 },
  layout: 'pairs',
  style: pale(paint),
  trim:
    release +
    box(-43, 50, 86, 100, 30, plastic.deep, fineIn(plastic.line)) +
    box(-16, 158, 32, 9, 4.5, ground, fine),
};

/** A straight case between chrome flanks with a chamfered foot. */
const gm: RemoteBody = {
  ...ordinary,
  corners: [
    [50, 0, 8],
    [52, 130, 8],
    [34, 176, 8],
  ],
  rim: steel,
  face: charcoal,
  edge: 8,
  pad: { x: -35, y: 50, width: 70, height: 92 },
  layout: 'quarters',
  style: sunk(charcoal),
  trim: release + box(-16, 154, 32, 9, 4.5, ground, fine),
};

/** A slim case with a silver foot and square buttons. */
const hyundai: RemoteBody = {
  ...ordinary,
  corners: [
    [46, 0, 20],
    [42, 90, 60],
    [50, 166, 16],
    [40, 182, 14],
  ],
  height: 182,
  pad: { x: -28, y: 50, width: 56, height: 92 },
  layout: 'column',
  trim:
    release +
    shape('M-46 150Q0 138 46 150l2 16q0 13-12 13h-72q-12 0-12-13z', steel.base, fine) +
    box(-14, 162, 28, 8, 4, ground, fine),
};

/** A polished case like a drop, with oval buttons. */
const kia: RemoteBody = {
  ...ordinary,
  corners: [
    [46, 0, 30],
    [54, 60, 50],
    [44, 140, 50],
    [20, 182, 18],
  ],
  height: 182,
  face: piano,
  pad: { x: -27, y: 52, width: 54, height: 94 },
  layout: 'ovals',
  style: rubber(plastic),
  trim: release + stroke('M-34 152q34 12 68 0', fineIn(steel.base)) + footHole(168),
};

/** A round egg with large buttons. */
const chrysler: RemoteBody = {
  ...ordinary,
  corners: [
    [42, 0, 24],
    [62, 90, 70],
    [48, 156, 50],
    [20, 180, 14],
  ],
  height: 180,
  face: charcoal,
  pad: { x: -40, y: 52, width: 80, height: 98 },
  layout: 'pairs',
  style: sunk(charcoal),
  trim: release + disc(0, 100, 52, 'none', fineIn(steel.base)) + footHole(164),
};

/** A square case with round buttons. */
const mazda: RemoteBody = {
  ...ordinary,
  corners: [
    [52, 0, 12],
    [56, 150, 20],
    [44, 172, 12],
  ],
  height: 172,
  face: piano,
  pad: { x: -37, y: 54, width: 74, height: 88 },
  layout: 'dots',
  style: rubber(plastic),
  trim: release + stroke('M-44 46h88', fineIn(steel.base)) + box(-38, 150, 24, 9, 4.5, ground, fine),
};

/** An oblong case with its alarm as a red dot, on a bar for the ring. */
const toyota: RemoteBody = {
  ...ordinary,
  corners: [
    [44, 0, 26],
    [50, 60, 40],
    [44, 160, 24],
    [34, 168, 12],
  ],
  height: 168,
  face: charcoal,
  pad: { x: -31, y: 50, width: 62, height: 102 },
  layout: 'foot',
  style: sunk(charcoal, true),
  below: box(-30, 156, 60, 26, 10, steel.base) + box(-18, 168, 36, 8, 4, ground, fine),
  trim: release,
};

/** A case with a waist. */
const honda: RemoteBody = {
  ...ordinary,
  corners: [
    [48, 0, 24],
    [44, 60, 40],
    [56, 150, 40],
    [34, 178, 24],
  ],
  height: 178,
  rim: steel,
  edge: 7,
  pad: { x: -34, y: 50, width: 68, height: 98 },
  layout: 'stack',
  style: rubber(plastic, true),
  trim: release + footHole(164),
};

/** A pebble with oval buttons and a silver pull. */
const nissan: RemoteBody = {
  ...ordinary,
  corners: [
    [44, 0, 34],
    [56, 80, 70],
    [24, 166, 30],
  ],
  height: 166,
  face: piano,
  pad: { x: -29, y: 50, width: 58, height: 88 },
  layout: 'ovals',
  style: rubber(plastic),
  below: box(-17, 142, 34, 40, 10, steel.base) + disc(0, 172, 5, ground, fine),
  trim: release,
};

/** A case with pointed shoulders; locking is one button in two halves. */
const subaru: RemoteBody = {
  ...ordinary,
  corners: [
    [42, 0, 12],
    [60, 70, 24],
    [46, 150, 30],
    [28, 178, 14],
  ],
  height: 178,
  pad: { x: -30, y: 52, width: 60, height: 98 },
  layout: 'lead',
  style: rubber(plastic),
  trim: release + disc(0, 86, 42, plastic.deep, fineIn(steel.base)) + footHole(164),
};

/** A case that tapers to its foot. */
const mitsubishi: RemoteBody = {
  ...ordinary,
  corners: [
    [54, 0, 30],
    [58, 50, 40],
    [28, 178, 20],
  ],
  height: 178,
  face: charcoal,
  pad: { x: -33, y: 50, width: 66, height: 92 },
  layout: 'foot',
  style: sunk(charcoal),
  trim: release + footHole(162),
};

/** A slim case between chrome rails. */
const bmw: RemoteBody = {
  ...ordinary,
  corners: [
    [44, 0, 10],
    [46, 100, 40],
    [36, 180, 22],
  ],
  height: 180,
  rim: steel,
  face: piano,
  edge: 9,
  pad: { x: -20, y: 48, width: 40, height: 106 },
  layout: 'discs',
  trim: release + footHole(166),
};

/** A case with a chrome foot. */
const mercedes: RemoteBody = {
  ...ordinary,
  corners: [
    [42, 0, 20],
    [54, 120, 50],
    [26, 182, 22],
  ],
  height: 182,
  rim: steel,
  face: piano,
  edge: 5,
  pad: { x: -25, y: 48, width: 50, height: 78 },
  layout: 'column',
  style: rubber(plastic),
  trim:
    release +
    shape('M-50 134Q0 158 50 134Q46 162 26 177h-52Q-46 162-50 134z', steel.base, fine) +
    footHole(166),
};

const byMake: Readonly<Record<Make, RemoteBody>> = {
  bmw,
  mercedes,
  toyota,
  honda,
  nissan,
  ford,
  gm,
  hyundai,
  kia,
  mazda,
  subaru,
  volkswagen,
  mitsubishi,
  chrysler,
};

const unknown: RemoteBody = {
  ...ordinary,
  corners: [
    [46, 0, 22],
    [50, 80, 50],
    [34, 176, 28],
  ],
  pad: { x: -31, y: 52, width: 62, height: 96 },
  layout: 'grid',
  trim: release + footHole(),
};

/** The case of a flip key of the `make` option. */
export function flipKeyBodyOf(options: Options): RemoteBody {
  const make = makeOf(options);
  return make ? byMake[make] : unknown;
}

/** The button that the blade springs out at. */
export function flipPivot(): string {
  const { x, y } = PIVOT;
  return (
    disc(x, y, 17, steel.shade) +
    disc(x - 1, y - 1, 13, steel.light, none) +
    disc(x, y, 6, steel.base, fine) +
    stroke(d`M${x - 4} ${y + 4}l8-8`, fine)
  );
}
