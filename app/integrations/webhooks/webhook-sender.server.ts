import http from 'node:http';
import https from 'node:https';

import {
  findIpAddress,
  isPublicAddress,
  PrivateAddressError,
  createPublicLookup,
  resolveName,
  type ResolveName,
} from '../network/public-addresses.server';

const TIMEOUT_MS = 10_000;

/** How much of a response is read and dropped, to end the connection properly. */
const MAX_ANSWER_BYTES = 64 * 1024;

export interface WebhookMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal?: AbortSignal;
}

export interface SenderOptions {
  /** Also allows private addresses and plain http. */
  allowPrivate: boolean;
  timeoutMs?: number;
  resolve?: ResolveName;
}

/** Sends a message and returns the response's status. Throws if there is no response. */
export type SendWebhook = (message: WebhookMessage) => Promise<number>;

/** Creates the sender of webhooks. It follows no redirects, reuses no connections, and checks addresses on connect. */
export function createWebhookSender(options: SenderOptions): SendWebhook {
  return async (message) => {
    const url = new URL(message.url);
    if (!options.allowPrivate) refuseAddress(url);
    return post(url, message, options);
  };
}

/** @throws PrivateAddressError, or Error unless it is https. Names are checked when they are resolved. */
function refuseAddress(url: URL): void {
  if (url.protocol !== 'https:') throw new Error('Only https is allowed');
  const address = findIpAddress(url);
  if (address !== undefined && !isPublicAddress(address)) throw new PrivateAddressError(address);
}

function post(
  url: URL,
  { headers, body, signal }: WebhookMessage,
  { allowPrivate, timeoutMs = TIMEOUT_MS, resolve = resolveName }: SenderOptions,
): Promise<number> {
  return new Promise((settle, fail) => {
    const { request: open } = url.protocol === 'https:' ? https : http;
    const request = open(url, {
      method: 'POST',
      // An agent could reuse a connection that was checked for another name.
      agent: false,
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      ...(allowPrivate ? {} : { lookup: createPublicLookup(resolve) }),
      ...(signal === undefined ? {} : { signal }),
    });
    // Covers name resolution, connection, and slow responses.
    const timer = setTimeout(
      () => request.destroy(new Error(`No response within ${timeoutMs / 1000} seconds`)),
      timeoutMs,
    );
    request.on('error', fail);
    request.on('close', () => clearTimeout(timer));
    request.on('response', (response) => {
      const done = () => {
        settle(response.statusCode ?? 0);
        request.destroy();
      };
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > MAX_ANSWER_BYTES) done();
      });
      response.on('end', done);
      response.on('error', fail);
    });
    request.end(body);
  });
}
