import { numberPad } from './number-pads';
import { cylinderPlug } from './keyways';
import { colourOf, countOf, type Drawer, type Family, oneOf } from './options';
import {
  board,
  colours,
  glass,
  ink,
  isPale,
  plastic,
  screen,
  signal,
  steel,
  type Tone,
  white,
  wood,
} from './palette';
import {
  band,
  block,
  box,
  d,
  disc,
  fine,
  fineIn,
  lamp,
  mark,
  none,
  oval,
  panel,
  repeat,
  rod,
  screw,
  shape,
  stroke,
} from './shapes';

/** A lens in its barrel. */
function lens(cx: number, cy: number, radius: number): string {
  return (
    disc(cx, cy, radius, plastic.shade) +
    disc(cx, cy, radius * 0.74, '#26455c', fineIn(plastic.line)) +
    disc(cx, cy, radius * 0.46, '#0e1820', none) +
    disc(cx - radius * 0.26, cy - radius * 0.3, radius * 0.17, glass.light, none)
  );
}

const domeCamera: Drawer = () =>
  shape('M78 96q0-44 122-44t122 44v26H78z', white.base) +
  shape('M250 56q72 10 72 40v26h-52q4-40-20-66z', white.shade, none) +
  shape('M66 122h268q8 0 8 8v10q0 8-8 8H66q-8 0-8-8v-10q0-8 8-8z', white.base) +
  box(64, 138, 272, 8, 4, white.shade, none) +
  shape('M92 148h216q-4 104-108 104T92 148z', screen.shade) +
  shape('M104 148h92q-70 30-62 70q-26-28-30-70z', screen.light, none) +
  lens(206, 192, 32) +
  stroke('M150 152q-4 50 24 78M262 152q4 50-24 78', fineIn(screen.line)) +
  repeat(6, (i) => disc(182 + i * 10, 234 - Math.abs(i - 2.5) * 1.5, 2.5, '#7a3b3b', none)) +
  stroke('M104 92q10-20 44-26', band('#ffffff', 5));

const bulletCamera: Drawer = () =>
  shape('M300 122h18v40q0 18-18 18h-44v-22h36q8 0 8-8z', white.shade) +
  shape('M312 84h38q8 0 8 8v92q0 8-8 8h-38z', white.base) +
  box(340, 86, 16, 104, 4, white.shade, none) +
  shape('M78 92l186-36q40 0 40 42v22q0 26-26 32L96 190q-26-4-30-50t12-48z', white.base) +
  shape('M94 180l180-36q26-8 28-32v8q0 24-24 30L98 188q-8-2-4-8z', white.shade, none) +
  shape('M58 84L270 42q34-2 40 30l-12 6q-8-20-30-18L70 100z', white.shade) +
  stroke('M110 104l140-27', band('#ffffff', 6)) +
  `<ellipse cx="86" cy="140" rx="32" ry="50" fill="${plastic.base}"/>` +
  `<ellipse cx="84" cy="140" rx="17" ry="27" fill="#26455c"${fineIn(plastic.line)}/>` +
  `<ellipse cx="83" cy="140" rx="9" ry="15" fill="#0e1820" stroke="none"/>` +
  repeat(8, (i) =>
    disc(84 + Math.sin((i * Math.PI) / 4) * 24, 140 - Math.cos((i * Math.PI) / 4) * 39, 4, '#8a3f3f', fine),
  ) +
  disc(79, 132, 4, glass.light, none) +
  rod('M334 192q4 50-60 56', 9, plastic);

const turretCamera: Drawer = () =>
  shape('M68 70h264q10 0 10 10v22q-4 38-60 46H118q-56-8-60-46V80q0-10 10-10z', white.base) +
  shape('M60 104q6 36 58 44h164q52-8 58-44q-20 22-70 26H130q-50-4-70-26z', white.shade, none) +
  stroke('M80 82h240', fineIn(white.line)) +
  disc(200, 166, 88, white.base) +
  shape('M284 176a86 86 0 0 1-168 0q20 50 84 50t84-50z', white.shade, none) +
  disc(200, 172, 60, plastic.base) +
  lens(200, 160, 34) +
  repeat(2, (i) => disc(172 + i * 56, 208, 9, '#8a3f3f', fineIn(plastic.line))) +
  disc(200, 214, 5, signal.blue, none) +
  stroke('M126 128q10-30 40-42', band('#ffffff', 6));

