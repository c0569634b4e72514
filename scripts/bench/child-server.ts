import { spawn, type ChildProcess } from 'node:child_process';
import http from 'node:http';

import { askOver, type Target } from './requests';

/** A server in a process of its own. */
export interface ChildServer extends Target {
  /** From the start of the process to the end of its first answer, in milliseconds. */
  firstAnswerMs: number;
  /** What it wrote. */
  output(): string;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

/**
 * Starts Node with these arguments and waits for an answer to `/`.
 *
 * @param announcement what it writes when it listens; the first group is the port.
 */
export async function startChild(
  command: string[],
  announcement: RegExp,
  options: { env: NodeJS.ProcessEnv; cwd?: string },
): Promise<ChildServer> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, command, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const port = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`A server ended:\n${output}`)));
    const look = () => {
      const found = announcement.exec(output)?.[1];
      if (found === undefined) return;
      child.stdout.off('data', look);
      resolve(found);
    };
    child.stdout.on('data', look);
  });
  const origin = `http://127.0.0.1:${port}`;
  const agent = new http.Agent();
  await askOver(agent, origin, '/');
  const firstAnswerMs = performance.now() - startedAt;
  return {
    origin,
    pid: child.pid ?? 0,
    firstAnswerMs,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

/** Ends whatever was started and has not ended. */
export function endChildren(): void {
  for (const child of running) child.kill();
}
