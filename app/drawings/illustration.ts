import { accessControlIllustrations } from './access-control.illustrations';
import { cabinetLockIllustrations } from './cabinet-locks.illustrations';
import { cylinderIllustrations } from './cylinders.illustrations';
import { deadboltIllustrations } from './deadbolts.illustrations';
import { doorAccessoryIllustrations } from './door-accessories.illustrations';
import { doorCloserIllustrations } from './door-closers.illustrations';
import { doorLockIllustrations } from './door-locks.illustrations';
import { doorIllustrations } from './doors.illustrations';
import { exitDeviceIllustrations } from './exit-devices.illustrations';
import { ignitionIllustrations } from './ignition.illustrations';
import { keyAccessoryIllustrations } from './key-accessories.illustrations';
import { keyIllustrations } from './keys.illustrations';
import { oneOf, type Family, type Options } from './options';
import { ground, ink } from './palette';
import { shade } from './shading';
import { keyMachineIllustrations } from './key-machines.illustrations';
import { padlockIllustrations } from './padlocks.illustrations';
import { programmerIllustrations } from './programmers.illustrations';
import { safeIllustrations } from './safes.illustrations';
import { smartLockIllustrations } from './smart-locks.illustrations';
import { surveillanceIllustrations } from './surveillance.illustrations';
import { toolIllustrations } from './tools.illustrations';
import { drawToScale } from './to-scale';
import { workshopIllustrations } from './workshop.illustrations';

const families: readonly Family[] = [
  keyIllustrations,
  programmerIllustrations,
  ignitionIllustrations,
  doorLockIllustrations,
  deadboltIllustrations,
  smartLockIllustrations,
  accessControlIllustrations,
  cabinetLockIllustrations,
  cylinderIllustrations,
  exitDeviceIllustrations,
  doorCloserIllustrations,
  doorIllustrations,
  doorAccessoryIllustrations,
  keyAccessoryIllustrations,
  padlockIllustrations,
  safeIllustrations,
  keyMachineIllustrations,
  toolIllustrations,
  surveillanceIllustrations,
  workshopIllustrations,
];

const drawers = new Map(families.flatMap((family) => Object.entries(family)));

/** Every kind of picture this family can draw. */
export const illustrationKinds: readonly string[] = [...drawers.keys()].filter((kind) => !kind.includes(':'));

/** Whether a picture as the database names it, 'smart-key?buttons=4', is one that can be drawn. */
export function isIllustration(picture: string): boolean {
  return illustrationKinds.includes(picture.split('?')[0] ?? '');
}

/** The views of a kind that have a drawing of their own, such as 'back'. */
export function listViews(kind: string): string[] {
  return [...drawers.keys()].flatMap((name) =>
    name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : [],
  );
}

/**
 * Draws one picture as a complete SVG document.
 *
 * Options come from addresses and are untrusted: drawers look them up in tables and never write them out.
 * An unknown option value falls back to the default of its kind.
 *
 * @returns the SVG text, or undefined for an unknown kind.
 */
export function drawIllustration(kind: string, options: Options): string | undefined {
  const view = viewOf(options);
  const drawing = drawParts(kind, options);
  if (drawing === undefined) return undefined;
  // As large as a window where the picture is opened by itself.
  const size = options['large'] === '1' ? 'width="1600" height="1200"' : 'width="400" height="300"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view === 'close' ? CLOSE_UP : WHOLE}" ${size}>` +
    (view === 'line'
      ? `<rect width="400" height="300" fill="#fff"/>${inked(lineArtOf(drawing))}`
      : `${BACKDROP}${view === 'size' ? '' : SHADOW}${inked(shade(drawing))}`) +
    '</svg>'
  );
}

/** Draws the parts of a picture in flat colors, without their light; undefined for an unknown kind. */
export function drawParts(kind: string, options: Options): string | undefined {
  if (!isIllustration(kind)) return undefined;
  const own = drawers.get(`${kind}:${options['view'] ?? ''}`) ?? drawers.get(kind);
  const drawn = own?.(options);
  return drawn !== undefined && viewOf(options) === 'size' ? drawToScale(options, drawn) : drawn;
}

function viewOf(options: Options): string {
  return oneOf(options, 'view', 'whole', 'close', 'line', 'size');
}

/**
 * Draws the same picture in the shape in which links are shared, 1200 by 630, with the store's keyway in a corner.
 * It holds no text, so it looks the same wherever it is rendered.
 */
export function drawSharePicture(kind: string, options: Options): string | undefined {
  const drawing = isIllustration(kind) ? drawers.get(kind)?.(options) : undefined;
  if (drawing === undefined) return undefined;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">` +
    `<rect width="1200" height="630" fill="${ground}"/>` +
    `<svg x="200" y="6" width="800" height="600" viewBox="${WHOLE}">${SHADOW}${inked(shade(drawing))}</svg>` +
    `<rect y="618" width="1200" height="12" fill="${brandInk}"/>` +
    `<g transform="translate(48 48) scale(2.25)"><rect width="32" height="32" rx="6" fill="${brandInk}"/>` +
    `<path d="${KEYWAY}" fill="${brandBrass}"/></g></svg>`
  );
}

/** The store's mark and its colours, as in public/favicon.svg. */
const KEYWAY = 'M16 7a5.5 5.5 0 0 0-2.6 10.3L12.2 25h7.6l-1.2-7.7A5.5 5.5 0 0 0 16 7z';
const brandInk = '#14202b';
const brandBrass = '#e0b84c';

/** A light behind the product, which fades to the ground, because pages show that beside a picture. */
const BACKDROP =
  `<radialGradient id="backdrop"><stop stop-color="#fff"/><stop offset="1" stop-color="${ground}"/>` +
  '</radialGradient><rect width="400" height="300" fill="url(#backdrop)"/>';

const SHADOW =
  `<radialGradient id="shadow"><stop stop-color="${ink}" stop-opacity=".3"/><stop offset="1" stop-color="${ink}" ` +
  'stop-opacity="0"/></radialGradient><ellipse cx="200" cy="274" rx="150" ry="11" fill="url(#shadow)"/>';

/** A drawing with the pen that all of them are drawn with. */
function inked(drawing: string): string {
  return `<g fill="none" stroke="${ink}" stroke-width="1" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;
}

const WHOLE = '0 0 400 300';
/** The middle, where pads, keyways and dials are. */
const CLOSE_UP = '95 52 210 157.5';

/** The drawing without its paint: outlines alone, as a maker's sheet has it. */
function lineArtOf(drawing: string): string {
  return drawing.replace(/fill="(?!none)[^"]*"/g, 'fill="#fff"');
}
