import { rubber, sunk } from './button-pads';
import { oneOf, type Options } from './options';
import { charcoal, ground, piano, plastic, steel } from './palette';
import { loopAbove, plainBodies, plainBody } from './plain-remote-bodies';
import { type Make, makeOf, type RemoteBody } from './remote-bodies';
import { band, box, d, disc, fine, fineIn, none, rod, shape, stroke } from './shapes';

const HEIGHT = 224;

/** The wire loop of a key that hangs upside down. */
const loopBelow = rod('M0 212c-15 0-19 28 0 28s19-28 0-28', 8, steel);

/** A band of light across a polished face. */
const gloss = (x: number, y: number, width: number, height: number): string =>
  shape(
    d`M${x} ${y + height}L${x + width * 0.6} ${y}H${x + width}L${x + width * 0.4} ${y + height}z`,
    plastic.base,
    none,
  );

const ordinary = { ...plainBody, height: HEIGHT, below: loopAbove } as const;

/** A slim slab: a round emblem and a strip of polished buttons between broad chrome rails that narrow to the foot. */
const bmw: RemoteBody = {
  ...ordinary,
  corners: [
    [38, 0, 20],
    [50, 30, 24],
    [47, 160, 60],
    [34, 224, 26],
  ],
  face: plastic,
  pad: { x: -26, y: 46, width: 52, height: 132 },
  layout: 'stack',
  style: rubber(piano),
  trim:
    shape('M-36 8q-11 12-12 26q-1 80 2 128q1 18 8 34l7-6q-4-90-5-182z', steel.base, fine) +
    shape('M36 8q11 12 12 26q1 80-2 128q-1 18-8 34l-7-6q4-90 5-182z', steel.base, fine) +
    box(-29, 43, 58, 138, 10, piano.deep, fineIn(piano.line)) +
    disc(0, 27, 15, steel.base, fine) +
    disc(0, 27, 12, piano.deep, none) +
    shape('M-27 188h54l-3 24q-2 6-8 6h-32q-6 0-8-6z', steel.base, fine) +
    box(-12, 198, 24, 9, 4.5, ground, fine),
};

/** A black nose above a chrome belly, on a ring at its foot. */
const mercedesCorners = [
  [24, -10, 12],
  [38, 6, 20],
  [62, 128, 60],
  [46, 196, 34],
  [22, 214, 20],
] as const;
const mercedes: RemoteBody = {
  ...ordinary,
  corners: mercedesCorners,
  rim: steel,
  face: steel,
  edge: 5,
  pad: { x: -25, y: 14, width: 50, height: 114 },
  layout: 'column',
  style: rubber(plastic),
  below: loopBelow,
  trim:
    shape('M-20 -4h40q10 0 14 12l17 92q4 34-51 52q-55-18-51-52l17-92q4-12 14-12z', piano.base) +
    stroke('M-36 172q36 14 72 0', fineIn(steel.shade)) +
    box(-15, 190, 30, 10, 5, ground, fine),
};

/** An egg: buttons in two columns above a polished band, a bar for the ring at its foot. */
const toyota: RemoteBody = {
  ...ordinary,
  corners: [
    [30, 0, 26],
    [53, 34, 44],
    [57, 120, 60],
    [40, 206, 24],
  ],
  height: 206,
  face: charcoal,
  pad: { x: -37, y: 24, width: 74, height: 112 },
  layout: 'foot',
  style: sunk(charcoal, true),
  below: box(-34, 192, 68, 30, 10, steel.base) + box(-20, 205, 40, 9, 4.5, ground, fine),
  trim:
    shape('M-51 148q51 18 102 0l-8 38q-43 12-86 0z', piano.base, fineIn(piano.deep)) +
    stroke('M-40 158q24 8 46 8', band(piano.light, 5)),
};

/** A rounded block in a silver frame, wide buttons one below the other. */
const honda: RemoteBody = {
  ...ordinary,
  corners: [
    [50, 0, 24],
    [54, 70, 40],
    [54, 150, 40],
    [48, 216, 32],
  ],
  height: 216,
  rim: steel,
  face: plastic,
  edge: 8,
  pad: { x: -41, y: 18, width: 82, height: 150 },
  layout: 'stack',
  trim: box(-16, 186, 32, 8, 4, plastic.deep, fineIn(plastic.line)),
};

