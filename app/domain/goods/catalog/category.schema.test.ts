import { expect, it } from 'vitest';

import { CreateCategorySchema } from './category.schema';

it('trims the name and needs no description', () => {
  expect(CreateCategorySchema.parse({ name: '  Key Safes ' })).toEqual({
    name: 'Key Safes',
    description: '',
  });
});

it.each([undefined, '', '   '])('refuses the name %j', (name) => {
  const parsed = CreateCategorySchema.safeParse({ name });
  expect(parsed.error?.issues[0]?.message).toBe('Category name is required');
});

it('says how long a name may be', () => {
  const parsed = CreateCategorySchema.safeParse({ name: 'x'.repeat(101) });
  expect(parsed.error?.issues[0]?.message).toBe('Enter 100 characters or fewer');
});
