import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { createLazyValidator } from './lazy-validator';

const Schema = z.object({ name: z.string().min(1, 'Enter a name') });

test('calls finish in order, even if the first one loads the schema slowly', async () => {
  let loads = 0;
  const validator = createLazyValidator(async () => {
    loads += 1;
    if (loads === 1) await sleep(20);
    return Schema;
  });
  const finished: string[] = [];
  const left = validator.validate({ name: '' }).then(() => finished.push('field that was left'));
  const submitted = validator.validate({ name: 'Ada' }).then(() => finished.push('submit'));
  await Promise.all([left, submitted]);
  expect(finished).toEqual(['field that was left', 'submit']);
});
