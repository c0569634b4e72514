import { randomBytes, randomInt } from 'node:crypto';

/** Returns 128 random bits as 22 characters, enough for a secret link. */
export function randomKey(): string {
  return randomBytes(16).toString('base64url');
}

// Without 0, 1, I, and O, which are confused on the phone.
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Returns a readable, unguessable number such as 'KW-7Q4M-2XKD': 8 characters of 32, 40 random bits. In a store with
 * a million orders, one guess in a million hits an order, and lookups also need the email address and are limited to
 * ten per minute. A unique index rejects duplicates.
 */
export function createReadableNumber(prefix: string): string {
  return `${prefix}-${createReadableBlock()}-${createReadableBlock()}`;
}

/** Returns a key for copying by hand, '7Q4M-2XKD-…', with 20 random bits per block. */
export function createReadableKey(blocks: number): string {
  return Array.from({ length: blocks }, createReadableBlock).join('-');
}

function createReadableBlock(): string {
  return Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
}
