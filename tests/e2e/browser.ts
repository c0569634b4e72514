import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Chromium keeps to itself: no look-ups, updates or reports. */
const QUIET = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
];

const INSTALLED = [
  process.env['CHROMIUM_PATH'] ?? '',
  // Without the parts that draw windows: the stories take a fifth less time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * How to start a Chromium: one that the machine has, else the one that comes with the packages (Linux on x64), so
 * that the tests need nothing but `npm ci`.
 */
export async function browserOptions(): Promise<LaunchOptions> {
  const installed = INSTALLED.find((file) => file !== '' && existsSync(file));
  if (installed !== undefined) {
    return { executablePath: installed, args: ['--no-sandbox', '--disable-gpu', ...QUIET] };
  }
  // Its own libraries are unpacked only where it believes to be in this environment.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return {
    executablePath: await packaged.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--headless=shell', ...QUIET],
    env: { ...process.env, LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] ?? '' },
  };
}
