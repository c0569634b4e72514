import { connect, type AddressInfo, type Socket } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { answerEarly, readBody, type ReadBody } from './read-body';

const MEGABYTE = 1024 * 1024;
const closers: (() => void)[] = [];

// The pace alone: sockets keep their own time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  closers.splice(0).forEach((close) => close());
});

/** A client that has sent the head of a request with 5 MB, and what becomes of its body. */
async function sendHead(): Promise<{ socket: Socket; outcome: Promise<ReadBody>; arrived: () => number }> {
  let settle: (outcome: ReadBody) => void = () => undefined;
  const outcome = new Promise<ReadBody>((resolve) => (settle = resolve));
  let arrived = 0;
  const app = express();
  const begun = new Promise<void>((resolve) => {
    app.post('/', (request, response) => {
      void readBody(request, response, 6 * MEGABYTE).then((read) => {
        settle(read);
        response.end();
      });
      request.on('data', (part: Buffer) => (arrived += part.length));
      resolve();
    });
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  closers.push(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${5 * MEGABYTE}\r\n\r\n`);
  await begun;
  return { socket, outcome, arrived: () => arrived };
}

async function send(socket: Socket, bytes: number, arrived: () => number): Promise<void> {
  const wanted = arrived() + bytes;
  socket.write(Buffer.alloc(bytes));
  await vi.waitUntil(() => arrived() >= wanted, { timeout: 5_000 });
}

it('a large body may take minutes, as long as it keeps coming', async () => {
  const { socket, outcome, arrived } = await sendHead();
  for (let sent = 0; sent < 5; sent += 1) {
    await send(socket, MEGABYTE, arrived);
    if (sent < 4) vi.advanceTimersByTime(20_000);
  }
  expect(await outcome).toMatchObject({ bytes: { length: 5 * MEGABYTE } });
});

it('a body that hardly comes is not waited for', async () => {
  const { socket, outcome, arrived } = await sendHead();
  await send(socket, MEGABYTE, arrived);
  vi.advanceTimersByTime(20_000);
  await send(socket, 1_000, arrived);
  vi.advanceTimersByTime(20_000);
  expect(await outcome).toBe('too slow');
});

describe('a body that is refused', () => {
  const LIMIT = 80 * MEGABYTE;

  /** Refuses what is over the limit, and answers before it has come. */
  async function openStore(limit: number): Promise<{ port: number; outcomes: ReadBody[] }> {
    const outcomes: ReadBody[] = [];
    const app = express();
    app.post('/', (request, response) => {
      void readBody(request, response, limit).then((read) => {
        outcomes.push(read);
        answerEarly(request, response);
        response.status(413).send('Too large.');
      });
    });
    const server = app.listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return { port: (server.address() as AddressInfo).port, outcomes };
  }

  it('is answered to a client that goes on sending for seconds and reads only then', async () => {
    vi.useRealTimers();
    const { port } = await openStore(1_000);
    const socket = connect(port, '127.0.0.1').pause();
    closers.push(() => socket.destroy());
    const errors: string[] = [];
    let answer = '';
    socket.on('error', ({ message }) => errors.push(message));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${5 * MEGABYTE}\r\n\r\n`);
    for (let part = 0; part < 8; part += 1) {
      socket.write(Buffer.alloc(64 * 1024));
      await new Promise((later) => setTimeout(later, 300));
    }
    socket.on('data', (bytes) => (answer += String(bytes))).resume();
    await closed;
    expect(errors).toEqual([]);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('takes no room from those that come after it', async () => {
    const { port, outcomes } = await openStore(LIMIT);
    for (let client = 1; client <= 3; client += 1) {
      const socket = connect(port, '127.0.0.1');
      closers.push(() => socket.destroy());
      socket.on('error', () => undefined);
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
      socket.write(`${(LIMIT + MEGABYTE).toString(16)}\r\n`);
      socket.write(Buffer.alloc(LIMIT + MEGABYTE));
      await vi.waitUntil(() => outcomes.length === client, { timeout: 20_000 });
    }
    expect(outcomes).toEqual(['too large', 'too large', 'too large']);
  });
});
