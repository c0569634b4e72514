import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

import { browserOptions } from './tests/e2e/browser';
import { linkBuild } from './tests/support/build-link';
import { isHardRun } from './tests/support/hard-tests';
import { sqliteTemplate, TEMPLATE_FOLDER } from './tests/support/sqlite-templates';
import { copyPostgres, postgresServer, TEMPLATES } from './tests/support/test-databases';

// Workers read this file again and inherit these variables. The port is below those that the system hands out.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 12_000));
process.env['E2E_DATA'] ??= linkBuild(mkdtempSync(path.join(tmpdir(), 'keyway-e2e-')));
process.env[TEMPLATE_FOLDER] ??= process.env['E2E_DATA'];
const postgres = postgresServer();
// The demo without its history: stories count what they add.
process.env['E2E_DATABASE'] ??=
  postgres === undefined
    ? await copyTemplate(`${process.env['E2E_DATA']}/store.db`)
    : await copyPostgres(postgres, TEMPLATES.demo);
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;

async function copyTemplate(file: string): Promise<string> {
  copyFileSync(await sqliteTemplate('demo'), file);
  return `file:${file}`;
}

const launchOptions = await browserOptions();

/** Texts and paths of bilingual stories follow it. */
const IN_FRENCH = { locale: 'fr-CA' };

/**
 * Runs every story with JavaScript, and those whose forms behave otherwise a second time without. Buying is in French,
 * too; its forms without JavaScript are a part of the long run.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/stories',
  globalTeardown: './tests/e2e/remove-data.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine can fail a correct story. It gets a second try, and the run reports it.
  retries: 1,
  timeout: 120_000,
  // The tests without a browser run alongside, on the same cores.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/stories.json' }]],
  use: { baseURL, launchOptions, screenshot: 'only-on-failure', trace: 'off' },
  projects: [
    { name: 'with-javascript', use: { javaScriptEnabled: true } },
    { name: 'without-javascript', use: { javaScriptEnabled: false }, grepInvert: /@once/ },
    { name: 'french', use: { ...IN_FRENCH, javaScriptEnabled: true }, grep: /@bilingual/ },
    ...(isHardRun
      ? [
          {
            name: 'french-without-javascript',
            use: { ...IN_FRENCH, javaScriptEnabled: false },
            grep: /@bilingual/,
            grepInvert: /@once/,
          },
        ]
      : []),
  ],
  webServer: {
    command: `${process.execPath} build/server.js`,
    cwd: process.env['E2E_DATA'],
    url: `${baseURL}/api/categories`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      NODE_ENV: 'production',
      PORT: process.env['E2E_PORT'],
      DATABASE_URL: process.env['E2E_DATABASE'],
      RATE_LIMITS: 'off',
      WEBHOOK_PRIVATE_ADDRESSES: 'allow',
      PICTURE_PRIVATE_ADDRESSES: 'allow',
      LOG_LEVEL: 'error',
    },
  },
});
