import { beforeAll, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { findFccId, findFccIdDetail, listFccIds } from './fcc-id.queries.server';
import { compareAttributes, normalizeFccId } from './fcc-id.rules';

let db: Db;
beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

describe('an FCC ID', () => {
  it.each(['HYQ14FBA', 'hyq14fba', 'HYQ 14FBA', 'hyq-14-fba', '  HYQ14FBA '])(
    'is found as %j',
    async (typed) => {
      expect(await findFccId(db, typed)).toBe('HYQ14FBA');
      const found = await findFccIdDetail(db, typed);
      expect(found?.fccId).toBe('HYQ14FBA');
      expect(found?.items.map(({ sku }) => sku)).toEqual(['AK-TOY-FBA-4B', 'AK-TOY-FBA-3B']);
    },
  );

  it.each(['', '-', ' ', 'HYQ14FB', '%', "' or 1=1 --"])('is not %j', async (typed) => {
    expect(await findFccId(db, typed)).toBeUndefined();
    expect(await findFccIdDetail(db, typed)).toBeUndefined();
  });

  it('is compared without case, spaces and hyphens', () => {
    expect(normalizeFccId(' M3N-A2C 31243300')).toBe('m3na2c31243300');
  });

  it('that several items share, there are some of, and they differ', async () => {
    const shared = (await listFccIds(db)).filter(({ count }) => count > 1);
    expect(shared.length).toBeGreaterThanOrEqual(2);
    for (const { fccId, count } of shared) {
      const found = await findFccIdDetail(db, fccId);
      expect(found?.items).toHaveLength(count);
      const { differing, same } = compareAttributes(found?.items.map(({ attributes }) => attributes) ?? []);
      const names = differing.map(({ name }) => name);
      expect(names).toContain('Vehicles');
      // What makes one the wrong part for the other's vehicle.
      expect(names.some((name) => ['Buttons', 'Transponder chip', 'OEM number'].includes(name))).toBe(true);
      expect(same.map(({ name }) => name)).toContain('Frequency');
    }
  });
});

describe('a comparison', () => {
  it('keeps what differs apart from what is the same', () => {
    const compared = compareAttributes([
      { Buttons: '3', Chip: '49', Battery: 'CR2032' },
      { Buttons: '4', Chip: '49' },
    ]);
    expect(compared).toEqual({
      differing: [
        { name: 'Buttons', values: ['3', '4'] },
        { name: 'Battery', values: ['CR2032', ''] },
      ],
      same: [{ name: 'Chip', value: '49' }],
    });
  });

  it('takes attributes by any name, and says nothing of what no item states', () => {
    const odd = Object.fromEntries([
      ['__proto__', 'a'],
      ['constructor', ''],
      ['OEM', ''],
    ]);
    const other = Object.fromEntries([
      ['__proto__', 'b'],
      ['OEM', ''],
    ]);
    expect(compareAttributes([odd, other])).toEqual({
      differing: [{ name: '__proto__', values: ['a', 'b'] }],
      same: [],
    });
  });
});
