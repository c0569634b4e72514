import { colourOf, type Drawer, type Family, oneOf } from './options';
import { brass, colours, ground, paint, plastic, screen, signal, steel, type Tone, white } from './palette';
import {
  band,
  block,
  box,
  d,
  disc,
  drum,
  fine,
  fineIn,
  lamp,
  mark,
  move,
  none,
  oval,
  post,
  repeat,
  rings,
  rod,
  shape,
  stroke,
  turn,
} from './shapes';

const blue: Tone = colours.blue ?? steel;

/** A toothed cutting wheel seen from its side. */
function toothedWheel(cx: number, cy: number, radius: number, teeth: number, tone: Tone): string {
  const points = Array.from({ length: teeth }, (_, i) => {
    const from = (i / teeth) * 2 * Math.PI;
    const to = from + (1.6 * Math.PI) / teeth;
    const inner = radius * 0.88;
    return d`${cx + Math.cos(from) * radius} ${cy + Math.sin(from) * radius}L${cx + Math.cos(to) * inner} ${cy + Math.sin(to) * inner}`;
  });
  return (
    shape(`M${points.join('L')}z`, tone.base) +
    disc(cx, cy, radius * 0.68, tone.light, fine) +
    disc(cx, cy, radius * 0.24, tone.shade)
  );
}

/** A key lying in a vise, its blade to the left. */
function clampedKey(x: number, y: number, tone: Tone): string {
  return (
    shape(d`M${x} ${y}l8-6h6l4 4l5-4h6l5 3l5-3h10v14h-42z`, tone.base, fine) +
    disc(x + 56, y, 14, tone.base, fine) +
    disc(x + 60, y, 4, ground, fine)
  );
}

function vise(x: number, y: number, tone: Tone): string {
  return (
    block(x, y, 56, 30, 14, tone, 8) +
    box(x + 8, y - 26, 12, 22, 3, plastic.base) +
    box(x + 2, y - 34, 24, 11, 5, plastic.light) +
    clampedKey(x - 18, y - 2, brass)
  );
}

const keyDuplicator: Drawer = (options) => {
  const tone = colourOf(options, 'blue');
  return (
    block(50, 210, 276, 46, 24, tone, 14) +
    block(206, 84, 122, 112, 24, tone, 14) +
    stroke('M222 104h40M222 114h40M222 124h40', fineIn(tone.line)) +
    disc(300, 168, 12, signal.red) +
    box(276, 108, 34, 24, 3, plastic.base, fine) +
    lamp(293, 120, signal.green) +
    shape('M206 128h-22v26h22z', steel.shade) +
    toothedWheel(168, 140, 32, 24, steel) +
    shape('M106 116h10v34l-5 10l-5-10z', steel.light) +
    box(92, 100, 70, 18, 4, steel.base) +
    vise(72, 186, steel) +
    vise(150, 186, steel) +
    rod('M60 234H22', 9, steel) +
    disc(20, 234, 11, plastic.base) +
    disc(90, 234, 12, plastic.base, fineIn(tone.line)) +
    stroke('M260 228h50M260 238h50', fineIn(tone.line))
  );
};

const codeMachine: Drawer = () =>
  block(60, 208, 256, 46, 28, paint, 16) +
  block(84, 92, 108, 102, 26, paint, 16) +
  disc(138, 142, 40, steel.light) +
  disc(138, 142, 32, white.base, fine) +
  stroke(
    Array.from(
      { length: 12 },
      (_, i) =>
        d`M${138 + Math.sin((i * Math.PI) / 6) * 25} ${142 - Math.cos((i * Math.PI) / 6) * 25}L${138 + Math.sin((i * Math.PI) / 6) * 31} ${142 - Math.cos((i * Math.PI) / 6) * 31}`,
    ).join(''),
    fine,
  ) +
  stroke('M138 142l14-18', band(signal.red, 3)) +
  disc(138, 142, 6, plastic.base, fine) +
  rod('M232 150L326 42', 15, steel) +
  rod('M312 58L336 30', 24, plastic, 'round') +
  block(204, 132, 60, 62, 18, steel, 10) +
  shape('M226 194h16v14l-8 8l-8-8z', steel.light) +
  box(186, 218, 96, 12, 2, steel.base) +
  shape('M176 214h62l6-5h24v10h-92z', brass.base, fine) +
  disc(280, 214, 13, brass.base, fine) +
  box(76, 220, 78, 24, 2, white.base, fine) +
  stroke('M84 228h60M84 236h44', fine) +
  stroke('M176 106v74M180 106v74', fineIn(paint.light));

