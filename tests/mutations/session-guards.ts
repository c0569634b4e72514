import type { Guard } from './guard';

const SESSIONS = 'app/domain/base/sessions/sessions.server.test.ts';
const STAFF = 'app/domain/base/staff/staff.server.test.ts';
const ACCOUNTS = 'app/domain/base/staff/staff-accounts.server.test.ts';
const FACTORS = 'app/domain/base/staff/second-factor.server.test.ts';
const LOGIN = 'app/routes/admin/login.test.ts';
const OWN_ACCOUNT = 'app/routes/admin/account.test.ts';
const SIGN_IN = 'app/domain/selling/sign-in/sign-in.server.test.ts';
const COMPANY_USERS = 'app/domain/base/customers/company-users.server.test.ts';
const COOKIES = 'app/http/session.server.test.ts';

/** Of sessions, logins and passwords. */
export const SESSION_GUARDS: readonly Guard[] = [
  {
    name: 'session: one that has ended',
    tests: [SESSIONS],
    file: 'app/domain/base/sessions/sessions.server.ts',
    text: "    .where('s.expires_at', '>', nowIso())\n",
    without: '',
  },
  {
    name: 'session: of staff who were switched off',
    tests: [SESSIONS, ACCOUNTS],
    file: 'app/domain/base/sessions/sessions.server.ts',
    text: ".on('t.is_active', '=', 1)",
    without: '',
  },
  {
    name: 'session: of a user who was removed',
    tests: [SESSIONS, COMPANY_USERS],
    file: 'app/domain/base/sessions/sessions.server.ts',
    text: 'row.user_id !== null && row.living_user_id === null',
    without: 'row.user_id === 0',
  },
  {
    name: 'session: the database knows its hash alone',
    tests: [SESSIONS, LOGIN, SIGN_IN],
    file: 'app/domain/base/sessions/sessions.server.ts',
    text: "  return createHash('sha256').update(id).digest('base64url');",
    without: "  return createHash('md5') && id;",
  },
  {
    name: 'session: a new id for staff who sign in',
    tests: [SESSIONS, LOGIN],
    file: 'app/domain/base/sessions/sessions.server.ts',
    text: "  if (session !== undefined) await endSession(trx, session);\n  await trx.updateTable('staff')",
    without: "  await trx.updateTable('staff')",
  },
  {
    name: 'session: a new id for buyers who sign in',
    tests: [SESSIONS, SIGN_IN],
    file: 'app/domain/selling/sign-in/sign-in.server.ts',
    text: '  if (session !== undefined) await endSession(trx, session);\n  return openSession(trx, {\n    customerId',
    without: '  return openSession(trx, {\n    customerId',
  },
  {
    name: 'session: 12 hours for staff',
    tests: [SESSIONS, LOGIN],
    file: 'app/domain/base/sessions/sessions.server.ts',
    text: 'STAFF_SESSION_MS = 12 * HOUR',
    without: 'STAFF_SESSION_MS = 12_000 * HOUR',
  },
  {
    name: 'session: ended by signing out',
    tests: [LOGIN],
    file: 'app/domain/base/staff/login.server.ts',
    text: '    await endSession(trx, session);\n',
    without: '',
  },
  {
    name: 'session: ended elsewhere by a new password',
    tests: [ACCOUNTS],
    file: 'app/domain/base/staff/own-account.server.ts',
    text: '    await endStaffSessions(trx, staff.id, session);\n',
    without: '',
  },
  {
    name: 'session: ended when an owner sets the password',
    tests: [ACCOUNTS],
    file: 'app/domain/base/staff/staff-accounts.server.ts',
    text: "set({ password_hash }).where('id', '=', id).execute();\n    await endStaffSessions(trx, id);\n",
    without: "set({ password_hash }).where('id', '=', id).execute();\n",
  },
  {
    name: 'session: ended when the second factor is taken away',
    tests: [ACCOUNTS],
    file: 'app/domain/base/staff/staff-accounts.server.ts',
    text: '    await resetSecondFactorOf(trx, id);\n    await endStaffSessions(trx, id);\n',
    without: '    await resetSecondFactorOf(trx, id);\n',
  },
  {
    name: 'cookie: not for scripts',
    tests: [COOKIES],
    file: 'app/http/host-cookie.server.ts',
    text: '    httpOnly: true,\n',
    without: '',
  },
  {
    name: 'cookie: not from other sites',
    tests: [COOKIES],
    file: 'app/http/host-cookie.server.ts',
    text: "    sameSite: 'lax',\n",
    without: "    sameSite: 'none',\n",
  },
  {
    name: 'cookie: by https alone',
    tests: [COOKIES],
    file: 'app/http/host-cookie.server.ts',
    text: "env.appUrl?.startsWith('https:') ?? false",
    without: "env.appUrl === ''",
  },
  {
    name: 'password: compared',
    tests: [STAFF, LOGIN],
    file: 'app/domain/base/staff/staff.server.ts',
    text: '  if (row === undefined || !isRight) return undefined;\n',
    without: '  if (row === undefined) return undefined;\n',
  },
  {
    name: 'password: the demo’s in a live store',
    tests: [STAFF, LOGIN],
    file: 'app/domain/base/staff/staff.server.ts',
    text: '  if (!demo && password === DEMO_STAFF.password) return undefined;\n',
    without: '',
  },
  {
    name: 'password: the current one before a new one',
    tests: [OWN_ACCOUNT],
    file: 'app/domain/base/staff/own-account.server.ts',
    text: '  if (!(await verifyPassword(currentPassword, known)))\n',
    without: '  if (currentPassword === known)\n',
  },
  {
    name: 'code: five wrong ones end the login',
    tests: [LOGIN, FACTORS],
    file: 'app/domain/base/staff/login.server.ts',
    text: 'pending.failures >= MAX_FAILURES || (',
    without: '(',
  },
  {
    name: 'code: twenty wrong ones in a quarter of an hour',
    tests: [LOGIN, FACTORS],
    file: 'app/domain/base/staff/login.server.ts',
    text: ' || (await countFailures(trx, staff.id)) >= MAX_FAILURES_PER_WINDOW',
    without: '',
  },
  {
    name: 'code: a login that waited too long',
    tests: [LOGIN, FACTORS],
    file: 'app/domain/base/staff/login.server.ts',
    text: "    .where('p.expires_at', '>', nowIso())\n",
    without: '',
  },
  {
    name: 'code: a recovery code twice',
    tests: [FACTORS],
    file: 'app/domain/base/staff/second-factor.server.ts',
    text: "    .where('used_at', 'is', null)\n    .returning('id')",
    without: "    .returning('id')",
  },
  {
    name: 'link: used once',
    tests: [SIGN_IN],
    file: 'app/domain/selling/sign-in/sign-in.server.ts',
    text: "      .where('used_at', 'is', null)\n",
    without: '',
  },
  {
    name: 'link: for a quarter of an hour',
    tests: [SIGN_IN],
    file: 'app/domain/selling/sign-in/sign-in.server.ts',
    text: "      .where('expires_at', '>', nowIso())\n      .returning('user_id')",
    without: "      .returning('user_id')",
  },
  {
    name: 'sessions: the cookie is of this very host',
    tests: ['app/http/host-cookie.server.test.ts'],
    file: 'app/http/host-cookie.server.ts',
    text: '  return isHttps(context) ? `__Host-${name}` : name;',
    without: '  return name;',
  },
];