const ptzCamera: Drawer = () =>
  shape('M262 28h76v40h-76z', white.base) +
  box(264, 54, 66, 13, 0, white.shade, none) +
  box(330, 18, 18, 70, 4, white.shade) +
  shape('M144 52h118v26q0 14-14 14h-90q-14 0-14-14z', white.shade) +
  shape('M118 92h152q14 0 14 14v40H104v-40q0-14 14-14z', white.base) +
  box(106, 122, 176, 22, 0, white.shade, none) +
  shape('M104 146h26v48q0 20-26 20-12-34 0-68z', white.base) +
  shape('M284 146h-26v48q0 20 26 20 12-34 0-68z', white.shade) +
  disc(194, 190, 68, plastic.base) +
  shape('M258 206a66 66 0 0 1-128 0q20 34 64 34t64-34z', plastic.shade, none) +
  lens(194, 188, 42) +
  stroke('M142 158q12-20 32-26', band(plastic.light, 5)) +
  repeat(4, (i) => disc(i % 2 ? 240 : 148, i < 2 ? 166 : 214, 6, '#8a3f3f', fineIn(plastic.line)));

const nvr: Drawer = (options) =>
  block(40, 142, 284, 84, 40, plastic, 54) +
  box(56, 158, 92, 50, 4, plastic.shade, fineIn(plastic.line)) +
  repeat(4, (i) => lamp(70 + i * 20, 176, i === 3 ? signal.amber : signal.green)) +
  stroke('M66 196h72', fineIn(plastic.line)) +
  repeat(countOf(options, 'ports', 4, 16, 8), (i) =>
    box(162 + (i % 8) * 13, i < 8 ? 164 : 186, 10, 14, 1, ink, fineIn(plastic.line)),
  ) +
  box(274, 160, 36, 16, 2, ink, fineIn(plastic.line)) +
  box(274, 186, 36, 16, 2, ink, fineIn(plastic.line)) +
  stroke('M100 112h180M94 122h180M106 102h180', fineIn(plastic.line)) +
  box(56, 226, 30, 8, 2, plastic.deep) +
  box(278, 226, 30, 8, 2, plastic.deep);

const doorContact: Drawer = () => {
  const half = (x: number, y: number, width: number) =>
    block(x, y, width, 168, 22, white, 14) +
    box(x + 10, y + 14, width - 20, 140, 6, white.light, fineIn(white.deep)) +
    screw(x + width / 2, y + 34, 6, white) +
    screw(x + width / 2, y + 134, 6, white);
  return (
    rod('M134 226c0 40-60 30-76 32', 8, white) +
    half(100, 62, 68) +
    half(232, 62, 52) +
    lamp(134, 146, signal.red, 5) +
    stroke('M204 150h18M204 132q10 18 0 36', none) +
    stroke('M206 138h16m-5-4l5 4l-5 4M222 158h-16m5-4l-5 4l5 4', fine)
  );
};

const motionSensor: Drawer = () =>
  shape('M134 34q66-22 132 0q10 4 10 16v176q0 34-76 38q-76-4-76-38V50q0-12 10-16z', white.shade) +
  shape('M136 37q64-21 124 0q8 4 8 14v170q0 32-70 36q-68-4-70-34V51q0-10 8-14z', white.base, none) +
  shape('M140 146q60-14 120 0v50q-4 30-60 34q-56-4-60-34z', '#e9eef2') +
  stroke(
    'M140 164q60-14 120 0M140 182q60-14 120 0M144 202q56-10 112 0M164 142v80M184 140v88M204 139v90M224 140v86M242 142v78',
    fineIn(white.deep),
  ) +
  lamp(200, 84, signal.red, 7) +
  stroke('M146 52q50-16 104 0', band('#ffffff', 5)) +
  stroke('M170 112h60', fineIn(white.deep));

