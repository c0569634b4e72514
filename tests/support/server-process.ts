import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { POSTGRES_URL } from '../../db/client';
import { linkBuild } from './build-link';
import { sqliteTemplate } from './sqlite-templates';
import { optionsOfStart } from './start-options';
import { copyPostgres, dropPostgres, folderOf, postgresServer, TEMPLATES } from './test-databases';

export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RunningServer {
  host: string;
  databaseUrl: string;
  /** The folder of its files: the SQLite database, the sandbox's books, and the secret. */
  folder: string;
  /**
   * Sends a request unchanged, unlike fetch, which normalizes URLs and headers. Answers of the API must match the OpenAPI
   * document.
   */
  ask(path: string, question?: Question): Promise<Reply>;
  /** Sends bytes unchanged and returns what comes back. */
  sendRaw(bytes: string): Promise<string>;
  /** All replies so far, if the server was started with `keepsReplies`. */
  replies: (Reply & { asked: string })[];
  /** Returns what the server has printed, including its log. */
  output(): string;
  /** Sends a signal to the process without waiting. */
  signal(name: NodeJS.Signals): void;
  /** The process ID. */
  pid: number;
  /** Returns the exit code, or null while the process runs. */
  exitCode(): number | null;
  /** Stops the server and waits until it has ended. */
  stop(): Promise<void>;
  /** Kills the process without a shutdown. */
  kill(): Promise<void>;
}

const BUILD = 'build/server.js';

/**
 * Starts the production server in a process of its own, on a free port. Without a DATABASE_URL it gets a database with
 * the demo, which is removed when it stops.
 *
 * @param options.keepsReplies whether to keep all replies in memory.
 * @param options.onOutput receives what the server prints, also before it is ready.
 */
export async function startServer(
  variables: Record<string, string> = {},
  { keepsReplies = false, onOutput }: { keepsReplies?: boolean; onOutput?: (text: string) => void } = {},
): Promise<RunningServer> {
  if (!existsSync(BUILD)) spawnSync(process.execPath, ['scripts/build.js'], { stdio: 'inherit' });
  const own = variables['DATABASE_URL'] === undefined ? await ownDatabase() : undefined;
  const databaseUrl = variables['DATABASE_URL'] ?? own?.url ?? '';
  const isPostgres = POSTGRES_URL.test(databaseUrl);
  const folder = isPostgres ? folderOf(databaseUrl) : path.dirname(databaseUrl.slice('file:'.length));
  // A store with a public URL doesn't print its port.
  const given = variables['APP_URL'] === undefined ? 0 : await freePort();
  const child = spawn(process.execPath, [...optionsOfStart(), path.resolve(BUILD)], {
    // Without a SQLite file, the store keeps its other files in the folder that it is started in.
    ...(isPostgres ? { cwd: linkBuild(folder) } : {}),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(given),
      RATE_LIMITS: 'off',
      ...variables,
      DATABASE_URL: databaseUrl,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
      onOutput?.(String(chunk));
    });
  const port = await openedPort(child, given, () => output);
  const host = `127.0.0.1:${port}`;
  const replies: RunningServer['replies'] = [];
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    }
    await own?.remove();
  };

  return {
    host,
    databaseUrl,
    folder,
    replies,
    ask: async (address, question) => {
      const reply = await ask(port, address, question);
      if (address.startsWith('/api')) await holdToDocument(question?.method ?? 'GET', address, reply);
      if (keepsReplies) replies.push({ ...reply, asked: `${question?.method ?? 'GET'} ${address}` });
      return reply;
    },
    sendRaw: (bytes) => sendRaw(port, bytes),
    output: () => output,
    signal: (name) => void child.kill(name),
    pid: child.pid ?? 0,
    exitCode: () => child.exitCode,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Creates a copy of the demo, which takes less time than a first start. */
async function ownDatabase(): Promise<{ url: string; remove: () => Promise<void> | void }> {
  const server = postgresServer();
  if (server !== undefined) {
    const url = await copyPostgres(server, TEMPLATES.demo);
    return { url, remove: () => dropPostgres(server, url) };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'keyway-server-'));
  copyFileSync(await sqliteTemplate('demo'), path.join(folder, 'store.db'));
  return { url: `file:${folder}/store.db`, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function holdToDocument(
  method: string,
  address: string,
  { status, headers, body }: Reply,
): Promise<void> {
  // Few tests call the API: the others need not create the document.
  const { contractProblem } = await import('./api-contract');
  const contentType = headers['content-type'];
  const problem = contractProblem({ method, address, status, contentType, body });
  if (problem !== undefined) throw new Error(problem);
}

function openedPort(child: ChildProcess, given: number, output: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server did not start:\n${output()}`)));
    const look = () => {
      const port = /Keyway is open at http:\/\/[^:]+:(\d+)/.exec(output())?.[1];
      const isBehindProxy = output().includes('Keyway is open at https:');
      if (port === undefined && !isBehindProxy) return;
      // The log grows with every request, so it is searched only until the server listens.
      child.stdout?.off('data', look);
      resolve(port === undefined ? given : Number(port));
    };
    child.stdout?.on('data', look);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function ask(
  port: number,
  address: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const request = http.request(
      { host: '127.0.0.1', port, path: address, method, headers: { ...length, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (received += String(chunk)));
    // The server may close the connection early; what it sent before counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    socket.setTimeout(5_000, () => socket.destroy());
  });
}
