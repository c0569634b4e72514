import { colourOf, type Drawer, type Family, oneOf, sizeOf } from './options';
import { colours, glass, ground, ink, paint, steel, type Tone } from './palette';
import { box, d, disc, fine, fineIn, hole, move, none, repeat, screw, shape, stroke } from './shapes';

const grey: Tone = colours.grey ?? paint;

type Lite = 'none' | 'narrow' | 'half' | 'louver';

function window(x: number, y: number, width: number, height: number, tone: Tone): string {
  return (
    box(x - 5, y - 5, width + 10, height + 10, 2, tone.light, fineIn(tone.line)) +
    box(x, y, width, height, 0, glass.base, fine) +
    shape(
      d`M${x + 1} ${y + 1}h${width * 0.6}L${x + 1} ${y + Math.min(height * 0.7, width * 1.2)}z`,
      glass.light,
      none,
    )
  );
}

/** What is cut into a leaf of the given place and size; the lock stile is on the given side. */
function lite(
  kind: Lite,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: Tone,
  lockOnRight: boolean,
): string {
  const narrowX = lockOnRight ? x + width * 0.66 : x + width * 0.18;
  const kinds = {
    none: '',
    narrow: window(narrowX, y + height * 0.12, width * 0.16, height * 0.3, tone),
    half: window(x + width * 0.18, y + height * 0.1, width * 0.64, height * 0.34, tone),
    louver:
      box(x + width * 0.18, y + height * 0.62, width * 0.64, height * 0.26, 2, tone.deep, fineIn(tone.line)) +
      repeat(6, (i) =>
        box(
          x + width * 0.2,
          y + height * 0.635 + i * height * 0.04,
          width * 0.6,
          height * 0.028,
          0,
          tone.light,
          fineIn(tone.line),
        ),
      ),
  };
  return kinds[kind];
}

const hollowMetalDoor: Drawer = (options) => {
  const tone = colourOf(options, 'grey');
  const kind = oneOf<Lite>(options, 'lite', 'none', 'narrow', 'half', 'louver');
  return (
    shape('M268 26l18-8v240l-18 8z', tone.shade) +
    shape('M134 26l18-8h134l-18 8z', tone.light) +
    box(134, 26, 134, 240, 0, tone.base) +
    shape('M135.500 28h5v236h-5z', tone.light, none) +
    lite(kind, 134, 26, 134, 240, tone, true) +
    {
      bored: disc(250, 154, 9, ground, fine) + box(272, 146, 8, 18, 1, ground, fine),
      mortise:
        disc(250, 140, 5, ground, fine) +
        disc(250, 160, 7, ground, fine) +
        box(272, 122, 8, 62, 1, ground, fine),
      exit: stroke('M140 146h124v20h-124z', ' stroke-width="1.5" stroke-dasharray="6 5"'),
    }[oneOf(options, 'prep', 'bored', 'mortise', 'exit')] +
    stroke('M270 134l13-5v44l-13 5z', fineIn(tone.line)) +
    repeat(3, (i) => box(134, 52 + i * 86, 5, 22, 0, tone.deep, fine))
  );
};

const doorFrame: Drawer = (options) => {
  if (oneOf(options, 'opening', 'single', 'pair') === 'pair')
    return (
      box(56, 60, 26, 204, 0, grey.base) +
      box(318, 60, 26, 204, 0, grey.base) +
      shape('M70 22h260l14 30H56z', grey.base) +
      repeat(
        3,
        (i) =>
          box(76, 84 + i * 66, 7, 24, 0, steel.light, fine) +
          box(317, 84 + i * 66, 7, 24, 0, steel.light, fine),
      ) +
      box(150, 150, 100, 12, 2, steel.base, fine) +
      box(150, 178, 100, 12, 2, steel.base, fine) +
      repeat(2, (i) => screw(182 + i * 36, 110, 8, steel))
    );
  const style = oneOf(options, 'style', 'knocked', 'welded');
  if (style === 'welded') {
    return (
      shape('M112 22h180v244h-24V46H136v220h-24z', grey.base) +
      shape('M112 22l14-10h180l-14 10z', grey.light) +
      shape('M292 22l14-10v244l-14 10z', grey.shade) +
      shape('M136 46h132v220h-9V55H145v211h-9z', grey.shade, fine) +
      stroke('M112 22l24 24M292 22l-24 24', fine) +
      repeat(3, (i) => box(138, 70 + i * 76, 6, 24, 0, steel.light, fine)) +
      box(261, 146, 6, 34, 0, steel.light, fine) +
      box(112, 256, 180, 8, 0, steel.base, fine)
    );
  }
  const upright = (x: number) =>
    box(x, 66, 34, 198, 0, grey.base) +
    box(x + 22, 66, 12, 198, 0, grey.shade, fine) +
    box(x + 2, 68, 5, 194, 0, grey.light, none);
  return (
    upright(84) +
    move(0, 0, upright(282)) +
    repeat(3, (i) => box(109, 92 + i * 64, 7, 24, 0, steel.light, fine)) +
    box(308, 150, 6, 34, 0, steel.light, fine) +
    shape('M104 22h192l14 34H90z', grey.base) +
    shape('M110 42h180l6 14H104z', grey.shade, fine) +
    stroke('M106 28h188', fineIn(grey.light)) +
    shape('M136 92h-12v14h12zM264 92h12v14h-12z', steel.base, fine) +
    repeat(2, (i) => screw(182 + i * 36, 110, 8, steel)) +
    box(150, 150, 100, 12, 2, steel.base, fine) +
    box(150, 178, 100, 12, 2, steel.base, fine) +
    repeat(4, (i) => disc(160 + i * 27, 156, 2.5, ink, none) + disc(160 + i * 27, 184, 2.5, ink, none))
  );
};