const doorAlarm: Drawer = (options) => {
  const tone = colourOf(options, 'red');
  if (oneOf(options, 'use', 'exit', 'prop') === 'prop')
    return (
      panel(110, 40, 180, 200, 14, tone, 8) +
      repeat(6, (i) => stroke(d`M140 ${70 + i * 10}h120`, fineIn(tone.line))) +
      lamp(150, 158, signal.green, 7) +
      lamp(176, 158, signal.amber, 7) +
      lamp(202, 158, signal.red, 7) +
      disc(240, 196, 24, steel.base) +
      cylinderPlug(240, 196, 17, steel) +
      mark(168, 210, 16, 'PROP', isPale(tone) ? ink : '#ffffff')
    );
  const lettering = isPale(tone) ? ink : '#ffffff';
  return (
    panel(98, 22, 152, 240, 10, tone, 8) +
    box(112, 40, 124, 46, 4, lettering === ink ? '#cf3f38' : '#ffffff', fine) +
    mark(174, 62, 16, 'EMERGENCY', lettering === ink ? '#ffffff' : '#b3322d') +
    mark(174, 79, 13, 'EXIT ONLY', lettering === ink ? '#ffffff' : '#b3322d') +
    repeat(6, (i) => stroke(d`M124 ${106 + i * 9}h100`, fineIn(tone.line))) +
    lamp(134, 182, signal.red, 7) +
    disc(198, 206, 26, steel.base) +
    cylinderPlug(198, 206, 18, steel) +
    mark(142, 234, 12, 'ALARM', lettering) +
    block(284, 110, 34, 92, 12, tone, 8) +
    screw(301, 126, 4, tone) +
    screw(301, 186, 4, tone)
  );
};

const siren: Drawer = () => {
  const amber: Tone = colours.red ?? steel;
  return (
    shape('M84 130h232l-18 118q-2 14-16 14H118q-14 0-16-14z', white.shade) +
    shape('M87 132h226l-16 108q-2 12-14 12H117q-12 0-14-12z', white.base, none) +
    repeat(5, (i) => box(138 + i * 3, 168 + i * 16, 124 - i * 6, 8, 4, plastic.shade, fine)) +
    shape('M128 130v-44q0-52 72-52t72 52v44z', amber.shade) +
    shape('M130 128V86q0-50 70-50 46 0 56 30-6 40-6 62z', amber.base, none) +
    stroke('M154 126V80q2-26 30-30', band(amber.light, 9)) +
    stroke('M180 126V92M200 126V88M220 126V92', fine) +
    box(108, 122, 184, 14, 4, steel.base) +
    stroke('M84 76l-24-12M78 104H52M316 76l24-12M322 104h26', none) +
    stroke('M100 74l-26-14M92 102H62M300 74l26-14M308 102h30', ' stroke-width="3"') +
    screw(104, 150, 5, white) +
    screw(296, 150, 5, white)
  );
};

const alarmPanel: Drawer = () =>
  shape('M272 46l80-20v206l-80 18z', steel.shade) +
  disc(338, 130, 8, plastic.base) +
  box(62, 46, 210, 204, 4, steel.base) +
  box(74, 58, 186, 180, 2, '#8e99a4', fine) +
  box(86, 70, 162, 96, 3, board.base) +
  repeat(
    12,
    (i) => box(90 + i * 13, 150, 12, 14, 1, '#2f7a52', fine) + disc(96 + i * 13, 157, 3, steel.light, none),
  ) +
  box(100, 84, 44, 34, 2, plastic.base, fine) +
  box(158, 82, 30, 24, 2, plastic.base, fine) +
  disc(214, 96, 12, '#2f4a63', fine) +
  stroke('M100 128h60M100 136h40M200 118h36M200 126h36', fineIn(board.light)) +
  box(96, 182, 92, 48, 3, plastic.base) +
  box(96, 182, 92, 14, 3, plastic.light, fine) +
  mark(142, 216, 14, '12V', plastic.line) +
  stroke('M184 186c34-4 30-10 32-22', band(signal.red, 4)) +
  stroke('M110 182v-18', band(ink, 4)) +
  block(206, 190, 40, 34, 8, steel, 5);

