/** What `npm run doctor` checks. */
export interface LiveStoreFacts {
  demo: boolean;
  isProduction: boolean;
  sessionSecret: string | undefined;
  appUrl: string | undefined;
  host: string;
  trustProxy: number;
  hasMail: boolean;
  rateLimits: boolean;
  privateWebhooks: boolean;
  privatePictures: boolean;
  hasMetricsToken: boolean;
  webConcurrency: number;
  /** The configured payment providers. */
  providers: { name: string; isSandbox: boolean; credentials: CredentialCheck }[];
  /** The database's error; undefined if it works. */
  databaseProblem: string | undefined;
  /** Undefined if the database doesn't respond. */
  database: DatabaseFacts | undefined;
  /** The newest backup's age; undefined if there is none. */
  newestBackupHours: number | undefined;
  /** Where backups were looked for, if known. */
  backupFolder: string | undefined;
  /** The database's disk; undefined if it is on another machine. */
  disk: { freeBytes: number; databaseBytes: number } | undefined;
}

/** What a provider answered to its credentials. */
export type CredentialCheck = { isAccepted: boolean; problem: string };

export interface DatabaseFacts {
  /** Migrations that haven't run. */
  pendingMigrations: number;
  /** Migrations of a newer release. */
  unknownMigrations: number;
  owners: number;
  ownersWithoutSecondFactor: number;
  /** Active staff with the demo's password. */
  demoPasswords: string[];
  /** How far the newest entry is ahead of this machine's clock; negative if it is in the past. */
  newestEntryAheadSeconds: number;
}

export interface Finding {
  /** Identifies the check. */
  check: string;
  /** must: the store is unsafe or doesn't work. should: something is missing. */
  level: 'ok' | 'should' | 'must';
  /** The result, and what to do. */
  text: string;
}

const GIGABYTE = 1024 ** 3;
const BACKUP_MUST_HOURS = 48;
const MAX_CLOCK_LAG_SECONDS = 60;

/** Checks a live store. Findings are written for its operator. */
export function examineLiveStore(facts: LiveStoreFacts): Finding[] {
  return [
    ...examineSettings(facts),
    ...examinePayments(facts),
    ...examineDatabase(facts),
    examineBackups(facts),
    ...(facts.disk === undefined ? [] : [examineDiskSpace(facts.disk)]),
  ];
}

/** Returns whether any finding must be fixed before opening the store. */
export function hasBlockingFinding(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === 'must');
}

function createFinding(
  check: string,
  isWell: boolean,
  well: string,
  otherwise: Pick<Finding, 'level' | 'text'>,
): Finding {
  return isWell ? { check, level: 'ok', text: well } : { check, ...otherwise };
}

const createError = (text: string) => ({ level: 'must', text }) as const;
const createWarning = (text: string) => ({ level: 'should', text }) as const;

function examineSettings(facts: LiveStoreFacts): Finding[] {
  const { appUrl, trustProxy, sessionSecret = '' } = facts;
  const isHttps = appUrl?.startsWith('https:') ?? false;
  return [
    createFinding(
      'demo',
      !facts.demo,
      'Demo mode is off.',
      createError('Demo mode is on: the password is public and payments are simulated. Set DEMO=0.'),
    ),
    createFinding(
      'production',
      facts.isProduction,
      'NODE_ENV is production.',
      createWarning('NODE_ENV isn’t production. Set NODE_ENV=production, or use npm start.'),
    ),
    createFinding(
      'session-secret',
      isStrong(sessionSecret),
      'SESSION_SECRET is strong.',
      createError(
        sessionSecret === ''
          ? 'SESSION_SECRET isn’t set. Set it to the output of: openssl rand -base64 32'
          : 'SESSION_SECRET is weak. Set it to the output of: openssl rand -base64 32. Then rotate webhook secrets and set up two-factor authentication again.',
      ),
    ),
    createFinding(
      'https',
      isHttps,
      `APP_URL is ${appUrl ?? ''}.`,
      createError(
        'APP_URL doesn’t use HTTPS. Put a TLS proxy in front of the store and set APP_URL to its public URL, e.g. https://store.example.',
      ),
    ),
    createFinding(
      'proxy',
      trustProxy > 0,
      `TRUST_PROXY is ${trustProxy}.`,
      createError(
        'TRUST_PROXY is 0, so all visitors behind a proxy share one rate limit. Set it to the number of proxies, usually 1.',
      ),
    ),
    ...(trustProxy > 0 && !isLoopback(facts.host)
      ? [
          {
            check: 'reachable',
            ...createWarning(
              `The store listens on ${facts.host} and trusts proxy headers. Allow only the proxy to reach its port.`,
            ),
          },
        ]
      : []),
    createFinding(
      'mail',
      facts.hasMail,
      'Email is connected.',
      createError(
        'Email isn’t connected, so confirmations and sign-in links aren’t sent. Set SMTP_URL and MAIL_FROM.',
      ),
    ),
    createFinding(
      'rate-limits',
      facts.rateLimits,
      'Rate limits are on.',
      createError('RATE_LIMITS is off, so passwords can be brute-forced. Remove the variable.'),
    ),
    createFinding(
      'webhooks',
      !facts.privateWebhooks,
      'Webhooks go only to public https URLs.',
      createWarning(
        'WEBHOOK_PRIVATE_ADDRESSES=allow lets webhooks reach your private network. Remove it unless you need that.',
      ),
    ),
    createFinding(
      'pictures',
      !facts.privatePictures,
      'Imports download pictures only from public addresses.',
      createWarning(
        'PICTURE_PRIVATE_ADDRESSES=allow lets imports reach your private network. Remove it after the import.',
      ),
    ),
    createFinding(
      'metrics',
      facts.hasMetricsToken,
      'Metrics are available at /metrics.',
      createWarning(
        'Metrics are off. Set METRICS_TOKEN to the output of openssl rand -hex 32. See docs/operations.md.',
      ),
    ),
    createFinding(
      'processes',
      facts.webConcurrency > 1,
      `The store runs in ${facts.webConcurrency} processes.`,
      createWarning(
        'The store runs in one process, so each restart causes a short outage. Set WEB_CONCURRENCY=2.',
      ),
    ),
  ];
}

