import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

/**
 * Encrypts a secret, so that a copy of the database alone doesn't reveal it.
 *
 * @param owner binds it to one record.
 * @param key the store's secret, from which the key is derived.
 */
export function sealSecret(secret: string, owner: string, key: string): string {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv(CIPHER, deriveKey(key), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a secret; undefined if the key or owner differs. */
export function openSecret(sealed: string, owner: string, key: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const opener = createDecipheriv(CIPHER, deriveKey(key), bytes.subarray(0, IV_LENGTH), {
      authTagLength: TAG_LENGTH,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
    const opened = opener.update(bytes.subarray(IV_LENGTH + TAG_LENGTH));
    return Buffer.concat([opened, opener.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function deriveKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'keyway second factor', 32));
}
