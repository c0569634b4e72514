import { beforeAll, describe, expect, it } from 'vitest';

import {
  answerOf,
  cookieIn,
  locationIn,
  opening,
  posting,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { findCookieChoice } from '../../http/cookie-choice.server';
import { action } from './cookies';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
});

async function send(fields: Record<string, string>) {
  const args = posting(store, '/cookies', fields);
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

async function choiceBehind(cookie: string | undefined) {
  const { context, request } = opening(store, '/original', cookie === undefined ? {} : { cookie });
  return findCookieChoice(context, request.headers.get('Cookie'));
}

const COOKIE = 'keyway_cookies';

it('a visitor who has not chosen has no choice', async () => {
  expect(await choiceBehind(undefined)).toBeUndefined();
});

describe('a choice', () => {
  it.each([
    [{ intent: 'accept' }, { preferences: true }],
    [{ intent: 'save', preferences: 'on' }, { preferences: true }],
    [{ intent: 'save' }, { preferences: false }],
  ])('of %o is kept', async (fields, choice) => {
    const answer = await send(fields);
    expect(answer.status).toBe(303);
    expect(await choiceBehind(cookieIn(answer, COOKIE))).toEqual(choice);
  });

  it('stays for a year, out of reach of scripts and other sites', async () => {
    const answer = await send({ intent: 'accept' });
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${COOKIE}=`));
    expect(set).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
  });

  it.each([
    [{ intent: 'save' }, true],
    [{ intent: 'accept' }, false],
  ])('of %o clears the chosen vehicle: %s', async (fields, isCleared) => {
    const cookies = (await send(fields)).headers.getSetCookie();
    expect(cookies.some((cookie) => /^keyway_vehicle=.*Max-Age=0/.test(cookie))).toBe(isCleared);
  });

  it('can be forgotten', async () => {
    const answer = await send({ intent: 'forget' });
    expect(answer.toast).toBe('Cookie choice cleared');
    expect(answer.headers.getSetCookie().some((cookie) => /^keyway_cookies=.*Max-Age=0/.test(cookie))).toBe(
      true,
    );
    expect(await choiceBehind(cookieIn(answer, COOKIE))).toBeUndefined();
  });
});

describe('from the bar', () => {
  it.each([
    ['/original?a=1', '/original?a=1'],
    ['https://elsewhere.example/', '/cookies'],
    ['//elsewhere.example', '/cookies'],
    ['/a\r\nSet-Cookie: x=1', '/cookies'],
  ])('one comes back to %j at %s', async (redirectTo, location) => {
    expect(locationIn(await send({ intent: 'accept', redirectTo }))).toBe(location);
  });
});

it.each<Record<string, string>>([{}, { intent: 'refuse' }, { intent: 'save', preferences: 'maybe' }])(
  'refuses %o',
  async (fields) => {
    const answer = await send(fields);
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

it.each(['keyway_cookies=nonsense', 'keyway_cookies=e30%3D', 'keyway_cookies=IngiCg', 'keyway_cookies='])(
  'a cookie that makes no sense is no choice: %s',
  async (cookie) => {
    expect(await choiceBehind(cookie)).toBeUndefined();
  },
);
