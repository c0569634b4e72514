import { numberPad } from './number-pads';
import { colourOf, countOf, type Drawer, type Family, oneOf, sizeOf } from './options';
import { brass, colours, ink, paint, plastic, signal, steel, type Tone } from './palette';
import {
  band,
  block,
  box,
  d,
  disc,
  fine,
  fineIn,
  keyhole,
  lamp,
  move,
  none,
  oval,
  panel,
  repeat,
  rod,
  screw,
  shape,
  stroke,
} from './shapes';

type SafeLock = 'keypad' | 'dial' | 'key';

/** A combination dial with its index ring. */
function dial(cx: number, cy: number, radius: number): string {
  const ticks = Array.from({ length: 20 }, (_, i) => {
    const angle = (i * Math.PI) / 10;
    const from = radius * (i % 5 === 0 ? 0.62 : 0.72);
    return d`M${cx + Math.sin(angle) * from} ${cy - Math.cos(angle) * from}L${cx + Math.sin(angle) * radius * 0.82} ${cy - Math.cos(angle) * radius * 0.82}`;
  });
  return (
    disc(cx, cy, radius, steel.base) +
    disc(cx, cy, radius * 0.88, plastic.shade, fine) +
    stroke(ticks.join(''), fineIn('#ffffff')) +
    disc(cx, cy, radius * 0.46, steel.shade, fine) +
    disc(cx - radius * 0.05, cy - radius * 0.05, radius * 0.36, steel.light, none) +
    shape(
      d`M${cx - radius * 0.1} ${cy - radius * 1.02}h${radius * 0.2}l${-radius * 0.1} ${radius * 0.16}z`,
      signal.red,
      none,
    )
  );
}

function keypadLock(cx: number, cy: number, size: number): string {
  return (
    disc(cx, cy, size * 1.12, steel.shade) +
    box(cx - size * 0.72, cy - size * 0.78, size * 1.44, size * 1.56, size * 0.2, plastic.base, fine) +
    numberPad(cx - size * 0.58, cy - size * 0.5, size * 1.16, size * 1.22, plastic.light, '#ffffff') +
    lamp(cx, cy - size * 0.63, signal.green, size * 0.08)
  );
}

function keyLock(cx: number, cy: number, size: number): string {
  return (
    disc(cx, cy, size * 0.85, steel.base) +
    disc(cx, cy, size * 0.6, steel.light, fine) +
    keyhole(cx, cy - size * 0.02, size * 0.62) +
    shape(
      d`M${cx + size * 0.2} ${cy - size * 1.05}q${size} ${size * 0.2} ${size * 0.6} ${size * 1.2}l${-size * 0.2} ${-size * 0.05}z`,
      steel.shade,
      fine,
    )
  );
}

function fingerLock(cx: number, cy: number, size: number): string {
  return (
    box(cx - size, cy - size, size * 2, size * 2, 10, plastic.shade) +
    stroke(
      [0.3, 0.5, 0.7]
        .map(
          (part) =>
            d`M${cx - size * part} ${cy + size * 0.5}v${-size * 0.5}a${size * part} ${size * part} 0 0 1 ${size * part * 2} 0v${size * 0.5}`,
        )
        .join(''),
      fineIn('#9fd3f2'),
    ) +
    lamp(cx, cy - size * 0.85, signal.green, 3)
  );
}

function lockFace(kind: SafeLock, cx: number, cy: number, size: number): string {
  const faces = { keypad: keypadLock, dial, key: keyLock };
  return faces[kind](cx, cy, size);
}

function leverHandle(cx: number, cy: number, length: number): string {
  return (
    disc(cx, cy, 17, steel.shade) +
    rod(d`M${cx} ${cy}l${length} ${length * 0.18}`, 15, steel, 'round') +
    disc(cx, cy, 9, steel.light, fine)
  );
}

function spokes(cx: number, cy: number, radius: number): string {
  const ends = [0, 1, 2].map((i) => {
    const angle = (i * 2 * Math.PI) / 3;
    return { x: cx + Math.sin(angle) * radius, y: cy - Math.cos(angle) * radius };
  });
  return (
    ends
      .map((end) => rod(d`M${cx} ${cy}L${end.x} ${end.y}`, 10, steel) + disc(end.x, end.y, 7, steel.light))
      .join('') +
    disc(cx, cy, 13, steel.base) +
    disc(cx, cy, 6, steel.light, fine)
  );
}

