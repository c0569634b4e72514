import net from 'node:net';

/** An answer as it came over the wire. */
export interface RawReply {
  status: number;
  /** By their names in lower case. */
  headers: Map<string, string>;
  body: string;
}

/** Sends bytes as they are, and reads one answer to the end of the connection; undefined when nothing came. */
export async function sendBytes(host: string, bytes: Buffer): Promise<RawReply | undefined> {
  const received = withoutInterim(await exchange(host, bytes));
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [statusLine = '', ...lines] = received.toString('latin1', 0, end).split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = received.subarray(end + 4);
  const body = headers.get('transfer-encoding') === 'chunked' ? unchunked(rest) : rest;
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.toString('utf8') };
}

/** Without the 'go on' of a server that was asked whether to. */
function withoutInterim(received: Buffer): Buffer {
  const end = received.indexOf('\r\n\r\n') + 4;
  return /^HTTP\/1\.1 1\d\d /.test(received.toString('latin1', 0, 16)) ? received.subarray(end) : received;
}

function exchange(host: string, bytes: Buffer): Promise<Buffer> {
  const [address = '', port] = host.split(':');
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = net.connect(Number(port), address, () => socket.write(bytes));
    socket.on('data', (part) => parts.push(part));
    // The server may hang up while there is still something to send; what it said before counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(parts)));
    // A busy machine may take some seconds; only a server that hangs takes longer.
    socket.setTimeout(15_000, () => socket.destroy());
  });
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = lineEnd === -1 ? 0 : Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
