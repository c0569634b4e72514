/** A picture's grid of numbers. Beyond its edges it goes on as at the edge. */
export class Plane {
  readonly values: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
    value = 0,
  ) {
    this.values = new Float32Array(width * height).fill(value);
  }

  at(x: number, y: number): number {
    const column = x < 0 ? 0 : x >= this.width ? this.width - 1 : x;
    const row = y < 0 ? 0 : y >= this.height ? this.height - 1 : y;
    return this.values[row * this.width + column] ?? 0;
  }

  set(x: number, y: number, value: number): void {
    this.values[y * this.width + x] = value;
  }

  /** Moves a value towards another one, by 0 to 1. */
  mix(x: number, y: number, value: number, amount: number): void {
    const before = this.at(x, y);
    this.set(x, y, before + (value - before) * amount);
  }

  fill(valueOf: (x: number, y: number) => number): this {
    for (let y = 0; y < this.height; y++) for (let x = 0; x < this.width; x++) this.set(x, y, valueOf(x, y));
    return this;
  }
}

/** Softens a plane as far as a radius in pixels: two box blurs, which is close to a Gaussian one. */
export function blur(plane: Plane, radius: number): Plane {
  const reach = Math.max(1, Math.round(radius));
  return [1, 2].reduce((soft) => blurRows(blurRows(soft, reach), reach), plane);
}

/** Blurs along the rows and turns the plane, so that twice is both directions. */
function blurRows(plane: Plane, reach: number): Plane {
  const turned = new Plane(plane.height, plane.width);
  for (let y = 0; y < plane.height; y++) {
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += plane.at(x, y);
    for (let x = 0; x < plane.width; x++) {
      turned.set(y, x, sum / (2 * reach + 1));
      sum += plane.at(x + reach + 1, y) - plane.at(x - reach, y);
    }
  }
  return turned;
}

/**
 * How many pixels each pixel of a mask is from the outside: the exact distance transform of Felzenszwalb and
 * Huttenlocher, first down the columns and then along the rows.
 */
export function measureDepth(mask: Plane): Plane {
  const columns = new Plane(mask.width, mask.height);
  for (let x = 0; x < mask.width; x++)
    lowestParabolas(mask.height, (y) => (mask.at(x, y) > 0.5 ? FAR : 0)).forEach((squared, y) =>
      columns.set(x, y, squared),
    );
  const depth = new Plane(mask.width, mask.height);
  for (let y = 0; y < mask.height; y++)
    lowestParabolas(mask.width, (x) => columns.at(x, y)).forEach((squared, x) =>
      depth.set(x, y, Math.sqrt(squared)),
    );
  return depth;
}

const FAR = 1e7;

/** For each place of a line, the lowest of the parabolas that stand on every place at its height. */
function lowestParabolas(length: number, heightAt: (place: number) => number): number[] {
  const heights = Array.from({ length }, (_, place) => heightAt(place));
  /** The parabolas that are lowest somewhere, each with the place from which on it is. */
  const lowest: { place: number; height: number; from: number }[] = [];
  heights.forEach((height, place) => {
    let from = -Infinity;
    for (let last = lowest.at(-1); last !== undefined; last = lowest.at(-1)) {
      from = (height + place ** 2 - last.height - last.place ** 2) / (2 * (place - last.place));
      if (from > last.from) break;
      lowest.pop();
      from = -Infinity;
    }
    lowest.push({ place, height, from });
  });
  let at = 0;
  return heights.map((_, place) => {
    while ((lowest[at + 1]?.from ?? Infinity) < place) at++;
    const { place: foot, height } = lowest[at] ?? { place, height: 0 };
    return (place - foot) ** 2 + height;
  });
}
