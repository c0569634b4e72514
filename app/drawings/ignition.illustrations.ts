import type { Drawer, Family } from './options';
import { ink, plastic, steel } from './palette';
import { box, drum, fine, none, repeat, shape, stroke } from './shapes';

const ignitionCylinder: Drawer = () =>
  drum(122, 150, 172, 56, 22, steel) +
  shape('M294 132h30q10 0 10 10v16q0 10-10 10h-26z', steel.shade) +
  repeat(7, (i) => box(150 + i * 20, 92, 12, 18, 1, '#d8b255')) +
  shape('M150 176h100v20H150z', steel.shade, fine) +
  box(262, 136, 20, 30, 3, steel.deep, fine) +
  shape('M122 74C96 74 74 104 74 150s22 76 48 76s44-30 44-76s-18-76-44-76z', plastic.base) +
  shape('M122 74c24 0 44 30 44 76s-20 76-44 76c14-10 26-40 26-76s-12-66-26-76z', plastic.shade, none) +
  shape('M116 102c-14 0-26 20-26 48s12 48 26 48s26-20 26-48s-12-48-26-48z', steel.base) +
  shape('M116 114c-8 0-16 15-16 36s8 36 16 36s16-15 16-36s-8-36-16-36z', steel.light, fine) +
  box(111, 126, 10, 48, 4, ink, none) +
  stroke('M88 98l-6-8M74 150h-8M88 202l-6 8', fine);

/** Parts of a car's ignition. */
export const ignitionIllustrations: Family = { 'ignition-cylinder': ignitionCylinder };
