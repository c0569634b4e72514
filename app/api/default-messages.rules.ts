import { z } from 'zod';

const EXPECTED_TYPES: Partial<Record<z.ZodParsedType, string>> = {
  string: 'Send text',
  number: 'Send a number',
  boolean: 'Send true or false',
  array: 'Send a list',
  object: 'Send an object',
};

/** Replaces zod's default messages ('Expected string, received number') with messages for people. */
export const describeIssue: z.ZodErrorMap = (issue, { data, defaultError }) => {
  const isOwn = defaultError !== z.defaultErrorMap(issue, { data, defaultError: '' }).message;
  return { message: (isOwn ? undefined : findDefaultMessage(issue)) ?? defaultError };
};

function findDefaultMessage(issue: z.ZodIssueOptionalMessage): string | undefined {
  if (issue.code === z.ZodIssueCode.invalid_type) return EXPECTED_TYPES[issue.expected];
  if (issue.code === z.ZodIssueCode.too_big && issue.type === 'string')
    return `Use at most ${issue.maximum.toLocaleString('en-US')} characters`;
  if (issue.code === z.ZodIssueCode.too_big && issue.type === 'array')
    return `Send at most ${issue.maximum.toLocaleString('en-US')}`;
  if (issue.code === z.ZodIssueCode.invalid_enum_value) return `Choose one of ${issue.options.join(', ')}`;
  if (issue.code === z.ZodIssueCode.invalid_union) return 'Send another kind of value';
  return undefined;
}
