import { expect, it } from 'vitest';
import { z } from 'zod';

import { inLanguage } from '~/i18n/language.server';
import { t } from '~/i18n/text';
import { emailAddress, lineUpTo, toText } from './form-fields';

// Made once, in English, as by a module.
const Schema = z.object({
  email: emailAddress,
  company: lineUpTo(5),
  message: toText(1, () => t`Enter your message`),
});

const errorsOf = () =>
  Schema.safeParse({ email: 'ada', company: 'Keyway', message: ' ' }).error?.flatten().fieldErrors;

it('refuses fields in the language of the request', () => {
  expect(errorsOf()).toEqual({
    email: ['Please enter a valid email address'],
    company: ['Enter 5 characters or fewer'],
    message: ['Enter your message'],
  });
  expect(inLanguage('fr-CA', errorsOf)).toEqual({
    email: ['Entrez une adresse courriel valide'],
    company: ['Entrez au plus 5 caractères'],
    message: ['Entrez votre message'],
  });
});
