import { z } from 'zod';

import { getLocale, perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

const expectedTypes = perLanguage((): Partial<Record<z.ZodParsedType, string>> => ({
  string: t`Send a string.`,
  number: t`Send a number.`,
  boolean: t`Send true or false.`,
  array: t`Send an array.`,
  object: t`Send an object.`,
}));

/** Replaces zod's default messages ('Expected string, received number') with messages for people. */
export const describeIssue: z.ZodErrorMap = (issue, { data, defaultError }) => {
  const isOwn = defaultError !== z.defaultErrorMap(issue, { data, defaultError: '' }).message;
  return { message: (isOwn ? undefined : findDefaultMessage(issue)) ?? defaultError };
};

/** Whether an issue has a message that fits any field, and so doesn't name its own. */
export function hasDefaultMessage(issue: z.ZodIssue): boolean {
  return issue.message === findDefaultMessage(issue);
}

function findDefaultMessage(issue: z.ZodIssueOptionalMessage): string | undefined {
  if (issue.code === z.ZodIssueCode.invalid_type) return expectedTypes()[issue.expected];
  if (issue.code === z.ZodIssueCode.too_big) {
    const most = issue.maximum.toLocaleString(getLocale());
    if (issue.type === 'string') return t`Send at most ${most} characters.`;
    if (issue.type === 'array') return t`Send at most ${most} items.`;
  }
  if (issue.code === z.ZodIssueCode.invalid_enum_value) {
    const options = issue.options.join(', ');
    return t`Send one of ${options}.`;
  }
  if (issue.code === z.ZodIssueCode.invalid_union) return t`Send a value of the correct type.`;
  return undefined;
}