const alarmKeypad: Drawer = () =>
  panel(68, 44, 264, 210, 18, white, 8) +
  box(90, 62, 220, 56, 6, '#a9d3c0') +
  box(96, 68, 208, 44, 3, '#bfe3d2', none) +
  stroke('M108 82h96M108 98h60', band('#2c6b48', 5)) +
  stroke('M262 80l8 10l16-18', band('#2c6b48', 4)) +
  numberPad(92, 128, 150, 112, white.light, ink) +
  repeat(3, (i) =>
    box(258, 132 + i * 36, 52, 26, 6, [signal.red, signal.amber, signal.blue][i] ?? signal.red, fine),
  ) +
  lamp(150, 53, signal.green, 3.5) +
  lamp(164, 53, signal.red, 3.5);

const videoIntercom: Drawer = (options) => {
  const made = oneOf(options, 'made', 'kit', 'station', 'module');
  if (made === 'kit') return stationAndMonitor;
  const wide = made === 'station';
  return (
    panel(wide ? 100 : 136, 24, wide ? 200 : 128, 238, wide ? 8 : 24, steel, 6) +
    lens(200, 84, wide ? 34 : 26) +
    repeat(5, (i) => stroke(d`M${wide ? 140 : 164} ${140 + i * 9}h${wide ? 120 : 72}`, fine)) +
    (wide
      ? disc(200, 220, 26, steel.light) + disc(200, 220, 17, signal.blue, fine)
      : box(152, 200, 96, 44, 6, plastic.base) + disc(200, 222, 14, signal.blue, fine))
  );
};

/** A door station with the monitor it comes with. */
const stationAndMonitor =
  panel(40, 26, 104, 236, 12, steel, 6) +
  lens(92, 72, 26) +
  repeat(4, (i) => stroke(d`M66 ${120 + i * 10}h52`, fine)) +
  disc(92, 202, 26, steel.light) +
  disc(92, 202, 17, signal.blue, fine) +
  shape('M92 192q8 2 8 12h3v3h-22v-3h3q0-10 8-12z', '#ffffff', none) +
  panel(172, 52, 188, 184, 12, white, 7) +
  box(186, 66, 160, 108, 4, screen.base) +
  shape('M188 68h74l-74 82z', screen.light, none) +
  disc(266, 112, 20, '#d9a982', fine) +
  shape('M228 172q4-40 38-40t38 40z', '#3f6ea5', fine) +
  repeat(3, (i) =>
    disc(216 + i * 50, 204, 14, [signal.green, white.shade, signal.red][i] ?? signal.green, fine),
  ) +
  shape('M210 200q6-6 12 0l-2 5h-8z', '#ffffff', none) +
  stroke('M260 208v-8h12v8zM310 204h12', fine);

const monitor: Drawer = () => {
  const view = (x: number, y: number, fill: string, extra: string) =>
    box(x, y, 132, 74, 0, fill, fine) + extra;
  return (
    shape('M168 214h64l8 36h-80z', plastic.base) +
    box(124, 248, 152, 14, 6, plastic.light) +
    box(44, 30, 312, 186, 10, plastic.base) +
    view(
      64,
      44,
      '#9fb7c6',
      shape('M64 118l46-40h46l40 40z', '#7c8f9c', none) + box(120, 58, 22, 28, 0, '#5b6b77', fine),
    ) +
    view(
      204,
      44,
      '#b9c8b4',
      shape('M204 96h132v22H204z', '#8a9788', none) +
        box(238, 80, 62, 22, 8, '#c63d36', fine) +
        disc(252, 102, 7, ink, none) +
        disc(286, 102, 7, ink, none),
    ) +
    view(
      64,
      124,
      '#c9bfae',
      box(84, 138, 34, 60, 0, '#7d6a52', fine) +
        disc(160, 156, 9, '#5b4a3a', none) +
        shape('M144 198q2-32 16-32t16 32z', '#2f4a63', none),
    ) +
    view(
      204,
      124,
      '#8fa3b3',
      stroke('M204 198l50-46h32l50 46M254 152v-28M286 152v-28', fine) +
        box(262, 138, 16, 14, 0, '#dfe8ee', fine),
    ) +
    disc(330, 207, 3, signal.green, none)
  );
};

