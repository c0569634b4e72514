import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppLoadContext } from '@remix-run/node';

import { setCartQuantity, openCart } from '../../app/domain/selling/cart/cart.server';
import {
  connectedPayments,
  type ConnectedProviders,
  type PaymentProviders,
} from '../../app/domain/selling/payments/payment-providers.server';
import { watchProviders } from '../../app/domain/selling/payments/provider-failures.server';
import {
  openSession,
  STAFF_SESSION_MS,
  VISITOR_SESSION_MS,
} from '../../app/domain/base/sessions/sessions.server';
import { randomKey } from '../../app/domain/base/shared/random.server';
import type { StaffRole } from '../../app/domain/base/staff/staff.schema';
import type { Env } from '../../app/env.server';
import { serializeStaffCookie, serializeVisitorCookie } from '../../app/http/session.server';
import { SandboxProvider } from '../../app/integrations/payments/sandbox-provider.server';
import { openDatabase } from '../../db/client';
import type { Db } from '../../db/schema';
import { onFileEnd } from './file-end';
import { addStaffMember } from './staff-members';
import { sqliteTemplate } from './sqlite-templates';
import { copyPostgres, dropPostgres, nameOf, postgresServer, TEMPLATES, urlOn } from './test-databases';

export interface TestStore {
  db: Db;
  env: Env;
  sandbox: SandboxProvider;
  payments: PaymentProviders;
  /** Returns the load context of one request. Don't reuse it: it caches the session and the toast. */
  context(overrides?: Partial<AppLoadContext>): AppLoadContext;
  /** Signs in a new staff member with this role, or the demo's owner. Returns the Cookie header. */
  signIn(role?: StaffRole): Promise<string>;
  /** Creates a visitor whose cart holds these lines. */
  cartWith(...lines: { productId: number; quantity: number }[]): Promise<{ cartId: string; cookie: string }>;
  /** Creates a visitor's session without a cart. Returns the Cookie header. */
  visitor(): Promise<string>;
}

export interface StoreOptions {
  /** With the demo's catalog and staff; otherwise the tables are there and nothing in them. */
  seeded?: boolean;
  env?: Partial<Env>;
  /** The file of the sandbox's books. Defaults to memory. */
  books?: string;
  /** How long a charge may take. Short by default, so that a timeout costs little. */
  chargeTimeoutMs?: number;
  /** Told of failing payment providers. */
  reportError?: AppLoadContext['reportError'];
  /** Providers besides the sandbox, by the names of their methods. */
  hosted?: ConnectedProviders;
}

const postgres = postgresServer();
/** For the few tests of one database's own behavior. */
export const isSqlite = postgres === undefined;
let folder: string | undefined;
let copies = 0;

