import { randomBytes, randomInt } from 'node:crypto';

/** 128 random bits as 22 characters: enough where knowing the text is the only key. */
export function randomKey(): string {
  return randomBytes(16).toString('base64url');
}

// Without 0, 1, I and O, which people mix up when they read a number over the phone.
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number that people read to each other and nobody can guess: 'KW-7Q4M-2XKD' (40 random bits). */
export function readableNumber(prefix: string): string {
  const block = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return `${prefix}-${block()}-${block()}`;
}