/** A safe's body with its door, hinges on the left. */
function safeBody(x: number, y: number, width: number, height: number, tone: Tone): string {
  return (
    block(x, y, width, height, 26, tone, 16) +
    box(x + 12, y + 12, width - 24, height - 24, 4, tone.light, fineIn(tone.line)) +
    box(x + 18, y + 18, width - 36, height - 36, 3, tone.base) +
    stroke(d`M${x + 23} ${y + height - 24}V${y + 23}h${width - 46}`, fineIn(tone.light)) +
    box(x + 5, y + height * 0.18, 12, height * 0.14, 3, steel.shade) +
    box(x + 5, y + height * 0.68, 12, height * 0.14, 3, steel.shade) +
    box(x + 14, y + height, 26, 9, 2, plastic.base) +
    box(x + width - 40, y + height, 26, 9, 2, plastic.base)
  );
}

const safe: Drawer = (options) => {
  const tone = colourOf(options, 'grey');
  const kind = oneOf<SafeLock>(options, 'lock', 'keypad', 'dial', 'key');
  const [w, h] = [sizeOf(options, 'w'), sizeOf(options, 'h')];
  const finger = oneOf(options, 'lock', 'keypad', 'finger') === 'finger';
  if (w > 0 && h > 0) {
    const scale = Math.min(236 / w, 212 / h);
    const [width, height] = [w * scale, h * scale];
    const [x, y] = [192 - width / 2, 256 - height];
    return (
      safeBody(x, y, width, height, tone) +
      (finger
        ? fingerLock(x + width * 0.6, y + height * 0.4, 30)
        : lockFace(kind, x + width * 0.6, y + height * 0.36, Math.min(38, height * 0.18))) +
      leverHandle(x + width * 0.3, y + height * 0.66, Math.min(50, width * 0.22)) +
      repeat(Math.min(12, countOf(options, 'bolts', 1, 20, 0)), (i) =>
        box(
          x + width - 16,
          y + 26 + i * ((height - 52) / Math.max(1, countOf(options, 'bolts', 1, 20, 1))),
          10,
          7,
          2,
          steel.light,
          fine,
        ),
      )
    );
  }
  const sizes = {
    small: () => safeBody(72, 74, 228, 180, tone) + lockFace(kind, 222, 136, 38) + leverHandle(150, 168, 44),
    medium: () => safeBody(94, 42, 190, 214, tone) + lockFace(kind, 202, 108, 40) + leverHandle(152, 196, 56),
    tall: () => safeBody(116, 24, 150, 234, tone) + lockFace(kind, 194, 86, 36) + leverHandle(160, 168, 50),
  };
  return sizes[oneOf(options, 'size', 'medium', 'small', 'tall')]();
};

const depositorySafe: Drawer = (options) => {
  const tone = colours.beige ?? paint;
  return (
    safeBody(104, 104, 172, 154, tone) +
    block(104, 34, 172, 70, 26, tone, 16) +
    shape('M124 48h132v38q0 8-8 8H132q-8 0-8-8z', tone.shade) +
    box(130, 54, 120, 12, 3, ink) +
    shape('M130 66h120l-12 26H142z', tone.light, fine) +
    box(176, 74, 28, 8, 4, steel.base, fine) +
    lockFace(oneOf(options, 'lock', 'keypad', 'dial'), 212, 166, 31) +
    leverHandle(148, 208, 42) +
    stroke('M132 226h60', fineIn(tone.line))
  );
};

const gunSafe: Drawer = (options) => {
  const tone = colourOf(options, 'black');
  const [w, h] = [sizeOf(options, 'w') || 28, sizeOf(options, 'h') || 42];
  const width = Math.max(90, Math.min(190, (232 * w) / h));
  const x = 192 - width / 2;
  return (
    block(x, 26, width, 232, 28, tone, 14) +
    box(x + 10, 36, width - 20, 212, 3, tone.base, fineIn(tone.line)) +
    box(x + 16, 44, width - 32, 196, 10, 'none', fineIn('#c9a75a')) +
    lockFace(oneOf(options, 'lock', 'keypad', 'dial'), x + width / 2, 100, Math.min(30, width * 0.22)) +
    spokes(x + width / 2, 182, Math.min(33, width * 0.24)) +
    box(x + 2, 62, 10, 26, 3, steel.base) +
    box(x + 2, 196, 10, 26, 3, steel.base) +
    repeat(countOf(options, 'bolts', 1, 12, 0), (i) =>
      box(x + width - 14, 50 + i * (186 / countOf(options, 'bolts', 1, 12, 1)), 10, 9, 2, steel.light, fine),
    )
  );
};

