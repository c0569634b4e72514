import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set<string>(dictionary['passwords-common']);

/** Returns why a password is too easy to guess; undefined if it isn't. `findPasswordProblem` checks everything else. */
export function findGuessablePasswordProblem(password: string): string | undefined {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  // 'password2026!' is a common password with an ending.
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isRepeated = COMMON.has(plain.slice(0, plain.length / 2)) && isTwice(plain);
  return COMMON.has(plain) || COMMON.has(core) || isRepeated
    ? 'This password is too common. Choose another'
    : undefined;
}

function isTwice(text: string): boolean {
  return text === text.slice(0, text.length / 2).repeat(2);
}
