import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const flagSchema = (initially: boolean) =>
  z
    .enum(['0', '1'], { message: 'must be 0 or 1' })
    .optional()
    .transform((value) => (value === undefined ? initially : value === '1'));

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ message }).int(message).min(min, message).max(max, message);
};

const urlSchema = z
  .string()
  .url('must be a URL')
  .regex(/^https?:/, 'must be a URL such as https://provider.example')
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

/** Comma-separated origins, normalized to the form that browsers send. */
const origins = z
  .string()
  .default('')
  .transform((text, check) => {
    const parts = text.split(',').map((part) => part.trim());
    return parts.filter(Boolean).map((part) => {
      const problem = findOriginProblem(part);
      if (problem === undefined) return new URL(part).origin;
      check.addIssue({ code: z.ZodIssueCode.custom, message: problem });
      return z.NEVER;
    });
  });

function findOriginProblem(text: string): string | undefined {
  if (text === '*') return "can't contain *: list each origin that can call the API";
  if (text.toLowerCase() === 'null') return "can't contain null: any page can send that origin";
  const url = /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  // A pattern such as *.app.example parses as a URL too.
  if (url !== undefined && /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/.test(url.hostname))
    return undefined;
  return `must list origins such as https://app.example, without paths: ${JSON.stringify(text)} isn't one`;
}

const EnvSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'must be a path such as file:./data/store.db, or a postgres:// URL')
    .default('file:./data/store.db'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO: flagSchema(true),
  APP_URL: z
    .string()
    .url('must be a URL such as https://store.example')
    .regex(/^https?:\/\/[^/]+\/?$/, 'must be an origin such as https://store.example, without a path')
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  ZELLE_EMAIL: z.string().email('must be an email address').default('payments@keyway.example'),
  ETRANSFER_EMAIL: z.string().email('must be an email address').default('transfers@keyway.example'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: urlSchema,
  SQUARE_ACCESS_TOKEN: z.string().optional(),
  SQUARE_LOCATION_ID: z.string().optional(),
  SQUARE_WEBHOOK_SECRET: z.string().optional(),
  SQUARE_API_BASE: urlSchema,
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_API_BASE: urlSchema,
  SANDBOX_URL: urlSchema,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/?#]+\/?$/, 'must be a URL such as smtps://user:password@mail.example:465')
    .refine((value) => URL.canParse(value), 'must be a URL such as smtps://user:password@mail.example:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@",\r\n]+ <[^<>@\s",]+@[^<>@\s",]+>|[^<>@\s",]+@[^<>@\s",]+)$/,
      'must be an email address such as orders@store.example or Keyway <orders@store.example>',
    )
    .optional(),
  API_CORS_ORIGINS: origins,
  RATE_LIMITS: z.enum(['on', 'off'], { message: 'must be on or off' }).default('on'),
  WEBHOOK_PRIVATE_ADDRESSES: z
    .enum(['allow', 'refuse'], { message: 'must be allow or refuse' })
    .default('refuse'),
  PICTURE_PRIVATE_ADDRESSES: z
    .enum(['allow', 'refuse'], { message: 'must be allow or refuse' })
    .default('refuse'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'must have at least 32 characters and no spaces')
    .optional(),
  ERROR_REPORTER: z.string().optional(),
  FRENCH: z.enum(['on', 'off'], { message: 'must be on or off' }).default('on'),
  FRENCH_CATALOG: z.string().optional(),
  LOG_ADDRESSES: z
    .enum(['full', 'truncated', 'off'], { message: 'must be full, truncated, or off' })
    .default('full'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** The names of all variables. */
export const ENV_VARIABLES = Object.keys(EnvSchema.shape);

type Variables = z.infer<typeof EnvSchema>;

export type LoggedAddresses = z.infer<typeof EnvSchema>['LOG_ADDRESSES'];
export type LogLevel = z.infer<typeof EnvSchema>['LOG_LEVEL'];

/** Credentials of each payment provider; undefined for one that isn't connected. */
export interface ProviderSettings {
  stripe?: { secretKey: string; webhookSecret: string; apiBase: string | undefined };
  square?: { accessToken: string; locationId: string; webhookSecret: string; apiBase: string | undefined };
  paypal?: { clientId: string; clientSecret: string; webhookId: string; apiBase: string | undefined };
}

export interface Env {
  port: number;
  host: string;
  databaseUrl: string;
  sessionSecret: string;
  /** Demo catalog, demo login, and sandbox payments. */
  demo: boolean;
  /** Public origin without a trailing slash. In a demo it may be unset: then each request determines it. */
  appUrl: string | undefined;
  trustProxy: number;
  zelleEmail: string;
  eTransferEmail: string;
  providers: ProviderSettings;
  /** Address of the payment sandbox; undefined if it runs in this process. */
  sandboxUrl: string | undefined;
  /** Mail server and sender; undefined keeps mail in the outbox. */
  smtp: { url: string; from: string } | undefined;
  /** Origins whose pages may call the API from a browser. */
  apiCorsOrigins: readonly string[];
  rateLimits: boolean;
  /** Whether webhooks may go to private addresses and over plain HTTP, for receivers in the same network. */
  privateWebhooks: boolean;
  /** Whether imports may download pictures from private addresses, for an old store in the same network. */
  privatePictures: boolean;
  /** Number of server processes on this machine. */
  webConcurrency: number;
  /** Bearer token for /metrics; undefined turns the page off. */
  metricsToken: string | undefined;
  /** Path of the module that passes errors to an error tracker. */
  errorReporter: string | undefined;
  /** Whether the French pages, below /fr, are served. */
  french: boolean;
  /** Path of a compiled catalog in place of the French one, for development: the pseudo-locale. */
  frenchCatalog: string | undefined;
  logLevel: LogLevel;
  /** How much of a client's address is logged with a request. */
  logAddresses: LoggedAddresses;
}

/** An invalid variable. The message is one line that begins with its name. */
export class EnvError extends Error {}

/**
 * Parses the environment variables. Call it once, at start.
 *
 * @throws EnvError for the first invalid variable.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty variable counts as unset: `PORT= npm start` uses the default port.
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = EnvSchema.safeParse(nonEmpty);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvError(`${issue?.path.join('.') ?? 'environment'} ${issue?.message ?? 'is invalid'}`);
  }
  const value = parsed.data;
  if (!value.DEMO && value.SESSION_SECRET === undefined) {
    throw new EnvError('SESSION_SECRET must be set when DEMO=0');
  }
  if (!value.DEMO && value.APP_URL === undefined) throw new EnvError('APP_URL must be set when DEMO=0');
  if (!value.DEMO && value.SANDBOX_URL !== undefined)
    throw new EnvError('SANDBOX_URL is only for demos: remove it when DEMO=0');
  if (value.SMTP_URL !== undefined && value.MAIL_FROM === undefined) {
    throw new EnvError('MAIL_FROM must be set when SMTP_URL is');
  }
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    sessionSecret: value.SESSION_SECRET ?? readOrCreateSecret(value.DATABASE_URL),
    demo: value.DEMO,
    appUrl: value.APP_URL,
    trustProxy: value.TRUST_PROXY,
    zelleEmail: value.ZELLE_EMAIL,
    eTransferEmail: value.ETRANSFER_EMAIL,
    providers: readProviders(value),
    sandboxUrl: value.SANDBOX_URL,
    smtp:
      value.SMTP_URL === undefined || value.MAIL_FROM === undefined
        ? undefined
        : { url: value.SMTP_URL, from: value.MAIL_FROM },
    apiCorsOrigins: value.API_CORS_ORIGINS,
    rateLimits: value.RATE_LIMITS === 'on',
    privateWebhooks: value.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
    privatePictures: value.PICTURE_PRIVATE_ADDRESSES === 'allow',
    webConcurrency: value.WEB_CONCURRENCY,
    metricsToken: value.METRICS_TOKEN,
    errorReporter: value.ERROR_REPORTER,
    french: value.FRENCH === 'on',
    frenchCatalog: value.FRENCH_CATALOG,
    logLevel: value.LOG_LEVEL,
    logAddresses: value.LOG_ADDRESSES,
  };
}

/** @throws EnvError if only some of a provider's variables are set. */
function readProviders(value: Variables): ProviderSettings {
  const settings: ProviderSettings = {};
  const stripe = readTogether(value, 'STRIPE_API_BASE', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  if (stripe !== undefined) {
    const [secretKey = '', webhookSecret = ''] = stripe;
    settings.stripe = { secretKey, webhookSecret, apiBase: value.STRIPE_API_BASE };
  }
  const square = readTogether(
    value,
    'SQUARE_API_BASE',
    'SQUARE_ACCESS_TOKEN',
    'SQUARE_LOCATION_ID',
    'SQUARE_WEBHOOK_SECRET',
  );
  if (square !== undefined) {
    const [accessToken = '', locationId = '', webhookSecret = ''] = square;
    settings.square = { accessToken, locationId, webhookSecret, apiBase: value.SQUARE_API_BASE };
  }
  const paypal = readTogether(
    value,
    'PAYPAL_API_BASE',
    'PAYPAL_CLIENT_ID',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_WEBHOOK_ID',
  );
  if (paypal !== undefined) {
    const [clientId = '', clientSecret = '', webhookId = ''] = paypal;
    settings.paypal = { clientId, clientSecret, webhookId, apiBase: value.PAYPAL_API_BASE };
  }
  return settings;
}

/** Returns the values of a provider's variables, or undefined if neither they nor its API address are set. */
function readTogether(
  value: Variables,
  address: keyof Variables,
  ...names: (keyof Variables)[]
): string[] | undefined {
  const present = [address, ...names].find((name) => value[name] !== undefined);
  if (present === undefined) return undefined;
  const missing = names.find((name) => value[name] === undefined);
  if (missing !== undefined) throw new EnvError(`${missing} must be set when ${present} is`);
  return names.map((name) => String(value[name]));
}

/** Returns the folder of the database file. With PostgreSQL it holds the few files that a demo creates. */
export function dataFolder(databaseUrl: string): string {
  const file = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : ':memory:';
  return file === ':memory:' ? path.resolve('data') : path.dirname(path.resolve(file));
}

/**
 * Returns a demo's secret. It is created on the first run and stored beside the database, so that toasts survive a
 * restart. Processes that start at the same time all use the first one written.
 */
function readOrCreateSecret(databaseUrl: string): string {
  const file = path.join(dataFolder(databaseUrl), 'session-secret');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    const candidate = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(candidate, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      // Atomic, and fails if another process was first.
      linkSync(candidate, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(candidate);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
