import { cylinderPlug, houseKey, type Keyway, keywayOf } from './keyways';
import { countOf, type Drawer, type Family, finishOf, oneOf } from './options';
import { brass, bronze, ink, steel, type Tone } from './palette';
import {
  box,
  d,
  disc,
  drum,
  fine,
  fineIn,
  hole,
  move,
  none,
  oval,
  panel,
  repeat,
  rings,
  rose,
  screw,
  shape,
  stroke,
} from './shapes';

/** The round face of a cylinder seen from the left: rim, plug and the slot of its key. */
function turnedFace(
  x: number,
  cy: number,
  radius: number,
  squash: number,
  tone: Tone,
  key: Keyway = 'plain',
): string {
  return (
    oval(x, cy, squash, radius, tone.base) +
    `<g transform="translate(${x - 1} ${cy}) scale(${(squash / radius).toFixed(2)} 1)">${cylinderPlug(0, 0, radius * 0.6, tone, key)}</g>`
  );
}

function flange(
  x: number,
  cy: number,
  radius: number,
  squash: number,
  depth: number,
  tone: Tone,
  key: Keyway = 'plain',
): string {
  return (
    shape(d`M${x} ${cy - radius}h${depth}a${squash} ${radius} 0 0 1 0 ${radius * 2}h${-depth}z`, tone.shade) +
    turnedFace(x, cy, radius, squash, tone, key)
  );
}

/** Cams that turn with a mortise cylinder, about a point at its back. */
const cams = {
  straight: shape(
    'M284 128h20q12 0 12 14v10q0 12-12 58q-4 8-12 8t-12-8q-8-46-8-58v-10q0-14 12-14z',
    brass.base,
  ),
  cloverleaf: shape(
    'M280 126q-4-26 12-26t12 26q26-4 26 16t-26 16l-4 22q-8 10-16 0l-4-22q-22 2-22-16t22-16z',
    brass.base,
  ),
  hook: shape(
    'M276 128h20q12 0 12 14v10q0 10 12 14l18 8q10 6 4 16l-8 12q-6 8-16 2l-32-22q-10-8-10-22z',
    brass.base,
  ),
};

const mortiseCylinder: Drawer = (options) => {
  const tone = finishOf(options);
  const key = keywayOf(options);
  const cam = cams[oneOf(options, 'cam', 'hook', 'straight', 'cloverleaf')];
  const longer = oneOf(options, 'length', 'standard', 'long') === 'long' ? 22 : 0;
  return (
    move(
      longer,
      0,
      shape('M270 88a26 62 0 0 1 0 124z', tone.shade) +
        cam +
        disc(290, 140, 4, steel.light, fine) +
        disc(290, 156, 4, steel.light, fine),
    ) +
    drum(130, 150, 140 + longer, 62, 26, tone) +
    rings(156, 150, 62, 26, longer ? 13 : 11, 11, tone.line) +
    (key === 'medeco' ? box(150, 206, 90, 6, 2, brass.base, fine) : '') +
    flange(112, 150, 80, 34, 18, tone, key) +
    houseKey(40, 90, key, 100)
  );
};

const rimCylinder: Drawer = (options) => {
  const tone = finishOf(options);
  const key = keywayOf(options);
  return (
    drum(118, 140, 84, 54, 22, tone) +
    stroke('M150 90h50', fineIn(tone.line)) +
    shape('M202 136h126v9H202z', steel.base) +
    repeat(8, (i) => stroke(d`M${226 + i * 13} 136v9`, fine)) +
    flange(98, 140, 74, 30, 18, tone, key) +
    panel(236, 186, 98, 40, 4, steel, 4) +
    disc(285, 206, 10, '#eef1f4', fine) +
    hole(252, 206, 5, steel) +
    hole(318, 206, 5, steel) +
    repeat(
      2,
      (i) =>
        box(104, 236 + i * 18, 78, 7, 2, steel.base, fine) +
        box(94, 233 + i * 18, 12, 13, 3, steel.light, fine),
    ) +
    houseKey(346, 28, key, 100)
  );
};

const tails = {
  flat: box(296, 154, 72, 4, 0, steel.light, none) + stroke('M312 152v16M328 152v16M344 152v16', fine),
  half: shape('M294 152h76q8 0 8 8H294z', steel.light),
  lever: shape('M294 146h30v28h-30z', steel.shade) + stroke('M324 152v16M340 152v16M356 152v16', fine),
};

const kikCylinder: Drawer = (options) => {
  const tone = finishOf(options);
  const key = keywayOf(options);
  return (
    shape('M122 62h122v50H122z', tone.base) +
    box(124, 64, 118, 11, 0, tone.light, none) +
    repeat(countOf(options, 'pins', 4, 7, 5), (i) => disc(136 + i * 19, 62, 5, brass.base, fine)) +
    drum(88, 160, 186, 60, 25, tone) +
    box(226, 210, 30, 14, 3, tone.deep, fine) +
    shape('M270 138h24v44h-24z', steel.shade) +
    shape('M294 152h76v16h-76z', steel.base) +
    tails[oneOf(options, 'tail', 'flat', 'half', 'lever')] +
    turnedFace(88, 160, 60, 25, tone, key) +
    houseKey(36, 34, key, 100)
  );
};

