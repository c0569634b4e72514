import { MAP, project } from '../../domain/content/locations/coverage-map.rules';
import {
  ALASKA,
  BORDER,
  CANADA,
  ISLANDS,
  LAKES,
  MAINLAND,
  PROVINCES,
} from '../../drawings/north-america.outlines';
import { t } from '~/i18n/text';

type Place = readonly [longitude: number, latitude: number];
type Line = readonly Place[];

interface Name {
  text: string;
  at: Place;
  size: number;
  spacing: number;
  isWater?: true;
}

const listNames = (): Name[] => [
  { text: 'CANADA', at: [-109.5, 56.6], size: 22, spacing: 10 },
  { text: t`UNITED STATES`, at: [-101, 43.4], size: 20, spacing: 8 },
  { text: t`Hudson Bay`, at: [-85.8, 58.6], size: 15, spacing: 1, isWater: true },
  { text: t`Pacific`, at: [-130.6, 47.6], size: 15, spacing: 1, isWater: true },
  { text: t`Atlantic`, at: [-62.5, 41.6], size: 15, spacing: 1, isWater: true },
];

const WATER = '#d9e3eb';
const COAST = '#8da0b0';

/** The ground of the coverage map as an SVG document; branches are drawn over it, in the same projection. */
export function drawNorthAmerica(): string {
  const land = [MAINLAND, ...ISLANDS].map((outline) => closeLine(drawLine(outline))).join('');
  const { width, height } = MAP;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><clipPath id="land"><path d="${land}"/></clipPath></defs>` +
    `<rect width="${width}" height="${height}" fill="${WATER}"/>` +
    `<path d="${drawGraticule()}" fill="none" stroke="#c9d6e0"/>` +
    `<path d="${land}" fill="#eceff2"/>` +
    `<path d="${closeLine(drawLine(CANADA))}" fill="#fdfcf8" clip-path="url(#land)"/>` +
    `<path d="${PROVINCES.map((outline) => createOpenLine(drawLine(outline))).join('')}" fill="none" stroke="#bfc9d2" stroke-width="1.2" stroke-dasharray="5 3"/>` +
    `<path d="${LAKES.map((outline) => closeLine(drawLine(outline))).join('')}" fill="${WATER}" stroke="${COAST}"/>` +
    `<path d="${createOpenLine(drawLine(BORDER))}${createOpenLine(drawLine(ALASKA))}" fill="none" stroke="#7d5a10" stroke-opacity=".65" stroke-width="1.6" stroke-dasharray="9 4 2 4"/>` +
    `<path d="${land}" fill="none" stroke="${COAST}" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<g font-family="sans-serif" text-anchor="middle">${listNames().map(drawName).join('')}</g></svg>`
  );
}

function drawName({ text, at, size, spacing, isWater }: Name): string {
  const [x, y] = project(...at);
  const look = isWater === true ? 'fill="#5f7688" font-style="italic"' : 'fill="#73808c"';
  return `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${spacing}" ${look}>${text}</text>`;
}

function drawLine(outline: string): Line {
  return outline
    .trim()
    .split(/\s+/)
    .map((place): Place => {
      const [longitude = '', latitude = ''] = place.split(',');
      return [Number(longitude), Number(latitude)];
    });
}

/** Meridians and parallels, ten degrees apart. */
function drawGraticule(): string {
  const steps = (from: number, to: number) =>
    Array.from({ length: (to - from) / 10 + 1 }, (_, index) => from + index * 10);
  const meridians = steps(-160, -20).map((longitude): Line => [
    [longitude, 25],
    [longitude, 75],
  ]);
  const parallels = steps(30, 70).map((latitude): Line => [
    [-160, latitude],
    [-20, latitude],
  ]);
  return [...meridians, ...parallels].map(createOpenLine).join('');
}

function closeLine(line: Line): string {
  const first = line[0];
  return first === undefined ? '' : `${createOpenLine([...line, first])}Z`;
}

function createOpenLine(line: Line): string {
  return addPoints(line)
    .map((place, index) => `${index === 0 ? 'M' : 'L'}${project(...place).join(' ')}`)
    .join('');
}

/** A straight line of degrees is curved on this map, so long ones get points between. */
function addPoints(line: Line): Place[] {
  return line.flatMap((to, index): Place[] => {
    const from = line[index - 1];
    if (from === undefined) return [to];
    const parts = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 2);
    return Array.from({ length: parts }, (_, part): Place => {
      const share = (part + 1) / parts;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}
