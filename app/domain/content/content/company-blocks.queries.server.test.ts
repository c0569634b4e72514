import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { drawIllustration } from '../../../drawings/illustration';
import { openTestStore } from '../../../../tests/support/test-store';
import { listCompanyBlocks, listMarkets, listServices } from './claims.queries.server';

it('the demo has what SPEC 2.8 names', async () => {
  const { db } = await openTestStore({ seeded: true });
  const services = await listServices(db);
  const markets = await listMarkets(db);
  expect(services.map(({ name }) => name)).toEqual([
    'Technical Support',
    'Training Programs',
    'Custom Solutions',
    'Emergency Services',
  ]);
  expect(markets.map(({ name }) => name)).toEqual([
    'Commercial Buildings',
    'Educational Institutions',
    'Healthcare Facilities',
    'Government & Municipal',
  ]);
  const values = await listCompanyBlocks(db, 'value');
  expect(values.map(({ name }) => name)).toEqual(['Excellence', 'Partnership', 'Innovation', 'Integrity']);
  const timeline = await listCompanyBlocks(db, 'timeline');
  expect([timeline[0]?.name, timeline.at(-1)?.name]).toEqual(['1933', '2020s']);
  expect(await listCompanyBlocks(db, 'leader')).toHaveLength(4);
  for (const picture of [...services.map((one) => one.picture), ...markets.map((one) => one.image)]) {
    const [, kind = ''] = /^\/pictures\/([a-z-]+?)(?:\.[a-z0-9.]+)?(?:-\d+\.webp|\.svg)/.exec(picture) ?? [];
    expect(drawIllustration(kind, {}), picture).toBeDefined();
    if (picture.endsWith('.webp')) expect(existsSync(join('public', picture)), picture).toBe(true);
  }
});

it('a row that does not fit its kind is left out, and the others stay', async () => {
  const { db } = await openTestStore();
  const row = (title: string, data: string) => ({ kind: 'value', position: 1, title, data, updated_at: '' });
  await db
    .insertInto('content_blocks')
    .values([
      row('Broken', '{"description":'),
      row('Empty', '{}'),
      row('Wrong', '{"description":7}'),
      row('Good', '{"description":"Yes"}'),
    ])
    .execute();
  expect(await listCompanyBlocks(db, 'value')).toMatchObject([{ name: 'Good', description: 'Yes' }]);
});
