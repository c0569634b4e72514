import { expect, it } from 'vitest';

import { slugOf } from './slug';

it.each([
  ['BMW Smart Key', 'bmw-smart-key'],
  ['  Door Locks - Mechanical  ', 'door-locks-mechanical'],
  ['--A & B!!', 'a-b'],
  ['1/2" Rod (626)', '1-2-rod-626'],
  ['CCTV___Alarms', 'cctv-alarms'],
  ['!!!', ''],
  ['锁', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
