import { pale, rubber, sunk } from './button-pads';
import type { Options } from './options';
import { charcoal, ground, paint, piano, plastic, steel } from './palette';
import { plainBody } from './plain-remote-bodies';
import { type Make, makeOf, outlineOf, type RemoteBody } from './remote-bodies';
import { box, d, disc, fineIn, shape, stroke } from './shapes';

const HEIGHT = 138;

/** The eye of a head: a slot of some width across its top, or a round hole. */
const slot = (y: number, width: number): string => box(-width / 2, y, width, 10, 5, ground);
const round = (x: number, y: number, radius: number): string => disc(x, y, radius, ground);

const ordinary = { ...plainBody, height: HEIGHT } as const;

/** An oblong head that narrows to the blade, its alarm a red dot. */
const toyota: RemoteBody = {
  ...ordinary,
  corners: [
    [34, 0, 26],
    [50, 26, 34],
    [46, 92, 50],
    [26, 138, 12],
  ],
  face: charcoal,
  pad: { x: -30, y: 28, width: 60, height: 98 },
  layout: 'foot',
  style: sunk(charcoal, true),
  eye: slot(8, 34),
};

/** A fat square head with round buttons and a red alarm. */
const honda: RemoteBody = {
  ...ordinary,
  corners: [
    [50, 0, 26],
    [58, 60, 40],
    [50, 124, 24],
    [24, 138, 8],
  ],
  pad: { x: -41, y: 32, width: 82, height: 84 },
  layout: 'dots',
  style: rubber(plastic, true),
  eye: slot(10, 50),
};

/** A slim oval head with oval buttons. */
const nissan: RemoteBody = {
  ...ordinary,
  corners: [
    [24, 0, 20],
    [50, 50, 54],
    [46, 92, 50],
    [22, 138, 14],
  ],
  face: piano,
  pad: { x: -29, y: 27, width: 58, height: 92 },
  layout: 'ovals',
  style: rubber(plastic),
  eye: round(0, 14, 8),
};

/** An angular head with a wide eye; its buttons share one gray pad. */
const ford: RemoteBody = {
  ...ordinary,
  corners: [
    [46, -2, 12],
    [64, 36, 14],
    [50, 118, 16],
    [26, 138, 6],
  ],
  pad: { x: -39, y: 36, width: 78, height: 76 },
  layout: 'quarters',
  style: pale(paint),
  eye: slot(8, 60),
  trim: box(-44, 31, 88, 86, 18, plastic.deep, fineIn(plastic.line)),
};

/** A round head on a narrow neck, with a three-cornered eye. */
const chrysler: RemoteBody = {
  ...ordinary,
  corners: [
    [18, -8, 12],
    [40, 20, 20],
    [60, 70, 50],
    [48, 118, 34],
    [24, 138, 8],
  ],
  pad: { x: -37, y: 36, width: 74, height: 84 },
  layout: 'pairs',
  style: sunk(plastic),
  eye: shape('M0-1l17 20q2 5-4 5h-26q-6 0-4-5z', ground),
  trim: disc(0, 78, 50, 'none', fineIn(steel.base)),
};

/** A tombstone: round above, straight flanks, a flat foot. */
const gm: RemoteBody = {
  ...ordinary,
  corners: [
    [54, 0, 46],
    [54, 100, 12],
    [48, 130, 8],
    [26, 138, 4],
  ],
  face: charcoal,
  pad: { x: -37, y: 38, width: 74, height: 82 },
  layout: 'grid',
  style: sunk(charcoal),
  eye: round(0, 18, 10),
};

/** A silver frame with a straight top. */
const hyundai: RemoteBody = {
  ...ordinary,
  corners: [
    [46, 0, 10],
    [50, 90, 40],
    [28, 138, 16],
  ],
  rim: steel,
  edge: 8,
  pad: { x: -29, y: 30, width: 58, height: 88 },
  layout: 'column',
  eye: slot(12, 36),
};

/** Polished, with a silver band across its foot. */
const kia: RemoteBody = {
  ...ordinary,
  corners: [
    [36, 0, 30],
    [54, 60, 50],
    [34, 138, 20],
  ],
  face: piano,
  pad: { x: -28, y: 26, width: 56, height: 82 },
  layout: 'ovals',
  style: rubber(plastic),
  eye: slot(8, 30),
  trim: stroke('M-38 118q38 10 76 0', fineIn(steel.base)),
};

/** A square head with its corner cut for the ring. */
const mazda: RemoteBody = {
  ...ordinary,
  corners: [
    [54, 0, 10],
    [58, 112, 14],
    [30, 138, 8],
  ],
  face: piano,
  pad: { x: -38, y: 34, width: 76, height: 82 },
  layout: 'dots',
  style: rubber(plastic),
  eye: round(-36, 18, 9),
  trim: stroke('M-12 18h54', fineIn(steel.base)),
};

