/** Size of the coverage map in drawing units. */
export const MAP = { width: 1000, height: 520 } as const;

type Point = readonly [x: number, y: number];

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const projectLatitude = (latitude: number) => Math.tan(Math.PI / 4 + toRadians(latitude) / 2);

// Lambert conformal conic projection, true to scale at two parallels, as in atlases.
const [SOUTH, NORTH] = [44, 58];
const MERIDIAN = -91.8;
const ORIGIN = 51.9;
/** Drawing units per earth radius. */
const SCALE = 1075;
const n =
  Math.log(Math.cos(toRadians(SOUTH)) / Math.cos(toRadians(NORTH))) /
  Math.log(projectLatitude(NORTH) / projectLatitude(SOUTH));
const getRadius = (latitude: number) =>
  (Math.cos(toRadians(SOUTH)) * (projectLatitude(SOUTH) / projectLatitude(latitude)) ** n * SCALE) / n;

/** Projects a place onto the map. */
export function project(longitude: number, latitude: number): Point {
  const turn = n * toRadians(longitude - MERIDIAN);
  const radius = getRadius(latitude);
  const x = MAP.width / 2 + radius * Math.sin(turn);
  const y = MAP.height / 2 - getRadius(ORIGIN) + radius * Math.cos(turn);
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** Returns whether a place is within the map's frame. */
export function isOnMap([x, y]: Point): boolean {
  return x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height;
}

export type Side = 'right' | 'left' | 'above' | 'below';

interface PlacedLabel {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

type Box = ReturnType<typeof getBox>;

/** Letter size of labels, and the average width of a letter. */
export const LETTERS = { height: 19, width: 10.2 } as const;
const GAP = 13;

const SIDES: Record<Side, (point: Point) => PlacedLabel> = {
  right: ([x, y]) => ({ x: x + GAP, y: y + 6, anchor: 'start' }),
  left: ([x, y]) => ({ x: x - GAP, y: y + 6, anchor: 'end' }),
  above: ([x, y]) => ({ x, y: y - GAP, anchor: 'middle' }),
  below: ([x, y]) => ({ x, y: y + GAP + 13, anchor: 'middle' }),
};

/** Places a label next to each point without overlaps where possible. */
export function placeLabels(places: readonly { point: Point; text: string }[]): PlacedLabel[] {
  const taken: Box[] = places.map(({ point: [x, y] }) => ({
    left: x - 9,
    right: x + 9,
    top: y - 9,
    bottom: y + 9,
  }));
  return places.map(({ point, text }, index) => {
    const choices = Object.values(SIDES).map((side) => side(point));
    const isFree = (label: PlacedLabel) => {
      const box = getBox(label, text);
      const others = taken.filter((_, other) => other !== index);
      return isInside(box) && !others.some((other) => doOverlap(box, other));
    };
    const label = choices.find(isFree) ?? SIDES.right(point);
    taken.push(getBox(label, text));
    return label;
  });
}

function getBox({ x, y, anchor }: PlacedLabel, text: string) {
  const width = text.length * LETTERS.width;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LETTERS.height + 4, bottom: y + 4 };
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= MAP.width && top >= 0 && bottom <= MAP.height;
}

function doOverlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