const sficCore: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    drum(126, 84, 150, 44, 18, tone) +
    repeat(7, (i) => disc(160 + i * 17, 44, 4.5, brass.base, fine)) +
    drum(126, 172, 158, 68, 28, tone) +
    box(206, 168, 32, 30, 2, tone.deep, fine) +
    '<g transform="translate(126 0) scale(.42 1) translate(-164 0)">' +
    shape('M164 40a44 44 0 0 1 34 72a68 68 0 1 1-68 0a44 44 0 0 1 34-72z', tone.base) +
    disc(164, 172, 46, tone.light, fineIn(tone.line)) +
    cylinderPlug(164, 172, 44, tone, keywayOf(options)) +
    disc(164, 82, 6, tone.shade, fineIn(tone.line)) +
    '</g>'
  );
};

const lficCore: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    drum(126, 176, 150, 62, 26, tone) +
    shape('M126 66h142q14 0 14 14v50H140z', tone.base) +
    box(132, 69, 140, 9, 3, tone.light, none) +
    repeat(6, (i) => disc(166 + i * 18, 66, 5, brass.base, fine)) +
    stroke('M160 118h116', fineIn(tone.line)) +
    shape('M284 148h40v18h-40z', steel.base) +
    shape('M284 186h40v18h-40z', steel.base) +
    box(196, 218, 34, 20, 3, tone.deep, fine) +
    shape(
      'M126 66c-10 0-14 6-14 14v44q-12 20-12 52c0 34 12 62 26 62s26-28 26-62q0-32-12-52V80q0-14-14-14z',
      tone.base,
    ) +
    `<g transform="translate(125 176) scale(.42 1)">${cylinderPlug(0, 0, 40, tone, keywayOf(options))}</g>` +
    houseKey(52, 70, keywayOf(options), 110)
  );
};

/** What shows from the front: the face with its key, and from the back: the cam or tailpiece that turns. */
const faceOn =
  (back: 'cam' | 'tail' | 'profile' | 'core'): Drawer =>
  (options) => {
    const tone = finishOf(options);
    const key = keywayOf(options);
    const outline = {
      cam: (cx: number) => rose(cx, 150, 70, tone),
      tail: (cx: number) => rose(cx, 150, 66, tone),
      profile: (cx: number) =>
        shape(d`M${cx - 26} 168a46 46 0 1 1 52 0v66q0 20-26 20t-26-20z`, tone.base) +
        disc(cx, 128, 34, tone.light, fineIn(tone.line)),
      core: (cx: number) => shape(d`M${cx - 34} 116a46 46 0 1 1 68 0a62 62 0 1 1-68 0z`, tone.base),
    }[back];
    const cy = { cam: 150, tail: 150, profile: 128, core: 160 }[back];
    const cam = cams[oneOf(options, 'cam', 'hook', 'straight', 'cloverleaf')];
    const behind = {
      cam: move(-16, 8, cam + disc(290, 140, 4, steel.light, fine) + disc(290, 156, 4, steel.light, fine)),
      tail: box(267, 90, 14, 120, 3, steel.base) + screw(250, 150, 5, steel) + screw(298, 150, 5, steel),
      profile:
        oneOf(options, 'knob', 'no', 'yes') === 'yes'
          ? box(254, 96, 40, 64, 18, tone.shade) + box(262, 102, 24, 52, 12, tone.light, none)
          : cylinderPlug(274, 128, 26, tone, key),
      core:
        box(252, 150, 12, 26, 2, ink, none) +
        box(284, 150, 12, 26, 2, ink, none) +
        disc(274, 78, 8, tone.deep, fine),
    }[back];
    return (
      outline(126) + cylinderPlug(126, cy, 40, tone, key) + outline(274) + behind + houseKey(36, 60, key, 110)
    );
  };

/** The pear-shaped profile of a euro cylinder running back from its face. */
function euroBody(tone: Tone): string {
  const face = 'M92 92c18 0 30 18 30 42q0 18-8 30v54q0 16-20 16t-20-16v-54q-10-12-10-30c0-24 12-42 28-42z';
  return (
    shape('M92 92h222c18 0 28 18 28 42q0 18-8 30v54q0 16-18 16H94z', tone.base) +
    shape('M120 102h218q-6-9-20-10H104q10 2 16 10z', tone.light, none) +
    shape('M114 166h220v52q0 14-17 14.500H100q14-2 14-16z', tone.shade, none) +
    stroke('M120 164h214', fineIn(tone.line)) +
    repeat(
      5,
      (i) => disc(136 + i * 13, 226, 3.5, tone.deep, none) + disc(258 + i * 13, 226, 3.5, tone.deep, none),
    ) +
    box(198, 88, 34, 78, 2, steel.deep) +
    shape('M204 92h22v84l14 62q0 8-8 8h-8l-20-70z', brass.base) +
    box(198, 172, 34, 64, 0, '#eef1f4', none) +
    stroke('M198 234v-62M232 234v-62M198 172h34', ' stroke-width="3"') +
    shape('M206 168h18l16 68q0 8-8 8h-8z', brass.base) +
    shape(face, tone.base) +
    oval(92, 134, 18, 29, tone.light, fineIn(tone.line)) +
    box(88, 116, 8, 36, 2, ink, none) +
    box(88, 131, 13, 7, 0, ink, none)
  );
}

