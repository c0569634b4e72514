import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const flag = (initially: boolean) =>
  z
    .enum(['0', '1'], { message: 'must be 0 or 1' })
    .optional()
    .transform((value) => (value === undefined ? initially : value === '1'));

const url = z
  .string()
  .url('must be a URL')
  .regex(/^https?:/, 'must be a URL such as https://provider.example')
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

/** Origins with commas between them, each written as a browser sends it. */
const origins = z
  .string()
  .default('')
  .transform((text, check) => {
    const given = text.split(',').map((part) => part.trim());
    return given.filter(Boolean).map((part) => {
      const problem = originProblem(part);
      if (problem === undefined) return new URL(part).origin;
      check.addIssue({ code: z.ZodIssueCode.custom, message: problem });
      return z.NEVER;
    });
  });

function originProblem(text: string): string | undefined {
  if (text === '*') return 'may not hold *: name each origin whose pages may use the API';
  if (text.toLowerCase() === 'null')
    return 'may not hold null: that is what every page sends that hides its origin';
  const url = /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  // A pattern such as *.app.example is a URL as well.
  if (url !== undefined && /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/.test(url.hostname))
    return undefined;
  return `must hold origins such as https://app.example, without paths: ${JSON.stringify(text)} is none`;
}

const EnvSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535, 'must be a port number').default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'must be file: and a path, or postgres:// and a database')
    .default('file:./data/store.db'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO: flag(true),
  APP_URL: z
    .string()
    .url('must be a URL such as https://store.example')
    .regex(/^https?:\/\/[^/]+\/?$/, 'must be an origin, without a path')
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  ZELLE_EMAIL: z.string().email('must be an e-mail address').default('payments@keyway.example'),
  ETRANSFER_EMAIL: z.string().email('must be an e-mail address').default('transfers@keyway.example'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: url,
  SQUARE_ACCESS_TOKEN: z.string().optional(),
  SQUARE_LOCATION_ID: z.string().optional(),
  SQUARE_WEBHOOK_SECRET: z.string().optional(),
  SQUARE_API_BASE: url,
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_API_BASE: url,
  SANDBOX_URL: url,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/?#]+\/?$/, 'must be smtp: or smtps:, a host and perhaps a port and credentials')
    .refine((value) => URL.canParse(value), 'must be a URL such as smtp://user:password@mail.example:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@",\r\n]+ <[^<>@\s",]+@[^<>@\s",]+>|[^<>@\s",]+@[^<>@\s",]+)$/,
      'must be an address such as orders@store.example or Keyway <orders@store.example>',
    )
    .optional(),
  API_CORS_ORIGINS: origins,
  RATE_LIMITS: z.enum(['on', 'off'], { message: 'must be on or off' }).default('on'),
  WEBHOOK_PRIVATE_ADDRESSES: z
    .enum(['allow', 'refuse'], { message: 'must be allow or refuse' })
    .default('refuse'),
  WEB_CONCURRENCY: z.coerce
    .number({ message: 'must be a number of processes' })
    .int('must be a whole number of processes')
    .min(1, 'must be at least 1')
    .max(64, 'must be at most 64')
    .default(1),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'must have at least 32 characters, without spaces')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

type Variables = z.infer<typeof EnvSchema>;

export type LogLevel = z.infer<typeof EnvSchema>['LOG_LEVEL'];

/** What connects each payment provider; undefined where none is connected. */
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
  /** Demo catalogue, demo login and its hint, sandbox payments. */
  demo: boolean;
  /** The public origin, without a slash at the end. Unset in a demo: then each request names it. */
  appUrl: string | undefined;
  trustProxy: number;
  zelleEmail: string;
  eTransferEmail: string;
  providers: ProviderSettings;
  /** Where the sandbox runs as a server of its own; undefined when it runs in this process. */
  sandboxUrl: string | undefined;
  /** Where mail is handed over, and whom it is from. Unset: it is kept in the outbox. */
  smtp: { url: string; from: string } | undefined;
  /** Pages of other origins that may use the API from a browser. */
  apiCorsOrigins: readonly string[];
  rateLimits: boolean;
  /** Whether webhooks go to private addresses and by plain http, for a receiver in the same house. */
  privateWebhooks: boolean;
  /** How many processes serve the store on this machine. */
  webConcurrency: number;
  /** Who shows it may read the store's figures; without one nobody may. */
  metricsToken: string | undefined;
  logLevel: LogLevel;
}

