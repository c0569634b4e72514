import { type Drawer, type Family, finishOf, oneOf } from './options';
import { door, glass, ground, ink, plastic, steel, type Tone } from './palette';
import {
  band,
  box,
  d,
  disc,
  dome,
  drum,
  fine,
  fineIn,
  hole,
  none,
  oval,
  panel,
  post,
  repeat,
  rings,
  rod,
  rose,
  screw,
  shape,
  stroke,
  tube,
} from './shapes';

function leafPlate(x: number, width: number, tone: Tone, holesLeft: boolean): string {
  const near = holesLeft ? x + width * 0.32 : x + width * 0.68;
  const far = holesLeft ? x + width * 0.62 : x + width * 0.38;
  return (
    panel(x, 36, width, 222, 5, tone, 5) + repeat(4, (i) => hole(i % 2 ? near : far, 62 + i * 56, 8, tone))
  );
}

const hinge: Drawer = (options) => {
  const tone = finishOf(options, '652');
  const style = oneOf(options, 'style', 'butt', 'spring', 'continuous', 'pivot');
  const styles = {
    butt:
      leafPlate(94, 96, tone, true) +
      leafPlate(210, 96, tone, false) +
      repeat(5, (i) => post(186, 36 + i * 44.4, 28, 44.4, 2, tone)) +
      dome(200, 30, 9, tone) +
      dome(200, 264, 9, tone),
    spring:
      leafPlate(80, 92, tone, true) +
      leafPlate(228, 92, tone, false) +
      post(172, 24, 56, 244, 14, tone) +
      stroke('M172 62h56M172 70h56M172 222h56M172 230h56', fineIn(tone.line)) +
      stroke(
        Array.from({ length: 11 }, (_, i) => d`M178 ${92 + i * 11.5}l44-9`).join(''),
        fineIn(tone.line),
      ) +
      repeat(4, (i) => disc(184 + i * 11, 46, 3, tone.deep, none)),
    continuous:
      panel(132, 14, 58, 254, 2, tone, 3) +
      panel(214, 14, 58, 254, 2, tone, 3) +
      repeat(
        6,
        (i) =>
          hole(i % 2 ? 150 : 168, 34 + i * 43, 5.5, tone) + hole(i % 2 ? 254 : 236, 34 + i * 43, 5.5, tone),
      ) +
      post(186, 14, 32, 254, 3, tone) +
      repeat(13, (i) => stroke(d`M187 ${33 + i * 18.5}h30`, fineIn(tone.line))),
    pivot:
      panel(84, 40, 150, 46, 5, tone, 5) +
      hole(106, 62, 7, tone) +
      hole(148, 62, 7, tone) +
      post(192, 86, 28, 34, 2, tone) +
      disc(206, 62, 18, tone.light, fineIn(tone.line)) +
      panel(84, 176, 190, 40, 5, tone, 5) +
      hole(106, 196, 7, tone) +
      hole(148, 196, 7, tone) +
      shape('M188 176v-22h36v22z', tone.base) +
      post(196, 128, 20, 28, 4, steel) +
      shape('M214 216h60v34h-60z', tone.shade) +
      hole(244, 233, 6, tone),
  };
  return styles[style];
};

const kickPlate: Drawer = (options) => {
  const tone = finishOf(options, '630');
  return (
    box(60, 14, 280, 252, 2, door.base, fine) +
    panel(74, 140, 252, 114, 3, tone, 4) +
    stroke('M92 236L196 152M116 240L226 152', fineIn(tone.light)) +
    repeat(5, (i) => screw(88 + i * 56, 151, 4.5, tone) + screw(88 + i * 56, 242, 4.5, tone)) +
    screw(88, 197, 4.5, tone) +
    screw(312, 197, 4.5, tone) +
    disc(318, 60, 13, steel.base, fine) +
    disc(318, 60, 7, steel.light, fine)
  );
};

