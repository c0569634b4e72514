import { z } from 'zod';

import { textOf, textUpTo, trimmed } from '../shared/form-fields';

/** Whom the store answers: the fields that the request forms share. */
export const requesterFields = {
  firstName: textOf(1, 'Enter your first name', 100),
  lastName: textOf(1, 'Enter your last name', 100),
  email: trimmed.pipe(z.string().max(254).email('Please enter a valid email address')),
  phone: textUpTo(40),
  company: textUpTo(200),
};