/** Its predecessor: all black, a chrome bar above small buttons, broad shoulders. */
const earlyHonda: RemoteBody = {
  ...ordinary,
  corners: [
    [52, 0, 16],
    [56, 60, 60],
    [55, 160, 60],
    [46, 212, 40],
  ],
  height: 212,
  face: plastic,
  pad: { x: -31, y: 40, width: 62, height: 126 },
  layout: 'column',
  style: sunk(plastic),
  trim:
    box(-42, 14, 84, 10, 5, steel.base, fine) +
    box(-37, 34, 74, 138, 22, charcoal.shade, fineIn(plastic.line)),
};

/** Its successor: a slim polished face between satin flanks, the buttons in one dark strip. */
const lateHonda: RemoteBody = {
  ...ordinary,
  corners: [
    [40, 0, 30],
    [46, 40, 40],
    [46, 176, 40],
    [40, 220, 34],
  ],
  height: 220,
  rim: charcoal,
  face: piano,
  edge: 7,
  pad: { x: -24, y: 36, width: 48, height: 138 },
  layout: 'ovals',
  style: rubber(plastic),
  trim:
    box(-29, 28, 58, 154, 26, plastic.shade, fineIn(piano.line)) +
    gloss(-36, 10, 44, 60) +
    box(-18, 194, 36, 8, 4, steel.base, fine),
};

/** A broad square slab with chrome flanks, its buttons together in one wide pad; the ring goes through a corner. */
const ford: RemoteBody = {
  ...ordinary,
  corners: [
    [62, 0, 14],
    [66, 100, 60],
    [60, 204, 20],
  ],
  height: 204,
  face: plastic,
  pad: { x: -42, y: 44, width: 84, height: 112 },
  layout: 'quarters',
  style: rubber(plastic),
  below: '',
  trim:
    box(-48, 38, 96, 124, 16, piano.base, fineIn(plastic.line)) +
    box(-67, 50, 12, 96, 5, steel.base, fine) +
    box(55, 50, 12, 96, 5, steel.base, fine) +
    box(28, 10, 24, 14, 7, ground) +
    box(-24, 176, 48, 14, 7, piano.base, fineIn(plastic.line)),
};

/** A smooth pebble with oval buttons and a silver pull at its foot. */
const nissan: RemoteBody = {
  ...ordinary,
  corners: [
    [26, 0, 24],
    [60, 60, 70],
    [60, 128, 70],
    [26, 206, 24],
  ],
  height: 206,
  face: piano,
  pad: { x: -33, y: 22, width: 66, height: 138 },
  layout: 'ovals',
  style: rubber(plastic),
  below: box(-21, 176, 42, 50, 12, steel.base) + disc(0, 213, 6, ground, fine),
  trim: stroke('M-38 168q38 18 76 0', fineIn(piano.line)),
};

/** A long body: a broad foot with two columns of buttons, a neck with the eye for the ring. */
const chrysler: RemoteBody = {
  ...ordinary,
  corners: [
    [22, -6, 18],
    [36, 16, 20],
    [40, 48, 30],
    [66, 86, 36],
    [66, 168, 60],
    [34, 224, 30],
  ],
  face: plastic,
  pad: { x: -44, y: 82, width: 88, height: 116 },
  layout: 'pairs',
  style: sunk(charcoal),
  below: '',
  trim:
    box(-50, 74, 100, 132, 38, charcoal.base, fineIn(steel.base)) +
    box(-18, 10, 36, 24, 12, ground) +
    stroke('M-24 52h48', band(steel.base, 5)),
};

/** A flat chrome top, straight flanks, and a chamfered foot. */
const gm: RemoteBody = {
  ...ordinary,
  corners: [
    [56, 0, 4],
    [60, 26, 6],
    [60, 158, 8],
    [34, 216, 6],
  ],
  height: 216,
  face: charcoal,
  pad: { x: -43, y: 44, width: 86, height: 124 },
  layout: 'grid',
  style: sunk(charcoal, true),
  below: '',
  trim:
    box(-58, 0, 116, 28, 4, steel.base) +
    box(-55, 3, 110, 7, 2, steel.light, none) +
    box(-16, 8, 32, 12, 6, ground, fine) +
    stroke('M-26 190h52', band(steel.base, 4)),
};