const doorStop: Drawer = (options) => {
  const tone = finishOf(options);
  const style = oneOf(options, 'style', 'floor', 'wall', 'overhead');
  const styles = {
    floor:
      oval(200, 228, 92, 26, tone.shade) +
      oval(200, 221, 92, 26, tone.base) +
      shape('M116 214q10-118 84-118t84 118q-30 22-84 22t-84-22z', tone.base) +
      shape('M236 104q44 22 48 110q-18 14-52 19q28-62 4-129z', tone.shade, none) +
      stroke('M138 196q6-68 40-84', band(tone.light, 8)) +
      shape('M134 146q-14 40-10 62q30 22 76 23t76-23q4-22-10-62q-24 14-66 14t-66-14z', plastic.base) +
      shape('M262 152q6 30 2 54q-14 12-40 17q22-32 20-66z', plastic.shade, none),
    wall:
      oval(276, 150, 34, 92, tone.shade) +
      oval(268, 150, 34, 92, tone.base) +
      oval(262, 150, 26, 74, tone.light, fineIn(tone.line)) +
      drum(152, 150, 104, 40, 15, tone) +
      shape('M152 96h-28q-26 0-26 54t26 54h28a20 54 0 0 0 0-108z', plastic.base) +
      shape('M124 204h28a20 54 0 0 0 16-28h-62q6 26 18 28z', plastic.shade, none) +
      stroke('M112 124q4-16 14-18', band(plastic.light, 5)),
    overhead:
      box(40, 30, 320, 40, 2, door.light, fine) +
      box(64, 76, 276, 188, 0, door.base, fine) +
      tube(58, 44, 240, 24, 4, tone) +
      box(70, 56, 216, 8, 3, tone.deep, fineIn(tone.line)) +
      rod('M124 60L276 154', 17, tone) +
      disc(124, 60, 12, tone.light) +
      box(214, 46, 20, 20, 3, plastic.base) +
      panel(246, 138, 84, 34, 5, tone, 4) +
      hole(316, 154, 5, tone) +
      disc(280, 155, 12, tone.light) +
      disc(280, 155, 5, tone.deep, none),
  };
  return styles[style];
};

const latchGuard: Drawer = (options) => {
  const tone = finishOf(options, '630');
  if (oneOf(options, 'length', 'short', 'long') === 'long')
    return (
      box(40, 10, 150, 258, 0, door.light, fine) +
      box(200, 10, 160, 258, 0, door.base, fine) +
      panel(170, 18, 62, 240, 6, tone, 5) +
      box(232, 18, 14, 240, 2, tone.shade) +
      repeat(
        6,
        (i) => disc(208, 40 + i * 39, 7, tone.light) + stroke(d`M203 ${40 + i * 39}h10`, fineIn(tone.line)),
      ) +
      rose(310, 140, 26, steel) +
      disc(310, 140, 14, steel.light, fine) +
      box(308, 131, 4, 18, 1, ink, none)
    );
  return (
    box(40, 16, 150, 248, 0, door.light, fine) +
    box(200, 16, 160, 248, 0, door.base, fine) +
    shape(
      'M176 36h96q8 0 8 8v192q0 8-8 8h-96q-8 0-8-8v-50q0-8 8-8q16-8 16-38t-16-38q-8 0-8-8V44q0-8 8-8z',
      tone.shade,
    ) +
    shape(
      'M178 38h94q6 0 6 6v182q0 6-6 6h-96q-6 0-6-6v-38q0-8 8-8q16-8 16-40t-16-40q-8 0-8-8V44q0-6 8-6z',
      tone.base,
      none,
    ) +
    box(184, 42, 88, 5, 2.5, tone.light, none) +
    repeat(
      4,
      (i) => disc(258, 62 + i * 52, 9, tone.light) + stroke(d`M252 ${62 + i * 52}h12`, fineIn(tone.line)),
    ) +
    rose(318, 140, 26, steel) +
    disc(318, 140, 14, steel.light, fine) +
    box(316, 131, 4, 18, 1, ink, none)
  );
};