const laserCutter: Drawer = (options) =>
  box(78, 46, 232, 212, 18, white.base) +
  box(78, 236, 232, 22, 10, paint.base, none) +
  box(98, 116, 120, 112, 6, '#2c3e4c') +
  shape('M101 118h66l-62 92h-4z', '#3f5668', none) +
  box(146, 120, 24, 36, 2, steel.base, fine) +
  shape('M152 156h12v14l-6 10l-6-10z', steel.light, fine) +
  box(112, 198, 92, 22, 2, steel.base, fine) +
  shape('M120 192h40l4-4h6v10h-50z', steel.light, fine) +
  disc(180, 192, 9, plastic.base, fineIn(plastic.line)) +
  box(120, 186, 10, 12, 1, steel.shade, fine) +
  box(188, 186, 10, 12, 1, steel.shade, fine) +
  (oneOf(options, 'operation', 'automatic', 'manual') === 'manual'
    ? rod('M256 160l40-66', 12, steel, 'round') +
      disc(298, 90, 13, plastic.base) +
      disc(256, 160, 14, steel.light)
    : shape('M228 100h56v70h-56z', screen.base) +
      shape('M230 102h28l-28 44z', screen.light, none) +
      stroke('M234 150h14l5-8l5 10l5-10h14', band(screen.line, 2.5)) +
      box(234, 110, 26, 8, 2, screen.line, none)) +
  disc(244, 194, 6, signal.green, fine) +
  disc(268, 194, 6, signal.red, fine) +
  stroke('M234 212h44M234 219h44M234 226h44', fine) +
  box(98, 78, 100, 18, 3, blue.base, fine) +
  box(106, 238, 92, 6, 3, steel.shade, fine);

const tubularCutter: Drawer = () =>
  drum(122, 132, 132, 50, 18, paint) +
  rings(150, 132, 50, 18, 3, 9, paint.line) +
  stroke(
    Array.from({ length: 8 }, (_, i) => d`M${200 + i * 6} ${96}v${i % 4 === 0 ? 22 : 12}`).join(''),
    fine,
  ) +
  box(188, 182, 44, 40, 0, paint.shade) +
  block(110, 220, 190, 34, 24, paint, 14) +
  drum(254, 132, 34, 34, 12, steel) +
  rod('M292 132h26v-74', 12, steel) +
  post(306, 30, 26, 46, 9, plastic) +
  oval(122, 132, 18, 50, paint.base) +
  oval(120, 132, 11, 30, paint.shade, fineIn(paint.line)) +
  drum(66, 132, 52, 17, 7, steel) +
  oval(66, 132, 4, 9, steel.deep, fine) +
  stroke('M112 132h-40M94 118v26', fine) +
  shape('M36 214q0-22 22-22t22 22q0 16-12 20v6h-20v-6q-12-4-12-20z', steel.base) +
  disc(58, 208, 6, ground, fine) +
  post(48, 238, 20, 26, 3, steel) +
  oval(58, 264, 10, 4, steel.shade, fine);

const cutterWheel: Drawer = () =>
  `<g transform="translate(30 14)">${toothedWheel(226, 122, 76, 40, steel)}</g>` +
  disc(256, 136, 30, steel.base, fine) +
  disc(256, 136, 18, ground) +
  box(252, 112, 8, 10, 0, ground) +
  box(253.5, 114, 5, 12, 0, ground, none) +
  drum(78, 208, 84, 18, 7, steel) +
  shape('M162 192l40 6v20l-40 6z', steel.light) +
  stroke('M166 206l34-4M166 196l34 12M170 220l30-14', fine) +
  stroke('M92 196v24', fine) +
  `<g transform="translate(0 0)">${toothedWheel(112, 98, 50, 26, brass)}</g>` +
  disc(112, 98, 11, ground);

const keyGauge: Drawer = () =>
  shape('M54 50h206q10 0 10 10v180q0 10-10 10H54q-10 0-10-10V60q0-10 10-10z', steel.shade) +
  box(45.5, 51.5, 223, 190, 9, steel.base, none) +
  box(54, 56, 206, 5, 2.5, steel.light, none) +
  repeat(6, (i) => {
    const height = 17 - i * 2;
    return (
      shape(d`M270 ${70 + i * 30}h-64v${height}h64`, ground) +
      mark(190, 70 + i * 30 + height * 0.5 + 5, 15, String(i)) +
      stroke(d`M70 ${70 + i * 30 + height * 0.5}h100`, fine)
    );
  }) +
  disc(62, 232, 7, ground, fine) +
  move(
    214,
    0,
    turn(
      90,
      110,
      150,
      shape(
        'M40 140h84l6-10h34q12 0 12 12v20q0 12-12 12h-34l-6-10h-22l-4-5h-8l-4 4h-8l-5-6h-8l-4 4h-9l-12-8z',
        brass.base,
      ),
      disc(158, 152, 6, ground, fine),
      stroke('M46 148h74', fine),
    ),
  );

/** Machines that cut keys and what measures them. */
export const keyMachineIllustrations: Family = {
  'key-duplicator': keyDuplicator,
  'code-machine': codeMachine,
  'laser-cutter': laserCutter,
  'tubular-cutter': tubularCutter,
  'cutter-wheel': cutterWheel,
  'key-gauge': keyGauge,
};