const floorSafe: Drawer = () =>
  shape('M16 176L118 52h166l100 124z', '#d2d8dd') +
  stroke('M66 116h268M200 52v124M40 148h320M150 52l-30 124M250 52l32 124', fineIn('#b6c0c9')) +
  shape('M16 176h368v14H16z', '#aeb8c1') +
  shape('M112 190h176v60q0 16-16 16H128q-16 0-16-16z', steel.shade) +
  stroke('M126 210h148M126 230h148', fine) +
  oval(200, 126, 104, 48, steel.shade) +
  oval(200, 121, 96, 43, paint.base) +
  oval(200, 118, 74, 32, paint.light, fine) +
  `<g transform="translate(200 114) scale(1 0.56)">${dial(0, 0, 36)}</g>` +
  rod('M132 118q-2-22 30-26', 9, steel, 'round') +
  rod('M268 118q2-22-30-26', 9, steel, 'round');

const wallSafe: Drawer = (options) => {
  const kind = oneOf<SafeLock>(options, 'lock', 'keypad', 'key');
  return (
    box(30, 18, 340, 246, 0, '#e3ddd2', fine) +
    stroke(
      'M30 66h340M30 114h340M30 162h340M30 210h340M90 18v48M210 18v48M330 18v48M150 66v48M270 66v48M90 114v48M330 114v48M150 210v54M270 210v54M60 162v48M340 162v48',
      fineIn('#c9c0b1'),
    ) +
    panel(84, 60, 232, 166, 4, paint, 5) +
    screw(98, 74, 5, paint) +
    screw(302, 74, 5, paint) +
    screw(98, 212, 5, paint) +
    screw(302, 212, 5, paint) +
    box(110, 84, 180, 118, 4, paint.light) +
    box(116, 90, 168, 106, 3, paint.base, fine) +
    lockFace(kind, 234, 142, kind === 'keypad' ? 36 : 32) +
    leverHandle(156, 142, 34) +
    box(104, 100, 9, 24, 3, steel.shade) +
    box(104, 162, 9, 24, 3, steel.shade)
  );
};

const safeLock: Drawer = (options) => {
  const finger = oneOf(options, 'reader', 'none', 'finger') === 'finger';
  const body =
    block(206, 158, 118, 78, 24, steel, 16) +
    repeat(4, (i) => screw(218 + (i % 2) * 94, i < 2 ? 170 : 224, 5, steel)) +
    (finger
      ? shape('M322 176h10a30 30 0 0 1 24 40h-34z', brass.base)
      : box(322, 176, 34, 40, 3, brass.base)) +
    box(326, 180, 20, 8, 2, brass.light, none) +
    stroke('M240 182h52v32h-52z', fine);
  const styles = {
    dial: dial(138, 118, 84) + body + disc(264, 198, 9, steel.deep, fine),
    keypad:
      disc(138, 130, 100, steel.shade) +
      disc(137, 128, 94, steel.base, none) +
      box(84, 68, 108, 126, 12, plastic.base) +
      (finger ? fingerLock(138, 138, 42) : numberPad(92, 88, 92, 98, plastic.light, '#ffffff')) +
      lamp(126, 79, signal.green) +
      lamp(150, 79, signal.red) +
      body +
      stroke('M222 236c-20 20-60 24-84 10', band(ink, 5)),
    key:
      disc(138, 108, 70, steel.shade) +
      disc(137, 106, 64, steel.base, none) +
      keyhole(138, 104, 60) +
      body +
      keyhole(264, 194, 18) +
      move(
        40,
        226,
        disc(18, 14, 18, 'none', band(ink, 10)) +
          disc(18, 14, 18, 'none', band(brass.base, 5)) +
          box(36, 9, 96, 10, 3, brass.base) +
          shape('M104 19h24v18h-8v-8h-6v8h-10z', brass.base),
      ),
  };
  return styles[oneOf(options, 'style', 'dial', 'keypad', 'key')];
};

const cashBox: Drawer = (options) => {
  const tone = colourOf(options, 'grey');
  return (
    shape('M76 138l36-62h248l-36 62z', tone.light) +
    shape('M324 138l36-62v104l-36 74z', tone.shade) +
    box(76, 138, 248, 116, 4, tone.base) +
    stroke('M76 168h248l36-66', fineIn(tone.line)) +
    shape('M104 128l24-42h206l-24 42z', 'none', fineIn(tone.line)) +
    rod('M168 108v-22q0-12 12-12h82q12 0 12 12v22', 12, steel) +
    box(160, 102, 20, 12, 3, steel.shade) +
    box(264, 102, 20, 12, 3, steel.shade) +
    box(174, 146, 52, 52, 4, steel.base, fine) +
    disc(200, 172, 18, steel.light, fine) +
    keyhole(200, 170, 18) +
    stroke('M88 240h224', fineIn(tone.light))
  );
};

/** Safes, their locks and cash boxes. */
export const safeIllustrations: Family = {
  safe,
  'depository-safe': depositorySafe,
  'gun-safe': gunSafe,
  'floor-safe': floorSafe,
  'wall-safe': wallSafe,
  'safe-lock': safeLock,
  'cash-box': cashBox,
};