const wrapPlate: Drawer = (options) => {
  const tone = finishOf(options, '630');
  return (
    shape('M110 34h140v220H110z', tone.base) +
    shape('M112 36h6v216h-6z', tone.light, none) +
    shape('M250 34l54-18v220l-54 18z', tone.shade) +
    shape('M110 34l54-18h140l-54 18z', tone.light) +
    disc(188, 142, 48, ground) +
    stroke('M150 116a46 46 0 0 1 38-20', fineIn(tone.deep)) +
    shape('M266 112l24-8v66l-24 8z', ground) +
    repeat(4, (i) => hole(i % 2 ? 234 : 126, i < 2 ? 52 : 236, 6, tone)) +
    hole(278, 60, 5, tone) +
    hole(278, 220, 5, tone)
  );
};

const strikePlate: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    shape(
      'M138 22h88q10 0 10 10v66q46 2 46 20v50q0 18-46 20v66q0 10-10 10h-88q-10 0-10-10V32q0-10 10-10z',
      tone.shade,
    ) +
    shape(
      'M138 24h84q10 0 10 10v68q44 2 44 18v44q0 16-44 18v66q0 10-10 10h-74q-8 0-8-8V32q0-8 8-8z',
      tone.base,
      none,
    ) +
    stroke('M236 100q-8 44 0 86', fineIn(tone.line)) +
    box(154, 96, 60, 96, 4, ground) +
    shape('M156 98h56v8h-48v84h-8z', '#c3ccd5', none) +
    hole(182, 58, 9, tone) +
    hole(182, 230, 9, tone) +
    stroke('M248 106q22 4 24 14', band(tone.light, 4))
  );
};

const flushBolt: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    box(150, 20, 62, 16, 2, steel.base) +
    box(176, 8, 14, 18, 3, tone.light) +
    rod('M183 34V128', 11, steel) +
    panel(156, 116, 62, 148, 6, tone, 5) +
    hole(187, 130, 5, tone) +
    hole(187, 250, 5, tone) +
    box(170, 146, 34, 88, 8, tone.deep, fineIn(tone.line)) +
    shape('M176 154h22q4 0 4 4v22q-4 22-15 22t-15-22v-22q0-4 4-4z', tone.light) +
    stroke('M180 164h14M180 172h14', fineIn(tone.line)) +
    panel(254, 84, 52, 96, 5, steel, 4) +
    hole(280, 98, 5, steel) +
    hole(280, 166, 5, steel) +
    disc(280, 132, 13, ground) +
    box(106, 92, 32, 60, 4, steel.base) +
    disc(122, 122, 9, ground, fine) +
    hole(122, 102, 3.5, steel) +
    hole(122, 142, 3.5, steel)
  );
};

const threshold: Drawer = (options) => {
  const tone = finishOf(options, '628');
  return (
    shape('M40 196l40-96h240l40 96z', tone.base) +
    shape('M56 158l14-34h260l14 34z', tone.light) +
    shape('M40 196h320v22q0 6-6 6H46q-6 0-6-6z', tone.shade) +
    stroke('M74 116h252M77 108h246M50 172h300M46 180h308M43 188h314', fineIn(tone.line)) +
    stroke('M66 134h268M62 144h276', fineIn(tone.line)) +
    repeat(4, (i) => oval(88 + i * 75, 151, 8, 4.5, tone.deep, fineIn(tone.line))) +
    stroke('M60 212h12v12M110 212h14v12M280 212h14v12M328 212h12v12', fineIn(tone.line))
  );
};

const doorViewer: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    drum(150, 150, 142, 34, 13, tone) +
    rings(176, 150, 34, 13, 9, 8, tone.line) +
    drum(266, 150, 46, 42, 16, tone) +
    shape('M312 92a22 58 0 0 1 0 116h-12V92z', tone.shade) +
    stroke('M326 110v-14M332 130l8-8', none) +
    shape('M132 68a34 82 0 0 1 0 164h-12V68z', tone.shade) +
    oval(120, 150, 34, 82, tone.base) +
    oval(118, 150, 24, 58, tone.shade, fineIn(tone.line)) +
    oval(117, 150, 18, 44, '#26455c') +
    oval(115, 146, 12, 32, glass.deep, none) +
    oval(112, 134, 5, 14, glass.light, none)
  );
};