/** A broad head with pointed shoulders; locking is one button in two halves. */
const subaru: RemoteBody = {
  ...ordinary,
  corners: [
    [26, -2, 14],
    [64, 48, 26],
    [46, 110, 30],
    [22, 138, 8],
  ],
  pad: { x: -29, y: 28, width: 58, height: 92 },
  layout: 'lead',
  style: rubber(plastic),
  eye: slot(8, 26),
  trim: disc(0, 58, 40, plastic.deep, fineIn(steel.base)),
};

/** A round head with its buttons in a ring. */
const volkswagen: RemoteBody = {
  ...ordinary,
  corners: [
    [40, 0, 38],
    [60, 60, 58],
    [40, 124, 38],
    [22, 138, 6],
  ],
  pad: { x: -30, y: 30, width: 60, height: 84 },
  layout: 'stack',
  eye: round(0, 15, 8),
  trim: box(-35, 25, 70, 94, 20, 'none', fineIn(steel.base)),
};

/** Broad at the blade and narrow at the eye. */
const mitsubishi: RemoteBody = {
  ...ordinary,
  corners: [
    [30, -4, 22],
    [58, 100, 24],
    [44, 138, 12],
  ],
  face: charcoal,
  pad: { x: -34, y: 34, width: 68, height: 88 },
  layout: 'foot',
  style: sunk(charcoal),
  eye: round(0, 16, 9),
};

/** A diamond with round buttons. */
const bmw: RemoteBody = {
  ...ordinary,
  corners: [
    [20, -8, 14],
    [60, 62, 26],
    [22, 138, 12],
  ],
  face: piano,
  pad: { x: -19, y: 22, width: 38, height: 96 },
  layout: 'discs',
  eye: round(0, 9, 7),
};

/** A black nose on a chrome belly. */
const mercedes: RemoteBody = {
  ...ordinary,
  corners: [
    [30, 0, 22],
    [58, 44, 40],
    [32, 138, 22],
  ],
  rim: steel,
  face: steel,
  edge: 5,
  pad: { x: -24, y: 46, width: 48, height: 80 },
  layout: 'column',
  eye: slot(10, 26),
  trim: shape('M-44 34Q0 50 44 34L30 122q-2 10-12 10h-36q-10 0-12-10z', piano.base),
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
    [44, 0, 34],
    [52, 60, 50],
    [30, 138, 24],
  ],
  pad: { x: -32, y: 28, width: 64, height: 92 },
  layout: 'grid',
  eye: slot(8, 32),
};

/** The head of a key of the `make` option. */
export function keyHeadBodyOf(options: Options): RemoteBody {
  const make = makeOf(options);
  return make ? byMake[make] : unknown;
}

/** What is molded into a head without buttons. */
export function moldedHeadRelief(of: RemoteBody, line: string): string {
  const { x, y, width, height } = of.pad;
  const pen = fineIn(line);
  const right = x + width;
  const reliefs: Partial<Record<RemoteBody['layout'], string>> = {
    ovals: box(x + width * 0.16, y + 4, width * 0.68, height * 0.8, width * 0.34, 'none', pen),
    dots:
      disc(0, y + height * 0.46, width * 0.34, 'none', pen) +
      disc(0, y + height * 0.46, width * 0.22, 'none', pen),
    quarters: stroke(
      d`M${x} ${y + 8}H${right}L${right - 10} ${y + height * 0.9}H${x + 10}zM${x + 14} ${y + height / 2}h${width - 28}`,
      pen,
    ),
    column:
      box(x, y, width, height * 0.8, 4, 'none', pen) +
      stroke(d`M${x + 12} ${y + height * 0.4}h${width - 24}`, pen),
    stack: disc(0, y + height * 0.46, width * 0.44, 'none', pen),
    discs: shape(outlineOf(of, 15), 'none', pen),
    lead: shape(outlineOf(of, 18), 'none', pen),
    foot:
      box(x + 4, y + 4, width - 8, height * 0.56, 12, 'none', pen) +
      disc(0, y + height * 0.8, 8, 'none', pen),
    pairs:
      disc(0, y + height * 0.48, width * 0.46, 'none', pen) +
      stroke(d`M${x + 10} ${y + height * 0.48}h${width - 20}`, pen),
  };
  return (
    reliefs[of.layout] ??
    stroke(d`M${x} ${y + 10}h${width}l-6 ${height * 0.5}q-3 10-14 10h${40 - width}q-11 0-14-10z`, pen)
  );
}
