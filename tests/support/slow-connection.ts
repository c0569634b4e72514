import net from 'node:net';

/** A connection that sends what it is told, reads when it is told, and knows when it was hung up on. */
export class SlowConnection {
  readonly #socket: net.Socket;
  readonly #openedAt = performance.now();
  /** How long it was open, in milliseconds, once it is closed. */
  closedAfterMs: number | undefined;

  /** @param reads whether it takes what it is answered; else it stays where it is. */
  constructor(host: string, first: string, { reads = true } = {}) {
    const [address = '', port] = host.split(':');
    this.#socket = net.connect({ host: address, port: Number(port) });
    this.#socket.write(first, 'latin1');
    if (reads) this.#socket.resume();
    else this.#socket.pause();
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => (this.closedAfterMs = performance.now() - this.#openedAt));
  }

  trickle(): void {
    if (this.closedAfterMs === undefined) this.#socket.write('x');
  }

  close(): void {
    this.#socket.destroy();
  }
}
