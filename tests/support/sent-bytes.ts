import http from 'node:http';

import type { RunningServer } from './server-process';

export interface Bytes {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** An answer byte for byte, as it was sent. */
export function bytesAt(
  server: Pick<RunningServer, 'host'>,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `http://${server.host}${path}`,
      { headers, method, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end();
  });
}
