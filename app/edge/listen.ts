import type { Server } from 'node:http';

interface Address {
  host: string;
  port: number;
  /** The public origin, where the store has one. */
  appUrl?: string | undefined;
}

/** Listens, and then prints the announcement of the store's origin, unless the parent process does. */
export function listen(
  server: Server,
  { host, port, appUrl }: Address,
  announce: (origin: string) => string,
) {
  server.on('error', (error) =>
    exitWithError(new Error(`Cannot listen on ${host}:${port}: ${error.message}`)),
  );
  server.listen(port, host, () => {
    if (process.env['KEYWAY_ANNOUNCE'] === '0') return;
    const address = server.address();
    // Port 0 stands for any free port.
    const ownPort = typeof address === 'object' && address !== null ? address.port : port;
    process.stdout.write(
      announce(appUrl ?? `http://${host === '127.0.0.1' ? 'localhost' : host}:${ownPort}`),
    );
  });
}

/** Ends the process with a message on standard error. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