/** A variable that stops the start. Its message is one line that names the variable. */
export class EnvError extends Error {}

/**
 * Reads the variables of the environment once, at start.
 *
 * @throws EnvError that names the first variable that is wrong.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty variable is one that was not set: `PORT= npm start` is the default port.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = EnvSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvError(`${issue?.path.join('.') ?? 'environment'} ${issue?.message ?? 'is wrong'}`);
  }
  const value = parsed.data;
  if (!value.DEMO && value.SESSION_SECRET === undefined) {
    throw new EnvError('SESSION_SECRET must be set when DEMO=0');
  }
  if (!value.DEMO && value.APP_URL === undefined) throw new EnvError('APP_URL must be set when DEMO=0');
  if (!value.DEMO && value.SANDBOX_URL !== undefined)
    throw new EnvError('SANDBOX_URL is for the demo: leave it out when DEMO=0');
  if (value.SMTP_URL !== undefined && value.MAIL_FROM === undefined) {
    throw new EnvError('MAIL_FROM must be set when SMTP_URL is');
  }
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    sessionSecret: value.SESSION_SECRET ?? keptSecret(value.DATABASE_URL),
    demo: value.DEMO,
    appUrl: value.APP_URL,
    trustProxy: value.TRUST_PROXY,
    zelleEmail: value.ZELLE_EMAIL,
    eTransferEmail: value.ETRANSFER_EMAIL,
    providers: providersOf(value),
    sandboxUrl: value.SANDBOX_URL,
    smtp:
      value.SMTP_URL === undefined || value.MAIL_FROM === undefined
        ? undefined
        : { url: value.SMTP_URL, from: value.MAIL_FROM },
    apiCorsOrigins: value.API_CORS_ORIGINS,
    rateLimits: value.RATE_LIMITS === 'on',
    privateWebhooks: value.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
    webConcurrency: value.WEB_CONCURRENCY,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  };
}

/** @throws EnvError when a provider has some of its variables and not all of them. */
function providersOf(value: Variables): ProviderSettings {
  const settings: ProviderSettings = {};
  const stripe = allOf(value, 'STRIPE_API_BASE', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  if (stripe !== undefined) {
    const [secretKey = '', webhookSecret = ''] = stripe;
    settings.stripe = { secretKey, webhookSecret, apiBase: value.STRIPE_API_BASE };
  }
  const square = allOf(
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
  const paypal = allOf(
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

/** The values of a provider's variables, or undefined when neither they nor its other address are set. */
function allOf(
  value: Variables,
  address: keyof Variables,
  ...names: (keyof Variables)[]
): string[] | undefined {
  const given = [address, ...names].find((name) => value[name] !== undefined);
  if (given === undefined) return undefined;
  const missing = names.find((name) => value[name] === undefined);
  if (missing !== undefined) throw new EnvError(`${missing} must be set when ${given} is`);
  return names.map((name) => String(value[name]));
}

/** The folder that the database file lies in; with PostgreSQL, that of the few files which a demo keeps. */
export function dataFolder(databaseUrl: string): string {
  const file = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : ':memory:';
  return file === ':memory:' ? path.resolve('data') : path.dirname(path.resolve(file));
}

/**
 * The demo's secret: made on the first run and kept beside the database, so that toasts survive a restart. Of several
 * processes that start at once, all take the one that was there first.
 */
function keptSecret(databaseUrl: string): string {
  const file = path.join(dataFolder(databaseUrl), 'session-secret');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    const own = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      // Whole or not at all, and never in the place of another.
      linkSync(own, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(own);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
