import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedMessage {
  headers: Record<string, string>;
  body: string;
}

/** A program of somebody else that listens to webhooks, on this machine. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedMessage[];
  close: () => void;
}

export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
      received.push({ headers: Object.fromEntries(headers), body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/hooks`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
