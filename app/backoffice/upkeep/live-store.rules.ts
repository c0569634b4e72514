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
      'The demo is off.',
      createError('This is a demo: its login is known to everyone and payments move no money. Set DEMO=0.'),
    ),
    createFinding(
      'production',
      facts.isProduction,
      'It runs as NODE_ENV=production.',
      createWarning(
        'NODE_ENV is not production here. npm start sets it; where build/server.js is started itself, set NODE_ENV=production.',
      ),
    ),
    createFinding(
      'session-secret',
      isStrong(sessionSecret),
      'SESSION_SECRET is set, and long enough.',
      createError(
        sessionSecret === ''
          ? 'SESSION_SECRET is not set. Set it to the output of: openssl rand -base64 32'
          : 'SESSION_SECRET can be guessed: it is short, or one character again and again. Set it to the output of: openssl rand -base64 32. Secrets of webhooks and of one-time codes that were sealed by the old one have to be made again.',
      ),
    ),
    createFinding(
      'https',
      isHttps,
      `The store is at ${appUrl ?? ''}, by https.`,
      createError(
        'APP_URL does not begin with https. Put a proxy that speaks TLS in front of the store and set APP_URL to the address that customers type, such as https://store.example.',
      ),
    ),
    createFinding(
      'proxy',
      trustProxy > 0,
      `TRUST_PROXY is ${trustProxy}: visitors are told apart behind the proxy.`,
      createError(
        'TRUST_PROXY is 0: behind a proxy all visitors look like one, who is soon refused for too many requests. Set it to the number of proxies in front of the store, usually 1.',
      ),
    ),
    ...(trustProxy > 0 && !isLoopback(facts.host)
      ? [
          {
            check: 'reachable',
            ...createWarning(
              `The store listens on ${facts.host}, and believes what a proxy says of a visitor's address. Let a firewall keep everyone but the proxy from its port.`,
            ),
          },
        ]
      : []),
    createFinding(
      'mail',
      facts.hasMail,
      'Mail is handed to a server.',
      createError(
        'There is no mail server: confirmations and sign-in links stay in the outbox. Set SMTP_URL and MAIL_FROM.',
      ),
    ),
    createFinding(
      'rate-limits',
      facts.rateLimits,
      'Requests are limited.',
      createError('RATE_LIMITS is off: passwords can be tried without end. Take the variable away.'),
    ),
    createFinding(
      'webhooks',
      !facts.privateWebhooks,
      'Webhooks go to public addresses by https alone.',
      createWarning(
        'WEBHOOK_PRIVATE_ADDRESSES=allow lets owners send messages into your own network. Take it away unless a receiver stands there.',
      ),
    ),
    createFinding(
      'pictures',
      !facts.privatePictures,
      'Imports download pictures from public addresses alone.',
      createWarning(
        'PICTURE_PRIVATE_ADDRESSES=allow lets imports read pictures of your own network. Remove it once they are downloaded.',
      ),
    ),
    createFinding(
      'metrics',
      facts.hasMetricsToken,
      'Figures can be read at /metrics.',
      createWarning(
        'Nobody can watch the store: set METRICS_TOKEN to the output of openssl rand -hex 32, and read /metrics with it (docs/operations.md).',
      ),
    ),
    createFinding(
      'processes',
      facts.webConcurrency > 1,
      `${facts.webConcurrency} processes serve the store.`,
      createWarning(
        'One process serves the store, so that each restart refuses visitors for some seconds. Set WEB_CONCURRENCY=2.',
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
          'No payment provider is connected: buyers can pay by transfer alone. See Payments in docs/operations.md.',
        ),
      },
    ];
  return providers.flatMap(({ name, isSandbox, credentials }) => [
    createFinding(
      `payments-${name.toLowerCase()}`,
      !isSandbox,
      `${name} takes real payments.`,
      createError(
        `${name} is connected to its sandbox: goods would be sent without money. Set its live keys.`,
      ),
    ),
    createFinding(
      `credentials-${name.toLowerCase()}`,
      credentials.isAccepted,
      `${name} accepts the store's key.`,
      createError(
        `${name} does not accept the store's key: ${credentials.problem} Check its variables, and its status page.`,
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
          `The database does not answer: ${databaseProblem ?? 'nobody knows why'}. Look at DATABASE_URL.`,
        ),
      },
    ];
  const { pendingMigrations, unknownMigrations, demoPasswords, owners } = database;
  const without = database.ownersWithoutSecondFactor;
  return [
    { check: 'database', level: 'ok', text: 'The database answers.' },
    createFinding(
      'migrations',
      pendingMigrations === 0 && unknownMigrations === 0,
      'It is up to date.',
      unknownMigrations > 0
        ? createError(
            'A newer release has changed the database. Run that release, or go back with the backup of before.',
          )
        : createError(
            `${pendingMigrations} migrations have not run. Run npm run migrate, or start the store.`,
          ),
    ),
    createFinding(
      'owners',
      owners > 0,
      `${owners} owners can sign in.`,
      createError('Nobody can sign in as an owner. Run npm run add-staff -- --username NAME.'),
    ),
    ...(owners > 0
      ? [
          createFinding(
            'second-factor',
            without === 0,
            'All owners sign in with a second factor.',
            createWarning(
              `${without} of ${owners} owners sign in by their password alone. They switch the second factor on under My account.`,
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
            'Nobody has the password of the demo.',
            createError(
              `These staff have the password of the demo: ${demoPasswords.join(', ')}. Give them another one under Staff, or switch the accounts off.`,
            ),
          ),
        ]),
    createFinding(
      'clock',
      database.newestEntryAheadSeconds <= MAX_CLOCK_LAG_SECONDS,
      'The clock is not behind what was written last.',
      createError(
        `The clock is ${Math.round(database.newestEntryAheadSeconds)} seconds behind what was written last. Sessions and one-time codes go by it: set it by NTP.`,
      ),
    ),
  ];
}

function examineBackups({ newestBackupHours: hours, backupFolder }: LiveStoreFacts): Finding {
  const where = backupFolder ?? 'a folder that --backups names';
  const advice = `Run npm run backup every night, and keep copies on another machine. (Looked in ${where}; --backups FOLDER looks elsewhere.)`;
  if (hours === undefined) return { check: 'backups', ...createError(`There is no backup. ${advice}`) };
  return createFinding(
    'backups',
    hours <= BACKUP_MUST_HOURS,
    `The newest backup is ${Math.round(hours)} hours old.`,
    createError(`The newest backup is ${Math.round(hours)} hours old. ${advice}`),
  );
}

function examineDiskSpace({ freeBytes, databaseBytes }: NonNullable<LiveStoreFacts['disk']>): Finding {
  const free = `${(freeBytes / GIGABYTE).toFixed(1)} GB`;
  const text = `Only ${free} are free where the database lies. Make room: a full disk stops all orders, and a backup needs as much room again.`;
  if (freeBytes < GIGABYTE / 4) return { check: 'disk', ...createError(text) };
  const isWell = freeBytes >= Math.max(GIGABYTE, 2 * databaseBytes);
  return createFinding('disk', isWell, `${free} are free where the database lies.`, createWarning(text));
}
