import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** What every code app takes when nothing else is said. */
const SETTINGS = { issuer: 'Keyway', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const STEP_MS = SETTINGS.period * 1000;
/** A clock may be one step before or behind ours. */
const DRIFT_STEPS = 1;

/** A new key for a code app: 160 random bits. */
export function newCodeKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** The 30 seconds that a code belongs to, counted from 1970; undefined when it is none of now. */
export function stepOfCode(key: string, code: string, now: number): number | undefined {
  const delta = totpOf(key, '').validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta;
}

/** The code of a moment. */
export function codeAt(key: string, now: number): string {
  return totpOf(key, '').generate({ timestamp: now });
}

/** The key as a QR code that code apps read, and in groups of four for whoever types it. */
export function codeKeyToShow(key: string, username: string): { svg: string; typed: string } {
  const svg = renderSVG(totpOf(key, username).toString(), { ecc: 'M', border: 4, pixelSize: 4 });
  return { svg, typed: key.replace(/.{4}(?=.)/g, '$& ') };
}

function totpOf(key: string, username: string): TOTP {
  return new TOTP({ ...SETTINGS, label: username, secret: Secret.fromBase32(key) });
}
