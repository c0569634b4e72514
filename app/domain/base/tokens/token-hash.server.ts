import { createHash } from 'node:crypto';

/** What the database knows of a token: 256 random bits are guessed by nobody, so a plain hash keeps them. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