const weatherstrip: Drawer = (options) => {
  const rubber = plastic;
  if (oneOf(options, 'made', 'sweep', 'seal') === 'seal')
    return (
      disc(200, 140, 96, 'none', band(ink, 33)) +
      disc(200, 140, 96, 'none', band(rubber.base, 28)) +
      disc(200, 140, 72, 'none', band(ink, 25)) +
      disc(200, 140, 72, 'none', band(rubber.light, 20)) +
      shape('M280 226h84v24h-84z', rubber.base) +
      disc(364, 232, 18, rubber.light) +
      disc(364, 232, 9, rubber.deep, fineIn(rubber.line))
    );
  return (
    shape('M52 190L290 70l58 30L110 226z', steel.base) +
    shape('M52 190L290 70l12 6L64 196z', steel.light, none) +
    shape('M52 190l58 36v16l-58-34z', steel.shade) +
    shape('M110 226L348 100v14L110 242z', steel.shade) +
    shape('M98 232q-2 26 22 30l232-128q4-18-4-34L110 226z', rubber.base) +
    stroke('M116 244L350 116', fineIn(rubber.line)) +
    shape('M98 222q-10 20 4 34q14 10 26-2q10-14-2-30z', rubber.light) +
    disc(112, 242, 7, rubber.deep, fineIn(rubber.line)) +
    repeat(4, (i) => oval(120 + i * 56, 178 - i * 28.5, 8, 5, steel.deep, fine))
  );
};

const pullPlate: Drawer = (options) => {
  const tone = finishOf(options, '630');
  return (
    panel(136, 14, 128, 252, 4, tone, 5) +
    repeat(4, (i) => screw(i % 2 ? 250 : 150, i < 2 ? 30 : 248, 5, tone)) +
    shape('M178 50h44v34h-44z', tone.shade, fineIn(tone.line)) +
    shape('M178 198h44v34h-44z', tone.shade, fineIn(tone.line)) +
    rod('M200 66v150', 36, tone, 'round') +
    disc(200, 68, 9, tone.light, fineIn(tone.line)) +
    disc(200, 214, 9, tone.light, fineIn(tone.line))
  );
};

const coordinator: Drawer = (options) => {
  const tone = finishOf(options, '689');
  return (
    box(36, 30, 328, 36, 2, door.light, fine) +
    box(48, 112, 150, 152, 0, door.base, fine) +
    box(202, 112, 150, 152, 0, door.base, fine) +
    tube(44, 62, 312, 36, 3, tone) +
    hole(58, 80, 4, tone) +
    hole(342, 80, 4, tone) +
    box(84, 86, 54, 12, 2, tone.deep, fine) +
    shape('M96 92h30l-6 44q-2 8-9 8t-9-8z', tone.light) +
    disc(111, 132, 5, tone.deep, none) +
    shape('M226 92h60l-18 40q-4 8-14 8t-12-8z', tone.base) +
    disc(256, 108, 6, tone.light, fineIn(tone.line)) +
    stroke('M150 80h92m-9-6l9 6l-9 6', fineIn(tone.line)) +
    disc(184, 192, 6, steel.light, fine) +
    disc(216, 192, 6, steel.light, fine)
  );
};

/** Hinges, plates, stops and other trim of a door. */
export const doorAccessoryIllustrations: Family = {
  hinge,
  'kick-plate': kickPlate,
  'door-stop': doorStop,
  'latch-guard': latchGuard,
  'wrap-plate': wrapPlate,
  'strike-plate': strikePlate,
  'flush-bolt': flushBolt,
  threshold,
  'door-viewer': doorViewer,
  weatherstrip,
  'pull-plate': pullPlate,
  coordinator,
};
