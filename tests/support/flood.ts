import net from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

export interface Flooded {
  /** 0 where nothing came. */
  status: number;
  /** How long the answer took, in milliseconds. */
  ms: number;
}

/** The head of a form, or of what says that it is one. */
export function headOf(host: string, path: string, type: string, ...more: string[]): string {
  return [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Content-Type: ${type}`, ...more, '', ''].join('\r\n');
}

/** Sends a head and then the same bytes again and again, until an answer comes. */
export async function flood(host: string, head: string, bytes: Buffer, count: number): Promise<Flooded> {
  const [address = '', port] = host.split(':');
  const startedAt = performance.now();
  const answer: Flooded = { status: 0, ms: 0 };
  const socket = net.connect(Number(port), address);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (part) => {
    if (answer.status !== 0) return;
    answer.status = Number(part.toString('latin1').split(' ')[1]);
    answer.ms = performance.now() - startedAt;
    socket.destroy();
  });
  socket.on('error', () => undefined);
  socket.setTimeout(10_000, () => socket.destroy());
  socket.write(head);
  for (let sent = 0; sent < count && !socket.destroyed; sent += 1) {
    const isTaken = socket.write(bytes);
    if (!isTaken) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    // What has been answered is read before more is sent: who writes to somebody that hung up loses what came before.
    await turn();
  }
  await closed;
  return answer;
}
