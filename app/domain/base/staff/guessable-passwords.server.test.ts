import { expect, it } from 'vitest';

import { findGuessablePasswordProblem } from './guessable-passwords.server';

it.each([
  '1q2w3e4r5t6y',
  'Password2026!',
  'QWERTY123456',
  '123456password',
  'sunshinesunshine',
  'leavemealone',
])('%s is refused', (password) => {
  expect(findGuessablePasswordProblem(password)).toContain('too common');
});

it.each(['seven brass keys on a nail', 'kwHx8!vTq2Lm', 'lock the back door first'])(
  '%s is not',
  (password) => {
    expect(findGuessablePasswordProblem(password)).toBeUndefined();
  },
);