const poeSwitch: Drawer = () =>
  block(34, 154, 296, 70, 38, plastic, 50) +
  repeat(
    8,
    (i) =>
      box(52 + i * 27, 176, 22, 26, 2, steel.base, fine) +
      shape(d`M${55 + i * 27} 198v-12h4v-5h8v5h4v12z`, ink, none) +
      disc(57 + i * 27, 168, 2.5, i % 3 === 2 ? signal.amber : signal.green, none) +
      disc(69 + i * 27, 168, 2.5, signal.green, none),
  ) +
  box(274, 176, 22, 26, 2, signal.blue, fine) +
  box(300, 176, 22, 26, 2, signal.blue, fine) +
  stroke('M110 124h170M104 134h170M116 114h170', fineIn(plastic.line)) +
  rod('M63 200c0 40-30 46-46 52', 8, colours.blue ?? steel) +
  rod('M117 200c0 44-20 50-34 60', 8, colours.yellow ?? steel) +
  box(56, 194, 14, 18, 2, glass.light, fine) +
  box(110, 194, 14, 18, 2, glass.light, fine);

const cableReel: Drawer = () =>
  oval(262, 150, 46, 110, wood.shade) +
  shape('M146 86h112v128H146z', '#2f6cb3') +
  repeat(9, (i) => stroke(d`M${156 + i * 12} 86a22 64 0 0 1 0 128`, fineIn('#183963'))) +
  shape('M146 86h112v14H146z', '#639ad6', none) +
  oval(140, 150, 46, 110, wood.base) +
  oval(136, 150, 38, 92, wood.light, fineIn(wood.deep)) +
  oval(138, 150, 15, 36, wood.shade) +
  oval(136, 150, 8, 19, ink, none) +
  stroke('M138 60v52M138 188v52M104 118l22 16M172 182l-18-16M104 184l22-18', fineIn(wood.deep)) +
  rod('M240 212c50 30 90 10 126 36', 9, colours.blue ?? steel);

const glassBreakSensor: Drawer = () =>
  disc(140, 140, 88, white.shade) +
  disc(138, 137, 82, white.base, none) +
  disc(140, 140, 58, white.light, fineIn(white.deep)) +
  repeat(5, (row) =>
    repeat(5, (i) =>
      Math.hypot(row - 2, i - 2) < 2.6 ? disc(116 + i * 12, 116 + row * 12, 3, ink, none) : '',
    ),
  ) +
  lamp(140, 206, signal.green, 4) +
  shape('M252 42h108v190H252z', glass.base) +
  shape('M254 44h52l-52 88z', glass.light, none) +
  stroke(
    'M310 140l-30-58M310 140l34-68M310 140l46 14M310 140l24 70M310 140l-28 62M310 140l-54-10M296 112l26 4l14 30l-16 22l-24-8l-8-24z',
    fine,
  ) +
  stroke('M236 116q-10 24 0 48', ' stroke-width="3"');

/** Cameras, sensors and alarms. */
export const surveillanceIllustrations: Family = {
  'dome-camera': domeCamera,
  'bullet-camera': bulletCamera,
  'turret-camera': turretCamera,
  'ptz-camera': ptzCamera,
  nvr,
  'door-contact': doorContact,
  'motion-sensor': motionSensor,
  'door-alarm': doorAlarm,
  siren,
  'alarm-panel': alarmPanel,
  'alarm-keypad': alarmKeypad,
  'video-intercom': videoIntercom,
  monitor,
  'poe-switch': poeSwitch,
  'cable-reel': cableReel,
  'glass-break-sensor': glassBreakSensor,
};
