import { z } from 'zod';

import {
  emailAddress,
  lineUpTo,
  requiredLine,
  textUpTo,
  toText,
  trimmed,
  withoutLinks,
} from '../../base/shared/form-fields';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/** Maximum length of the subject; a subject from the URL is cut to it. */
export const MAX_SUBJECT = 200;

/** A row ID from a select or hidden field; empty becomes null. */
function optionalId(message: string) {
  return trimmed.transform((value, context) => {
    if (value === '') return null;
    if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
    context.addIssue({ code: z.ZodIssueCode.custom, message });
    return z.NEVER;
  });
}

export const UNKNOWN_LOCATION = perLanguage(() => t`Select a location from the list`);

/** The contact form (SPEC 3 and 5). */
export const ContactSchema = perLanguage(() =>
  z.object({
    firstName: withoutLinks(requiredLine(1, t`Enter your first name`, 100)),
    lastName: withoutLinks(requiredLine(1, t`Enter your last name`, 100)),
    email: toText(1, t`Enter your email address`, 254).pipe(
      z.string().email(t`Please enter a valid email address`),
    ),
    phone: lineUpTo(40),
    company: withoutLinks(lineUpTo(200)),
    location: optionalId(UNKNOWN_LOCATION()),
    subject: requiredLine(1, t`Enter a subject`, MAX_SUBJECT),
    message: toText(1, t`Enter your message`, 5000),
    product: optionalId(t`Select a product from the store`).catch(null),
    /** Honeypot: hidden from people, filled in by bots, and by browsers that fill in everything. */
    website: textUpTo(10_000).catch('filled in'),
  }),
);

/** Contact fields shared by the request forms. */
export const requesterFields = perLanguage(() => ({
  firstName: withoutLinks(requiredLine(1, t`Enter your first name`, 100)),
  lastName: withoutLinks(requiredLine(1, t`Enter your last name`, 100)),
  email: emailAddress,
  phone: lineUpTo(40),
  company: withoutLinks(lineUpTo(200)),
}));

/** The request form of the sales desk. */
export const OrderDeskSchema = perLanguage(() =>
  z.object({
    ...requesterFields(),
    message: toText(1, t`Tell us what you need`, 5000),
    product: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number)
      .optional()
      .catch(undefined),
  }),
);