const doorPair: Drawer = (options) => {
  const kind = oneOf<Lite>(options, 'lite', 'none', 'narrow', 'half');
  return (
    shape('M76 266V20h248v246h-16V36H92v230z', grey.shade) +
    box(92, 36, 107, 228, 0, grey.base) +
    box(201, 36, 107, 228, 0, grey.base) +
    box(94, 38, 4, 224, 0, grey.light, none) +
    box(203, 38, 4, 224, 0, grey.light, none) +
    lite(kind, 92, 36, 107, 228, grey, true) +
    lite(kind, 201, 36, 107, 228, grey, false) +
    disc(188, 158, 6, steel.light, fine) +
    disc(212, 158, 6, steel.light, fine) +
    box(96, 238, 98, 22, 1, steel.base, fine) +
    box(206, 238, 98, 22, 1, steel.base, fine) +
    repeat(
      3,
      (i) =>
        box(90, 60 + i * 84, 5, 20, 0, steel.light, fine) +
        box(305, 60 + i * 84, 5, 20, 0, steel.light, fine),
    ) +
    {
      edge: box(200, 36, 7, 228, 0, grey.light, fine),
      astragal:
        box(192, 36, 16, 228, 0, grey.shade, fine) + repeat(5, (i) => screw(200, 60 + i * 46, 3, steel)),
      mullion: box(188, 36, 24, 228, 0, steel.base) + box(191, 36, 6, 228, 0, steel.light, none),
    }[oneOf(options, 'meeting', 'edge', 'astragal', 'mullion')] +
    (oneOf(options, 'lock', 'yes', 'rods') === 'rods'
      ? box(180, 40, 8, 220, 0, steel.light, fine) + box(216, 40, 8, 220, 0, steel.light, fine)
      : '')
  );
};

const liteKit: Drawer = (options) => {
  const [w, h] = [sizeOf(options, 'w'), sizeOf(options, 'h')];
  if (w === 0 || h === 0) return liteKitParts;
  const scale = Math.min(230 / h, 250 / w);
  const [width, height] = [w * scale + 28, h * scale];
  const [x, y] = [200 - width / 2, 20];
  return (
    box(x, y, width, height, 4, grey.base) +
    box(x + 14, y + 14, width - 28, height - 28, 2, '#bcd7e6') +
    stroke(
      d`M${x} ${y}l14 14M${x + width} ${y}l-14 14M${x} ${y + height}l14 -14M${x + width} ${y + height}l-14 -14`,
      fine,
    ) +
    repeat(6, (i) =>
      screw(i % 2 ? x + width - 7 : x + 7, y + 24 + Math.floor(i / 2) * ((height - 48) / 2), 4, steel),
    )
  );
};

const liteKitParts =
  shape('M106 30h120v206H106z M126 50v166h80V50z', grey.base) +
  shape('M126 50h80v166h-80z', glass.base, fine) +
  shape('M128 52h54L128 140z', glass.light, none) +
  repeat(6, (i) => screw(i % 2 ? 216 : 116, 46 + Math.floor(i / 2) * 87, 5, steel)) +
  stroke('M106 30l20 20M226 30l-20 20M106 236l20-20M226 236l-20-20', fine) +
  `<path d="M226 62h84v186H190v-12h36z M226 82h64v146h-64z" fill="${grey.shade}" fill-rule="evenodd"/>` +
  stroke('M310 62l-20 20M310 248l-20-20', fine) +
  stroke('M298 74v162', fineIn(grey.light));

const frameAnchor: Drawer = () =>
  shape('M92 74h58v16l-16 8v82l16 8v16H92q-12 0-12-12V86q0-12 12-12z', steel.base) +
  shape('M80 186v6q0 12 12 12h58v-16l-8-4z', steel.shade, fine) +
  shape('M134 98l40-14v110l-40-14z', steel.shade) +
  shape('M174 84h164q8 0 8 8v10l-40 4v16l40 6v22l-40 6v16l40 4v10q0 8-8 8H174z', steel.base) +
  shape('M176 86h160q6 0 7 6H176z', steel.light, none) +
  repeat(3, (i) => hole(206 + i * 38, 118, 6, steel) + hole(206 + i * 38, 160, 6, steel)) +
  hole(108, 100, 6, steel) +
  hole(108, 176, 6, steel) +
  stroke('M174 138h130', fine);

/** Hollow metal doors and their frames. */
export const doorIllustrations: Family = {
  'hollow-metal-door': hollowMetalDoor,
  'door-frame': doorFrame,
  'door-pair': doorPair,
  'lite-kit': liteKit,
  'frame-anchor': frameAnchor,
};