const euroCylinder: Drawer = (options) => {
  const tone = finishOf(options);
  const knob =
    oneOf(options, 'knob', 'no', 'yes') === 'yes'
      ? shape('M330 122h18v24h-18z', tone.shade) +
        shape('M346 100h20q14 0 14 34t-14 34h-20q-8-34 0-68z', tone.base) +
        box(352, 108, 18, 7, 3, tone.light, none) +
        stroke('M350 126h28M350 142h28', fineIn(tone.line))
      : '';
  return `<g transform="translate(${knob ? -22 : 0} -14)">${euroBody(tone)}${knob}</g>`;
};

const thumbturnCylinder: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    drum(142, 150, 132, 58, 24, tone) +
    rings(166, 150, 58, 24, 10, 11, tone.line) +
    shape(
      'M276 126h18q12 0 12 14v12q0 10 10 14l16 8q10 6 4 16l-8 10q-6 8-16 2l-28-22q-8-8-8-20z',
      brass.base,
    ) +
    stroke('M292 170l28 18', fine) +
    shape('M124 74h16a32 76 0 0 1 0 152h-16z', tone.shade) +
    oval(124, 150, 32, 76, tone.base) +
    shape('M66 140q-18-30 12-34q24-2 28 26v36q-4 28-28 26q-30-4-12-34z', tone.shade) +
    shape(
      'M72 138q-14-26 8-28q12 0 16 12q-2 20-8 28t8 28q-4 12-16 12q-22-2-8-28q4-12 0-24z',
      tone.light,
      none,
    ) +
    box(104, 136, 22, 28, 3, tone.base)
  );
};

const cylinderCollar: Drawer = (options) => {
  const tone = finishOf(options);
  const ring = (cx: number, cy: number, r: number, inner: number, depth: number) =>
    shape(d`M${cx - r} ${cy}v${depth}a${r} ${r * 0.62} 0 0 0 ${r * 2} 0v${-depth}z`, tone.shade) +
    oval(cx, cy, r, r * 0.62, tone.base) +
    oval(cx, cy, r * 0.88, r * 0.52, tone.light, fineIn(tone.line)) +
    oval(cx, cy, inner, inner * 0.62, '#eef1f4') +
    shape(
      d`M${cx - inner} ${cy}a${inner} ${inner * 0.62} 0 0 1 ${inner * 2} 0a${inner} ${inner * 0.5} 0 0 0 ${-inner * 2} 0z`,
      tone.deep,
      fine,
    );
  return ring(256, 100, 78, 52, 16) + ring(146, 170, 92, 62, 40);
};

const tailpiece: Drawer = () => {
  const blade = (x: number, notches: number, tone: Tone, head: string) =>
    box(x - 7, 92, 14, 158, 3, tone.shade) +
    box(x - 5, 94, 7, 152, 2, tone.light, none) +
    repeat(notches, (i) => stroke(d`M${x - 7} ${140 + i * 15}h14`, fine)) +
    head;
  return (
    blade(
      104,
      7,
      steel,
      disc(104, 66, 34, steel.base) +
        disc(104, 66, 25, steel.light, fine) +
        hole(90, 66, 5, steel) +
        hole(118, 66, 5, steel),
    ) +
    blade(
      200,
      0,
      bronze,
      box(170, 48, 60, 46, 6, bronze.base) +
        box(174, 52, 52, 6, 3, bronze.light, none) +
        hole(200, 72, 9, bronze),
    ) +
    blade(
      296,
      0,
      brass,
      disc(296, 68, 34, brass.base) + shape('M280 52h32v14h-10v22h-12V66h-10z', '#eef1f4', fine),
    ) +
    stroke('M296 120v110', fine)
  );
};

/** Cylinders, interchangeable cores and their parts. */
export const cylinderIllustrations: Family = {
  'mortise-cylinder': mortiseCylinder,
  'rim-cylinder': rimCylinder,
  'kik-cylinder': kikCylinder,
  'sfic-core': sficCore,
  'lfic-core': lficCore,
  'euro-cylinder': euroCylinder,
  'thumbturn-cylinder': thumbturnCylinder,
  'cylinder-collar': cylinderCollar,
  tailpiece,
  'mortise-cylinder:face': faceOn('cam'),
  'rim-cylinder:face': faceOn('tail'),
  'kik-cylinder:face': faceOn('tail'),
  'sfic-core:face': faceOn('core'),
  'lfic-core:face': faceOn('core'),
  'euro-cylinder:face': faceOn('profile'),
};
