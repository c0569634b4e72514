import { describe, expect, it } from 'vitest';

import {
  examineLiveStore,
  hasBlockingFinding,
  type DatabaseFacts,
  type LiveStoreFacts,
} from './live-store.rules';

const database: DatabaseFacts = {
  pendingMigrations: 0,
  unknownMigrations: 0,
  owners: 2,
  ownersWithoutSecondFactor: 0,
  demoPasswords: [],
  newestEntryAheadSeconds: -30,
};

const GIGABYTE = 1024 ** 3;

const well: LiveStoreFacts = {
  demo: false,
  isProduction: true,
  sessionSecret: 'Zt4vWq9xKs2mLp7dRb1nYc6gHj3fTa8e',
  appUrl: 'https://store.example',
  host: '127.0.0.1',
  trustProxy: 1,
  hasMail: true,
  rateLimits: true,
  privateWebhooks: false,
  privatePictures: false,
  hasMetricsToken: true,
  webConcurrency: 2,
  providers: [{ name: 'Stripe', isSandbox: false, credentials: { isAccepted: true, problem: '' } }],
  databaseProblem: undefined,
  database,
  newestBackupHours: 20,
  backupFolder: '/srv/backups',
  disk: { freeBytes: 50 * GIGABYTE, databaseBytes: GIGABYTE },
};

const notWell = (facts: Partial<LiveStoreFacts>) =>
  examineLiveStore({ ...well, ...facts })
    .filter(({ level }) => level !== 'ok')
    .map(({ check, level }) => `${level} ${check}`);

describe('a live store', () => {
  it('that has all it needs is told so', () => {
    expect(notWell({})).toEqual([]);
    expect(hasBlockingFinding(examineLiveStore(well))).toBe(false);
  });

  it.each<[string, Partial<LiveStoreFacts>]>([
    ['must demo', { demo: true }],
    ['should production', { isProduction: false }],
    ['must session-secret', { sessionSecret: undefined }],
    ['must session-secret', { sessionSecret: 'short' }],
    ['must session-secret', { sessionSecret: 'x'.repeat(40) }],
    ['must https', { appUrl: 'http://store.example' }],
    ['must https', { appUrl: undefined }],
    ['must proxy', { trustProxy: 0 }],
    ['should reachable', { host: '0.0.0.0' }],
    ['must mail', { hasMail: false }],
    ['must rate-limits', { rateLimits: false }],
    ['should webhooks', { privateWebhooks: true }],
    ['should pictures', { privatePictures: true }],
    ['should metrics', { hasMetricsToken: false }],
    ['should processes', { webConcurrency: 1 }],
    ['should payments', { providers: [] }],
    [
      'must payments-square',
      { providers: [{ name: 'Square', isSandbox: true, credentials: { isAccepted: true, problem: '' } }] },
    ],
    ['must database', { database: undefined, databaseProblem: 'refused' }],
    ['must migrations', { database: { ...database, pendingMigrations: 2 } }],
    ['must migrations', { database: { ...database, unknownMigrations: 1 } }],
    ['must owners', { database: { ...database, owners: 0 } }],
    ['should second-factor', { database: { ...database, ownersWithoutSecondFactor: 1 } }],
    ['must passwords', { database: { ...database, demoPasswords: ['admin'] } }],
    ['must clock', { database: { ...database, newestEntryAheadSeconds: 3_600 } }],
    ['must backups', { newestBackupHours: undefined }],
    ['must backups', { newestBackupHours: 72 }],
    ['must disk', { disk: { freeBytes: GIGABYTE / 10, databaseBytes: 1 } }],
    ['should disk', { disk: { freeBytes: 3 * GIGABYTE, databaseBytes: 2 * GIGABYTE } }],
  ])('is told: %s', (expected, facts) => {
    expect(notWell(facts)).toEqual([expected]);
    expect(hasBlockingFinding(examineLiveStore({ ...well, ...facts }))).toBe(expected.startsWith('must'));
  });
});
