import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

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
