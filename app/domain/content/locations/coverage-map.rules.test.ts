import { describe, expect, it } from 'vitest';

import { readDemoLocations } from '../../../../db/seeds/content-rows';
import { isOnMap, LETTERS, MAP, placeLabels, project } from './coverage-map.rules';

const places = readDemoLocations().map(({ City, Longitude, Latitude }) => ({
  text: City,
  point: project(Number(Longitude), Number(Latitude)),
}));

describe('the coverage map', () => {
  it('has every branch of the demo on it', () => {
    for (const { text, point } of places) expect(isOnMap(point), text).toBe(true);
  });

  it('puts west to the left and north to the top', () => {
    const at = (city: string) => places.find(({ text }) => text === city)?.point ?? [0, 0];
    expect(places.map(({ text }) => text).sort((a, b) => at(a)[0] - at(b)[0])).toEqual([
      'Vancouver',
      'Calgary',
      'Toronto',
      'Ottawa',
      'Montreal',
      'Halifax',
    ]);
    expect(at('Ottawa')[1]).toBeLessThan(at('Toronto')[1]);
  });

  it('is true to scale: Vancouver to Calgary and Toronto to Montreal as on a globe', () => {
    const apart = (one: string, other: string) => {
      const [a, b] = [one, other].map((city) => places.find(({ text }) => text === city)?.point ?? [0, 0]);
      return Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0));
    };
    // 690 km and 497 km between these counters.
    expect(apart('Vancouver', 'Calgary') / apart('Toronto', 'Montreal')).toBeCloseTo(690 / 497, 1);
  });
});

describe('labels', () => {
  const boxes = (labels: ReturnType<typeof placeLabels>, texts: string[]) =>
    labels.map(({ x, y, anchor }, index) => {
      const width = (texts[index]?.length ?? 0) * LETTERS.width;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      return { left, right: left + width, top: y - LETTERS.height + 4, bottom: y + 4 };
    });

  it('of the demo lie over no other label and inside the map', () => {
    const found = boxes(
      placeLabels(places),
      places.map(({ text }) => text),
    );
    found.forEach((box, index) => {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(MAP.width);
      for (const other of found.slice(index + 1)) {
        const meet =
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom;
        expect(meet).toBe(false);
      }
    });
  });

  it('near the right edge stand to the left', () => {
    expect(placeLabels([{ text: 'St. John’s', point: [980, 250] }])[0]?.anchor).toBe('end');
  });

  it('are given even where no side is free', () => {
    const crowd = Array.from({ length: 12 }, () => ({ text: 'Toronto', point: [500, 250] as const }));
    expect(placeLabels(crowd)).toHaveLength(12);
  });
});
