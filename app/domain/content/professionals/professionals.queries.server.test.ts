import { expect, it } from 'vitest';

import { openTestStore } from '../../../../tests/support/test-store';
import { listProfessionals } from './professionals.queries.server';
import { listChoices } from './professionals.rules';

it('only who asked to be listed is in the directory', async () => {
  const { db } = await openTestStore({ seeded: true });
  const all = await listProfessionals(db);
  expect(all.length).toBeGreaterThan(10);
  const [first] = all;
  await db
    .updateTable('professionals')
    .set({ is_listed: 0 })
    .where('id', '=', first?.id ?? 0)
    .execute();
  const listed = await listProfessionals(db);
  expect(listed).toHaveLength(all.length - 1);
  expect(listed.map(({ id }) => id)).not.toContain(first?.id);
});

it('the form offers what somebody has, by name', async () => {
  const { db } = await openTestStore({ seeded: true });
  const { regions, specialties } = listChoices(await listProfessionals(db), (specialty) => specialty);
  expect(regions.slice(0, 3)).toEqual(['AB', 'BC', 'MB']);
  expect(regions.indexOf('NS')).toBeLessThan(regions.indexOf('ON'));
  expect(new Set(specialties).size).toBe(specialties.length);
});
