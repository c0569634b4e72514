import { ground, ink } from './palette';

/**
 * Gives the flat colors of a drawing a form: every outlined or filled part is lit from the upper left and outlined in
 * a dark tone of its own color; an outlined one throws a shadow. What isn't a material keeps its color: ink, the ground seen through a hole, lettering.
 *
 * @returns the drawing, after the gradients that it refers to
 */
export function shade(drawing: string): string {
  const gradients = new Map<string, string>();
  const shaded = drawing.replace(
    /<(path|rect|circle|ellipse) ([^>]*)fill="#([0-9a-f]{6})"([^>]*)>/g,
    (part, tag: string, before: string, color: string, after: string) => {
      if (NOT_MATERIALS.has(`#${color}`)) return part;
      gradients.set(color, gradientOf(color));
      const edge = /stroke="/.test(before + after) ? '' : ` stroke="#${dim(color, 0.5)}" filter="url(#part)"`;
      return `<${tag} ${before}fill="url(#c${color})"${edge}${after}>`;
    },
  );
  return `<defs>${PART}${[...gradients.values()].join('')}</defs>${shaded}`;
}

/** Each part throws a small shadow on what it lies on. */
const PART =
  '<filter id="part" x="-20%" y="-20%" width="145%" height="150%">' +
  `<feDropShadow dx="1" dy="1.6" stdDeviation="1.2" flood-color="${ink}" flood-opacity=".45"/></filter>`;

const NOT_MATERIALS: ReadonlySet<string> = new Set([ink, ground]);

/**
 * From the lit edge over the color itself into the shade, and a little light thrown back from the ground. White paint
 * and door leaves are even: as much shade as metal has would make them mirrors.
 */
function gradientOf(color: string): string {
  const [lit, shaded, thrown] = isNearlyWhite(color) ? [1.03, 0.93, 0.96] : [1.2, 0.82, 0.95];
  const stop = (at: number, factor: number) => `<stop offset="${at}" stop-color="#${dim(color, factor)}"/>`;
  return (
    `<linearGradient id="c${color}" x2=".55" y2="1">` +
    `${stop(0, lit)}${stop(0.4, 1)}${stop(0.8, shaded)}${stop(1, thrown)}</linearGradient>`
  );
}

function isNearlyWhite(color: string): boolean {
  return /^([d-f].){3}$/.test(color);
}

/** A color of six hex digits made darker, or with a factor above 1 lighter. */
function dim(color: string, factor: number): string {
  return [0, 2, 4]
    .map((at) => Math.min(255, Math.round(Number.parseInt(color.slice(at, at + 2), 16) * factor)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('');
}