/** Opens a store for one test, migrated and perhaps seeded. It is closed and removed when the test file ends. */
export async function openTestStore(options: StoreOptions = {}): Promise<TestStore> {
  const databaseUrl = await copyOfTemplate(options.seeded === true ? 'demo' : 'empty');
  const db = openDatabase(databaseUrl);
  const sandbox = new SandboxProvider(options.books ?? ':memory:');
  onFileEnd(async () => {
    await db.destroy();
    sandbox.close();
  });
  const env: Env = {
    port: 0,
    host: '127.0.0.1',
    databaseUrl,
    sessionSecret: 'a secret that only these tests know',
    demo: true,
    appUrl: undefined,
    trustProxy: 0,
    zelleEmail: 'zelle@keyway.example',
    eTransferEmail: 'etransfer@keyway.example',
    providers: {},
    sandboxUrl: undefined,
    smtp: undefined,
    apiCorsOrigins: [],
    rateLimits: false,
    privateWebhooks: false,
    privatePictures: false,
    webConcurrency: 1,
    metricsToken: undefined,
    errorReporter: undefined,
    frenchCatalog: undefined,
    french: false,
    logLevel: 'silent',
    logAddresses: 'full',
    ...options.env,
  };
  const connected = connectedPayments({ ...options.hosted, sandbox }, options.chargeTimeoutMs ?? 50);
  const payments = watchProviders(connected, db, options.reportError ?? (() => undefined));
  const context = (overrides: Partial<AppLoadContext> = {}): AppLoadContext => ({
    db,
    env,
    payments,
    requestId: 'test-request',
    isDataRequest: false,
    nonce: 'test-nonce',
    reportError: () => undefined,
    onApiAnswer: async (call, answer) => {
      // Few tests call the API: the others need not create the document.
      const { expectToKeepContract } = await import('./api-contract');
      await expectToKeepContract(call, answer);
    },
    ...overrides,
  });

  return {
    db,
    env,
    sandbox,
    payments,
    context,
    signIn: async (role) => {
      const id = role === undefined ? await demoStaff(db) : await addStaffWithRole(db, role);
      const sessionId = await openSession(db, { staffId: id, lifetimeMs: STAFF_SESSION_MS });
      return nameAndValue(await serializeStaffCookie(context(), sessionId));
    },
    cartWith: async (...lines) => {
      const cartId = await openCart(db);
      for (const line of lines) await setCartQuantity(db, cartId, line.productId, line.quantity);
      const sessionId = await openSession(db, { cartId, lifetimeMs: VISITOR_SESSION_MS });
      return { cartId, cookie: nameAndValue(await serializeVisitorCookie(context(), sessionId)) };
    },
    visitor: async () => {
      const sessionId = await openSession(db, { lifetimeMs: VISITOR_SESSION_MS });
      return nameAndValue(await serializeVisitorCookie(context(), sessionId));
    },
  };
}

async function demoStaff(db: Db): Promise<number> {
  return (await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()).id;
}

function addStaffWithRole(db: Db, role: StaffRole): Promise<number> {
  const username = `${role}-${randomKey().slice(0, 8)}`.toLowerCase();
  return addStaffMember(db, { username, password: 'nobody logs in with it', role, name: `A ${role}` });
}

/** Returns a path in the temporary folder of the running test file, which is removed when the file ends. */
export function temporaryFile(name: string): string {
  folder ??= newFolder();
  return path.join(folder, name);
}

function newFolder(): string {
  const created = mkdtempSync(path.join(tmpdir(), 'keyway-test-'));
  onFileEnd(() => {
    folder = undefined;
    rmSync(created, { recursive: true, force: true });
  });
  return created;
}

/** Returns the URL of a new database with the demo in it, for tests that open the same database more than once. */
export function copyOfSeeded(): Promise<string> {
  return copyOfTemplate('demo');
}

/** Returns the URL of a new database without tables, as a store finds it at its first start. */
export async function blankDatabase(): Promise<string> {
  return postgres === undefined ? `file:${nextFile()}` : copyOf(urlOn(postgres, TEMPLATES.blank));
}

/** Copies a database that nobody has open. Returns the URL of the copy. */
export async function copyOf(url: string): Promise<string> {
  if (postgres === undefined) return copyOfFile(url.slice('file:'.length));
  const copy = await copyPostgres(postgres, nameOf(url));
  onFileEnd(() => dropPostgres(postgres, copy));
  return copy;
}

/** Removes a database that nobody has open, before its test file ends. */
export async function removeDatabase(url: string): Promise<void> {
  if (postgres === undefined) rmSync(url.slice('file:'.length));
  else await dropPostgres(postgres, url);
}

async function copyOfTemplate(name: 'empty' | 'demo'): Promise<string> {
  return postgres === undefined
    ? copyOfFile(await sqliteTemplate(name))
    : copyOf(urlOn(postgres, TEMPLATES[name]));
}

function copyOfFile(file: string): string {
  const copy = nextFile();
  copyFileSync(file, copy);
  return `file:${copy}`;
}

function nextFile(): string {
  copies += 1;
  return temporaryFile(`store-${copies}.db`);
}

/** Returns the part of a Set-Cookie header that a browser sends back. */
export function nameAndValue(setCookie: string): string {
  return setCookie.split(';')[0] ?? '';
}
