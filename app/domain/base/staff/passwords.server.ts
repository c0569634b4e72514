import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

// OWASP's recommendation for scrypt: 128 MB and about 0.3 seconds.
const COST = 131_072;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const KEY_LENGTH = 32;
const MAX_MEMORY = 256 * 1024 * 1024;
/** Hashes are computed one after another, or a few guesses at once would take the machine's memory. */
let lastHash: Promise<unknown> = Promise.resolve();

/** Returns a salted scrypt hash with parameters: 'scrypt$N$r$p$salt$hash'. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await deriveKey(password, salt, COST, BLOCK_SIZE, PARALLEL);
  return formatHash(salt, hash);
}

/** Returns a hash that no password has, as far as anybody knows, for accounts no one signs in with. */
export function createUnusableHash(): string {
  return formatHash(randomBytes(16), randomBytes(KEY_LENGTH));
}

function formatHash(salt: Buffer, hash: Buffer): string {
  return ['scrypt', COST, BLOCK_SIZE, PARALLEL, salt.toString('base64url'), hash.toString('base64url')].join(
    '$',
  );
}

/** Returns whether a stored hash was made with weaker parameters than today's. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(['scrypt', COST, BLOCK_SIZE, PARALLEL, ''].join('$'));
}

/** Verifies a password in constant time. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, n, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64url');
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), Number(n), Number(r), Number(p));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function deriveKey(password: string, salt: Buffer, N: number, r: number, p: number): Promise<Buffer> {
  const key = lastHash.then(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const options = { N, r, p, maxmem: MAX_MEMORY };
        scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, derived) => {
          if (error === null) resolve(derived);
          else reject(error);
        });
      }),
  );
  lastHash = key.catch(() => undefined);
  return key;
}

/** Defaults of all authenticator apps. */
const SETTINGS = { issuer: 'Keyway', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const STEP_MS = SETTINGS.period * 1000;
/** Allowed clock drift in steps, either way. */
const DRIFT_STEPS = 1;

/** Creates a key with 160 random bits. */
export function createCodeKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** Finds the 30-second step of a code, counted from 1970; undefined if it isn't current. */
export function findCodeStep(key: string, code: string, now: number): number | undefined {
  const delta = createTotp(key, '').validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta;
}

/** Returns the code at a time. */
export function getCodeAt(key: string, now: number): string {
  return createTotp(key, '').generate({ timestamp: now });
}

/** Renders a key as a QR code and in groups of four characters. */
export function renderCodeKey(key: string, username: string): { svg: string; typed: string } {
  const svg = renderSVG(createTotp(key, username).toString(), { ecc: 'M', border: 4, pixelSize: 4 });
  return { svg, typed: key.replace(/.{4}(?=.)/g, '$& ') };
}

function createTotp(key: string, username: string): TOTP {
  return new TOTP({ ...SETTINGS, label: username, secret: Secret.fromBase32(key) });
}
