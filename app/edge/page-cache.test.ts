import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { afterEach, expect, it } from 'vitest';

import { KeptPages } from './kept-pages';
import { pageCache } from './page-cache';
import { QuickAnswers } from './quick-answers';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A store of one handler behind the cache, whose catalogue's version can be set. */
async function open(handler: RequestHandler) {
  const pages = new KeptPages();
  const state = { version: 1, made: 0 };
  const guests = { isKnown: () => false, ask: () => Promise.resolve(false) };
  const readVersion = () => state.version;
  const takeAtOnce = () => 'unlimited' as const;
  const quick = new QuickAnswers({
    ...{ pages, guests, readVersion, takeAtOnce },
    proxies: 0,
    onAnswer: () => undefined,
  });
  const app = express();
  app.use((_request, response, next) => {
    response.locals['nonce'] = 'a nonce that no page has';
    next();
  });
  app.use(pageCache({ pages, guests, readVersion, quick }));
  app.get('*', (request, response, next) => {
    state.made += 1;
    handler(request, response, next);
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const get = async (signal?: AbortSignal) => {
    const reply = await fetch(`http://127.0.0.1:${port}/padlocks`, { signal: signal ?? null });
    return { status: reply.status, body: await reply.text() };
  };
  return { get, state };
}

const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

it('a page that many ask for at once is made once', async () => {
  const { get, state } = await open((_request, response) => {
    setTimeout(() => response.type('html').send('<p>padlocks</p>'), 100);
  });
  const replies = await Promise.all(Array.from({ length: 20 }, () => get()));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body}`))).toEqual(
    new Set(['200 <p>padlocks</p>']),
  );
  expect(state.made).toBe(1);
});

it('nobody waits for a page of before a change', async () => {
  const { get, state } = await open((_request, response) => {
    const price = state.version;
    setTimeout(() => response.type('html').send(`<p>${price}</p>`), 100);
  });
  const before = get();
  while (state.made === 0) await later(1);
  state.version = 2;
  const after = await get();
  expect(after.body).toBe('<p>2</p>');
  expect((await before).body).toBe('<p>1</p>');
  expect((await get()).body).toBe('<p>2</p>');
});

it('who waits for a page of somebody who has left, or that is for one visitor, gets their own', async () => {
  const { get, state } = await open((_request, response) => {
    const isFirst = state.made === 1;
    // The first never ends; the others are for one visitor each.
    if (!isFirst) response.set('Cache-Control', 'no-store').type('html').send('<p>yours</p>');
  });
  const leaving = new AbortController();
  const left = get(leaving.signal).catch(() => 'left');
  while (state.made === 0) await later(1);
  const waiting = Promise.all([get(), get()]);
  await later(50);
  expect(state.made).toBe(1);
  leaving.abort();
  expect((await waiting).map(({ body }) => body)).toEqual(['<p>yours</p>', '<p>yours</p>']);
  expect(await left).toBe('left');
  expect(state.made).toBe(3);
});
