import type { Drawer, Family } from './options';
import {
  brass,
  card,
  colours,
  glass,
  ground,
  ink,
  paint,
  plastic,
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
  hole,
  keyway,
  move,
  none,
  panel,
  post,
  repeat,
  rod,
  screw,
  shape,
  stroke,
  turn,
} from './shapes';

const blue: Tone = colours.blue ?? steel;

const cylinderCutaway: Drawer = () => {
  const heights = [30, 18, 38, 24, 34];
  const pitch = 44;
  const left = 82;
  const cuts = heights.map(
    (height, i) =>
      d`L${left + i * pitch + 6} ${130 + height}h8` +
      (i < heights.length - 1
        ? d`L${left + (i + 0.5) * pitch + 10} ${126 + Math.min(height, heights[i + 1] ?? height) - 4}`
        : ''),
  );
  return move(
    -14,
    0,
    shape('M62 26h234q10 0 10 10v176q0 48-48 48H100q-48 0-48-48V36q0-10 10-10z', brass.shade) +
      shape('M64 28h228q10 0 10 9v78H54V37q0-9 10-9z', brass.base, none) +
      box(40, 118, 274, 92, 6, brass.light) +
      shape('M42 184h270v18q0 6-6 6H48q-6 0-6-6z', brass.base, none) +
      heights
        .map((height, i) => {
          const x = left + i * pitch;
          const coil = Array.from({ length: 6 }, (_, line) => d`M${x + 2} ${42 + line * 8}l16 5`).join('');
          return (
            box(x, 38, 20, 80 + height, 2, brass.deep, fine) +
            stroke(coil, fineIn(steel.light)) +
            box(x + 1.5, 90, 17, 28, 2, steel.base, fine) +
            shape(d`M${x + 1.5} 118h17v${height}l-8.5 11l-8.5-11z`, i % 2 ? '#c63d36' : '#2f6cb3', fine)
          );
        })
        .join('') +
      stroke('M40 118h274', ' stroke-width="3"') +
      shape(`M318 184H72l-16-12L66 158${cuts.join('')}L296 140h22z`, steel.base) +
      stroke('M70 172h246', fine) +
      disc(350, 162, 38, steel.base) +
      disc(362, 162, 8, ground, fine) +
      stroke('M326 150v24', fine),
  );
};

const workbench: Drawer = () =>
  box(40, 30, 320, 128, 3, '#dbe1e7') +
  stroke(
    Array.from({ length: 15 }, (_, i) => d`M${60 + i * 20} 42v104`).join(''),
    ` stroke-width="1.5" stroke="#b9c3cc" stroke-dasharray="1 13"`,
  ) +
  rod('M74 52v54', 9, steel) +
  post(66, 96, 16, 44, 6, colours.red ?? steel) +
  rod('M108 52v54', 7, steel) +
  post(100, 96, 16, 44, 6, colours.yellow ?? steel) +
  shape('M142 60h36v16h-12v68h-12V76h-12z', steel.base) +
  disc(222, 76, 20, 'none', ' stroke-width="7"') +
  repeat(3, (i) =>
    turn(
      -24 + i * 24,
      222,
      92,
      box(218, 94, 8, 42, 2, i % 2 ? steel.base : brass.base, fine) +
        disc(222, 98, 9, i % 2 ? steel.base : brass.base, fine),
    ),
  ) +
  box(268, 56, 76, 66, 3, blue.base) +
  repeat(6, (i) => box(274 + (i % 3) * 23, 62 + Math.floor(i / 3) * 29, 19, 25, 2, blue.light, fine)) +
  box(24, 176, 352, 20, 3, wood.base) +
  box(26, 188, 348, 7, 0, wood.shade, none) +
  box(44, 196, 24, 68, 0, wood.shade) +
  box(332, 196, 24, 68, 0, wood.shade) +
  box(120, 202, 160, 30, 2, wood.light) +
  stroke('M190 217h20', ' stroke-width="3"') +
  shape('M76 176v-16h20v-14h44v14h16v16z', paint.base) +
  rod('M62 154h34', 8, steel) +
  disc(206, 164, 12, brass.base) +
  keyway(206, 164, 14) +
  block(246, 158, 60, 18, 8, colours.red ?? steel, 5);

