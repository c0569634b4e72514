import { z } from 'zod';

const EXPECTED_TYPES: Partial<Record<z.ZodParsedType, string>> = {
  string: 'Send a string.',
  number: 'Send a number.',
  boolean: 'Send true or false.',
  array: 'Send an array.',
  object: 'Send an object.',
};

/** Replaces zod's default messages ('Expected string, received number') with messages for people. */
export const describeIssue: z.ZodErrorMap = (issue, { data, defaultError }) => {
  const isOwn = defaultError !== z.defaultErrorMap(issue, { data, defaultError: '' }).message;
  return { message: (isOwn ? undefined : findDefaultMessage(issue)) ?? defaultError };
};

function findDefaultMessage(issue: z.ZodIssueOptionalMessage): string | undefined {
  if (issue.code === z.ZodIssueCode.invalid_type) return EXPECTED_TYPES[issue.expected];
  if (issue.code === z.ZodIssueCode.too_big && issue.type === 'string')
    return `Send at most ${issue.maximum.toLocaleString('en-US')} characters.`;
  if (issue.code === z.ZodIssueCode.too_big && issue.type === 'array')
    return `Send at most ${issue.maximum.toLocaleString('en-US')} items.`;
  if (issue.code === z.ZodIssueCode.invalid_enum_value) return `Send one of ${issue.options.join(', ')}.`;
  if (issue.code === z.ZodIssueCode.invalid_union) return 'Send a value of the correct type.';
  return undefined;
}