/** A slim silver frame that narrows at its waist, with a notch below its square buttons. */
const hyundai: RemoteBody = {
  ...ordinary,
  corners: [
    [46, 0, 26],
    [52, 36, 24],
    [40, 150, 50],
    [50, 196, 20],
    [40, 222, 22],
  ],
  rim: steel,
  face: plastic,
  edge: 9,
  pad: { x: -29, y: 20, width: 58, height: 140 },
  layout: 'column',
  trim:
    shape('M-45 190L0 170L45 190L42 206q-4 12-14 12h-56q-10 0-14-12z', steel.light, fine) +
    box(-14, 198, 28, 9, 4.5, ground, fine),
};

/** A blank polished face, the buttons along its right edge. */
const kia: RemoteBody = {
  ...ordinary,
  corners: [
    [50, 0, 12],
    [56, 40, 30],
    [56, 170, 30],
    [36, 218, 34],
  ],
  height: 218,
  face: piano,
  pad: { x: 24, y: 24, width: 40, height: 142 },
  layout: 'column',
  style: rubber(plastic),
  trim:
    gloss(-46, 20, 50, 150) +
    box(19, 18, 50, 154, 12, plastic.shade) +
    stroke('M12 14v168', band(steel.base, 4)) +
    stroke('M-36 186q36 14 72 0', band(steel.base, 5)),
};

/** A card: blank but for its rim of buttons on the left. */
const mazda: RemoteBody = {
  ...ordinary,
  corners: [
    [70, 0, 16],
    [70, 190, 16],
  ],
  height: 190,
  face: piano,
  edge: 5,
  rim: steel,
  pad: { x: -78, y: 22, width: 46, height: 146 },
  layout: 'column',
  style: rubber(plastic),
  trim:
    stroke('M-25 8v174', fineIn(piano.line)) +
    gloss(-20, 12, 80, 140) +
    box(-84, 15, 54, 160, 12, plastic.shade) +
    box(10, 166, 48, 12, 6, steel.base, fine),
};

/** A dome on a flared silver foot; locking is one round button in two halves. */
const subaru: RemoteBody = {
  ...ordinary,
  corners: [
    [34, 0, 32],
    [56, 40, 50],
    [48, 140, 50],
    [64, 206, 14],
    [54, 220, 12],
  ],
  height: 220,
  pad: { x: -32, y: 26, width: 64, height: 128 },
  layout: 'lead',
  style: rubber(plastic),
  trim:
    disc(0, 66, 46, piano.base, fineIn(steel.base)) +
    shape('M-54 186Q0 170 54 186L61 206q0 12-10 12h-102q-10 0-10-12z', steel.base, fine) +
    box(-18, 200, 36, 9, 4.5, ground, fine),
};

/** A round head on a straight body, the buttons in one chrome frame. */
const volkswagen: RemoteBody = {
  ...ordinary,
  corners: [
    [48, 0, 44],
    [50, 60, 30],
    [58, 150, 40],
    [50, 216, 10],
  ],
  height: 216,
  face: piano,
  pad: { x: -30, y: 42, width: 60, height: 124 },
  layout: 'stack',
  style: rubber(plastic),
  trim:
    box(-36, 36, 72, 136, 18, steel.base, fine) +
    box(-31, 41, 62, 126, 14, piano.deep, none) +
    stroke('M-34 192h68', band(steel.base, 4)),
};

/** Broad shoulders that taper to the foot, a silver lip between them. */
const mitsubishi: RemoteBody = {
  ...ordinary,
  corners: [
    [58, 0, 44],
    [66, 60, 40],
    [42, 160, 50],
    [24, 222, 18],
  ],
  height: 222,
  face: charcoal,
  pad: { x: -42, y: 24, width: 84, height: 92 },
  layout: 'foot',
  style: sunk(charcoal, true),
  trim:
    shape('M-52 124Q0 150 52 124L36 172Q0 190-36 172z', steel.base, fine) +
    stroke('M-40 134q40 16 80 0', band(steel.light, 5)),
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

/** The body of a smart key of the `make` option, otherwise of the `shape` option. */
export function smartKeyBodyOf(options: Options): RemoteBody {
  const make = makeOf(options);
  if (make === 'honda') {
    const series = oneOf(options, 'series', 'framed', 'black', 'slim');
    return { framed: honda, black: earlyHonda, slim: lateHonda }[series];
  }
  return make ? byMake[make] : plainBodies[oneOf(options, 'shape', 'oval', 'square', 'card', 'shield')];
}