/** At least 32 characters, not just a few repeated ones. */
function isStrong(secret: string): boolean {
  return secret.length >= 32 && new Set(secret).size >= 10;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

function examinePayments({ providers, demo }: LiveStoreFacts): Finding[] {
  if (demo) return [];
  if (providers.length === 0)
    return [
      {
        check: 'payments',
        ...createWarning(
          'No payment provider is connected, so buyers can pay only by transfer. See docs/operations.md.',
        ),
      },
    ];
  return providers.flatMap(({ name, isSandbox, credentials }) => [
    createFinding(
      `payments-${name.toLowerCase()}`,
      !isSandbox,
      `${name} takes real payments.`,
      createError(`${name} is in sandbox mode, so orders ship without payment. Set its live keys.`),
    ),
    createFinding(
      `credentials-${name.toLowerCase()}`,
      credentials.isAccepted,
      `${name} accepts the API key.`,
      createError(
        `${name} rejected the API key: ${credentials.problem} Check its environment variables and status page.`,
      ),
    ),
  ]);
}

function examineDatabase({ database, databaseProblem, demo }: LiveStoreFacts): Finding[] {
  if (database === undefined)
    return [
      {
        check: 'database',
        ...createError(
          `The database isn’t responding: ${databaseProblem ?? 'unknown error'}. Check DATABASE_URL.`,
        ),
      },
    ];
  const { pendingMigrations, unknownMigrations, demoPasswords, owners } = database;
  const without = database.ownersWithoutSecondFactor;
  return [
    { check: 'database', level: 'ok', text: 'The database is responding.' },
    createFinding(
      'migrations',
      pendingMigrations === 0 && unknownMigrations === 0,
      'Migrations are up to date.',
      unknownMigrations > 0
        ? createError(
            'A newer release migrated the database. Run that release, or restore an earlier backup.',
          )
        : createError(`Pending migrations: ${pendingMigrations}. Run npm run migrate.`),
    ),
    createFinding(
      'owners',
      owners > 0,
      `Owners who can sign in: ${owners}.`,
      createError('There is no active owner. Run npm run add-staff -- --username NAME.'),
    ),
    ...(owners > 0
      ? [
          createFinding(
            'second-factor',
            without === 0,
            'All owners use two-factor authentication.',
            createWarning(
              `Owners without two-factor authentication: ${without} of ${owners}. They can set it up under My account.`,
            ),
          ),
        ]
      : []),
    ...(demo
      ? []
      : [
          createFinding(
            'passwords',
            demoPasswords.length === 0,
            'No one uses the demo password.',
            createError(
              `These accounts use the demo password: ${demoPasswords.join(', ')}. Change their passwords under Staff, or deactivate them.`,
            ),
          ),
        ]),
    createFinding(
      'clock',
      database.newestEntryAheadSeconds <= MAX_CLOCK_LAG_SECONDS,
      'The clock is correct.',
      createError(
        `The clock is ${Math.round(database.newestEntryAheadSeconds)} seconds behind the newest record. Sync it with NTP.`,
      ),
    ),
  ];
}

function examineBackups({ newestBackupHours: hours, backupFolder }: LiveStoreFacts): Finding {
  const where = backupFolder ?? 'no folder';
  const advice = `Run npm run backup every night and keep copies on another machine. (Checked ${where}. Use --backups FOLDER to check another folder.)`;
  if (hours === undefined) return { check: 'backups', ...createError(`No backup found. ${advice}`) };
  return createFinding(
    'backups',
    hours <= BACKUP_MUST_HOURS,
    `The newest backup is ${Math.round(hours)} hours old.`,
    createError(`The newest backup is ${Math.round(hours)} hours old. ${advice}`),
  );
}

function examineDiskSpace({ freeBytes, databaseBytes }: NonNullable<LiveStoreFacts['disk']>): Finding {
  const free = `${(freeBytes / GIGABYTE).toFixed(1)} GB`;
  const text = `Only ${free} free on the database disk. A full disk stops all orders, and each backup needs as much space as the database.`;
  if (freeBytes < GIGABYTE / 4) return { check: 'disk', ...createError(text) };
  const isWell = freeBytes >= Math.max(GIGABYTE, 2 * databaseBytes);
  return createFinding('disk', isWell, `${free} free on the database disk.`, createWarning(text));
}
