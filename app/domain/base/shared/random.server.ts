import { randomBytes, randomInt } from 'node:crypto';

/** 128 random bits as 22 characters: enough where knowing the text is the only key. */
export function randomKey(): string {
  return randomBytes(16).toString('base64url');
}

// Without 0, 1, I and O, which people mix up when they read a number over the phone.
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A number that people read to each other and nobody can guess: 'KW-7Q4M-2XKD'. Eight places of 32 characters, each
 * drawn evenly by the system's generator, are 40 bits: a million million numbers. In a store with a million orders one
 * guess in a million is somebody's, and with the right e-mail only and ten tries a minute. Two orders of the same
 * number are refused by the table.
 */
export function readableNumber(prefix: string): string {
  return `${prefix}-${readableBlock()}-${readableBlock()}`;
}

/** A key that people copy by hand: '7Q4M-2XKD-…', 20 random bits a block. */
export function readableKey(blocks: number): string {
  return Array.from({ length: blocks }, readableBlock).join('-');
}

function readableBlock(): string {
  return Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
}