const serviceVan: Drawer = () =>
  shape('M32 222V92q0-18 18-18h168q14 0 22 12l40 56 62 14q18 6 18 24v42z', white.base) +
  shape('M34 196h324v24H34z', white.shade, none) +
  shape('M228 94l30 44h-58V94z', glass.base) +
  shape('M230 98l14 20-40 8V98z', glass.light, none) +
  stroke('M190 80v138M268 148v70', fine) +
  box(48, 100, 126, 86, 4, blue.base, fine) +
  disc(82, 143, 20, 'none', band('#ffffff', 7)) +
  stroke('M102 143h54v14M138 143v12', band('#ffffff', 7)) +
  box(200, 156, 22, 6, 3, ink, none) +
  box(338, 172, 20, 16, 3, '#f5d96b', fine) +
  box(28, 176, 10, 24, 2, '#c63d36', fine) +
  box(60, 62, 130, 12, 3, steel.base) +
  rod('M70 56h112', 7, wood) +
  repeat(
    2,
    (i) =>
      disc(98 + i * 200, 224, 32, plastic.base) +
      disc(98 + i * 200, 224, 18, steel.light, fine) +
      disc(98 + i * 200, 224, 6, steel.shade, fine),
  );

const parcel: Drawer = () =>
  shape('M64 108l136-50 136 50-136 52z', card.light) +
  shape('M64 108l136 52v106L64 214z', card.base) +
  shape('M336 108l-136 52v106l136-52z', card.shade) +
  shape('M118 88l136 51v40l26-10v-40L146 78z', '#e9d9b8', fine) +
  shape('M82 178l50 20v34l-50-20z', white.base, fine) +
  stroke('M90 194l34 13M90 204l24 9', fine) +
  stroke('M228 214v26m-7-18l7-9l7 7M256 204v26m-7-18l7-9l7 7', fine);

const powerTransfer: Drawer = () =>
  box(40, 16, 120, 248, 0, '#d3dae1', fine) +
  box(240, 16, 120, 248, 0, '#e4e9ed', fine) +
  panel(106, 34, 46, 128, 6, steel, 5) +
  panel(248, 138, 46, 118, 6, steel, 5) +
  hole(129, 48, 5, steel) +
  hole(129, 148, 5, steel) +
  hole(271, 152, 5, steel) +
  hole(271, 242, 5, steel) +
  rod('M129 96C196 84 200 214 271 200', 26, steel) +
  repeat(8, (i) => stroke(d`M${160 + i * 10} ${100 + i * 12.5}l16-12`, fine)) +
  box(116, 80, 28, 32, 5, steel.light) +
  box(258, 184, 28, 32, 5, steel.light);

const astragal: Drawer = () =>
  box(48, 18, 140, 246, 0, '#dfe4e9', fine) +
  box(196, 18, 140, 246, 0, '#d3dae1', fine) +
  shape('M166 22l18-10h66l-18 10z', steel.light) +
  shape('M232 22l18-10v238l-18 12z', steel.shade) +
  box(166, 22, 66, 240, 0, steel.base) +
  stroke('M182 24v236M216 24v236', fine) +
  repeat(5, (i) => screw(199, 44 + i * 49, 6, steel)) +
  disc(300, 146, 14, steel.light, fine);

/** The shop and what travels from it, for tiles and posts, and parts that belong to no other family. */
export const workshopIllustrations: Family = {
  'cylinder-cutaway': cylinderCutaway,
  workbench,
  'service-van': serviceVan,
  parcel,
  'power-transfer': powerTransfer,
  astragal,
};
