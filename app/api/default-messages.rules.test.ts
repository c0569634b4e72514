import { expect, it } from 'vitest';
import { z } from 'zod';

import { describeIssue } from './default-messages.rules';

const messages = (schema: z.ZodTypeAny, data: unknown) =>
  schema.safeParse(data, { errorMap: describeIssue }).error?.issues.map(({ message }) => message);

it.each([
  [z.string(), 5, 'Send a string.'],
  [z.number(), 'x', 'Send a number.'],
  [z.boolean(), 'x', 'Send true or false.'],
  [z.array(z.string()), 'x', 'Send an array.'],
  [z.object({}), [], 'Send an object.'],
  [z.string().max(1000), 'x'.repeat(1001), 'Send at most 1,000 characters.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Send at most 2 items.'],
  [z.enum(['a', 'b']), 'c', 'Send one of a, b.'],
  [z.union([z.string(), z.number()]), true, 'Send a value of the correct type.'],
])('says for people what zod says for programmers', (schema, data, message) => {
  expect(messages(schema, data)).toEqual([message]);
});

it('leaves the words of a schema as they are, and zod’s where it has none better', () => {
  expect(messages(z.string().max(2, 'Two at most'), 'abc')).toEqual(['Two at most']);
  const own = z.number({ errorMap: () => ({ message: 'Enter a year' }) });
  expect(messages(own, 'x')).toEqual(['Enter a year']);
  expect(messages(z.number().min(3), 2)).toEqual(['Number must be greater than or equal to 3']);
});
