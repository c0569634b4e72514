import './load-env-file.js';

import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';

import {
  examineLiveStore,
  hasBlockingFinding,
  type CredentialCheck,
  type DatabaseFacts,
  type Finding,
  type LiveStoreFacts,
} from '../app/backoffice/upkeep/live-store.rules';
import { readDatabaseFacts } from '../app/backoffice/upkeep/live-store.queries.server';
import { dataFolder, EnvError, readEnv, type Env, type ProviderSettings } from '../app/env.server';
import { connectProviders } from '../app/domain/selling/payments/payment-providers.server';
import type { HostedProvider } from '../app/integrations/payments/payment-provider';
import { openDatabase, POSTGRES_URL } from '../db/client';
import { readOptions } from './script-options';

/**
 * `npm run doctor`: looks the settings of a live store over and says what to do. Run it with the variables of the store,
 * on its machine; it changes nothing. Ends with 1 when something must be done. `-- --json` is for programs, `-- --backups
 * FOLDER` says where backups are kept.
 */
const { values } = readOptions('npm run doctor -- [--json] [--backups FOLDER]', {
  options: { json: { type: 'boolean', default: false }, backups: { type: 'string' } },
});
const HOUR_MS = 60 * 60_000;

const findings = await examine();
const isWell = !hasBlockingFinding(findings);
if (values.json) console.log(JSON.stringify({ isWell, findings }, undefined, 2));
else show(findings);
process.exitCode = isWell ? 0 : 1;

async function examine(): Promise<Finding[]> {
  try {
    // In a demo the store makes itself a secret; the doctor makes nothing.
    const unmade = { SESSION_SECRET: 'a secret that only stands in for the missing one' };
    return examineLiveStore(await gather(readEnv({ ...unmade, ...withoutEmpty(process.env) })));
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return [
      {
        check: 'variables',
        level: 'must',
        text: `The store can't start: ${error.message}. See docs/operations.md.`,
      },
    ];
  }
}

function withoutEmpty(variables: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

async function gather(env: Env): Promise<LiveStoreFacts> {
  const isPostgres = POSTGRES_URL.test(env.databaseUrl);
  const folder = dataFolder(env.databaseUrl);
  const backupFolder = values.backups ?? (isPostgres ? undefined : path.join(folder, 'backups'));
  const file = isPostgres ? undefined : path.resolve(env.databaseUrl.slice('file:'.length));
  return {
    demo: env.demo,
    isProduction: process.env['NODE_ENV'] === 'production',
    sessionSecret: process.env['SESSION_SECRET'] === '' ? undefined : process.env['SESSION_SECRET'],
    appUrl: env.appUrl,
    host: env.host,
    trustProxy: env.trustProxy,
    hasMail: env.smtp !== undefined,
    rateLimits: env.rateLimits,
    privateWebhooks: env.privateWebhooks,
    privatePictures: env.privatePictures,
    hasMetricsToken: env.metricsToken !== undefined,
    webConcurrency: env.webConcurrency,
    providers: env.demo ? [] : await examineProviders(env.providers),
    ...(await askDatabase(env.databaseUrl, file)),
    newestBackupHours: backupFolder === undefined ? undefined : newestBackupHours(backupFolder),
    backupFolder,
    disk: file === undefined ? undefined : roomFor(file),
  };
}

async function askDatabase(
  url: string,
  file: string | undefined,
): Promise<{ database: DatabaseFacts | undefined; databaseProblem: string | undefined }> {
  // To open a file that is not there would make it.
  if (file !== undefined && !existsSync(file))
    return { database: undefined, databaseProblem: `${file} not found` };
  const db = openDatabase(url);
  try {
    return { database: await readDatabaseFacts(db), databaseProblem: undefined };
  } catch (error) {
    return { database: undefined, databaseProblem: error instanceof Error ? error.message : String(error) };
  } finally {
    await db.destroy();
  }
}

/** A provider's own sandbox is known by its keys or by its address. */
async function examineProviders(settings: ProviderSettings): Promise<LiveStoreFacts['providers']> {
  const { stripe, square, paypal } = await connectProviders(settings);
  const connected = [
    { provider: stripe, isSandbox: /^(sk|rk)_test_/.test(settings.stripe?.secretKey ?? '') },
    { provider: square, isSandbox: /sandbox/i.test(settings.square?.apiBase ?? '') },
    { provider: paypal, isSandbox: /sandbox/i.test(settings.paypal?.apiBase ?? '') },
  ];
  const facts: LiveStoreFacts['providers'] = [];
  for (const { provider, isSandbox } of connected)
    if (provider !== undefined)
      facts.push({ name: provider.title, isSandbox, credentials: await checkCredentials(provider) });
  return facts;
}

async function checkCredentials(provider: HostedProvider): Promise<CredentialCheck> {
  try {
    await provider.checkCredentials();
    return { isAccepted: true, problem: '' };
  } catch (error) {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
    return {
      isAccepted: false,
      problem: status === undefined ? 'unreachable.' : `responded ${String(status)}.`,
    };
  }
}

function newestBackupHours(folder: string): number | undefined {
  if (!existsSync(folder)) return undefined;
  const moments = readdirSync(folder)
    .filter((name) => /\.(db|dump)$/.test(name))
    .map((name) => statSync(path.join(folder, name)).mtimeMs);
  return moments.length === 0 ? undefined : (Date.now() - Math.max(...moments)) / HOUR_MS;
}

function roomFor(file: string): LiveStoreFacts['disk'] {
  if (!existsSync(file)) return undefined;
  const { bavail, bsize } = statfsSync(path.dirname(file));
  return { freeBytes: bavail * bsize, databaseBytes: statSync(file).size };
}

function show(all: readonly Finding[]): void {
  const signs = { must: 'MUST  ', should: 'should', ok: 'ok    ' } as const;
  for (const level of ['must', 'should', 'ok'] as const)
    for (const { text } of all.filter((one) => one.level === level)) console.log(`${signs[level]}  ${text}`);
  const count = all.filter(({ level }) => level === 'must').length;
  console.log(count === 0 ? '\nReady to open.' : `\n${count} to fix before opening.`);
}
