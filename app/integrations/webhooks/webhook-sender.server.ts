import http from 'node:http';
import https from 'node:https';

import {
  findIpAddress,
  isPublicAddress,
  PrivateAddressError,
  createPublicLookup,
  resolveName,
  type ResolveName,
} from './public-addresses.server';

const TIMEOUT_MS = 10_000;

/** So much of an answer is read, so that the connection ends well; all of it is dropped. */
const MAX_ANSWER_BYTES = 64 * 1024;

export interface WebhookMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Ends the request when whoever sends it stops. */
  signal?: AbortSignal;
}

export interface SenderOptions {
  /** Sends to private addresses and by plain http too. */
  allowPrivate: boolean;
  timeoutMs?: number;
  resolve?: ResolveName;
}

/** Sends one message and returns the status of the answer. Throws where there is none. */
export type SendWebhook = (message: WebhookMessage) => Promise<number>;

/**
 * What sends webhooks: no redirect is followed, no connection is used twice, and the address is checked when it is
 * connected to.
 */
export function createWebhookSender(options: SenderOptions): SendWebhook {
  return async (message) => {
    const url = new URL(message.url);
    if (!options.allowPrivate) refuseAddress(url);
    return post(url, message, options);
  };
}

/** @throws PrivateAddressError, or Error for another protocol than https. A name is looked at when it is resolved. */
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
      // An agent could hand out a connection that was checked for another name.
      agent: false,
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      ...(allowPrivate ? {} : { lookup: createPublicLookup(resolve) }),
      ...(signal === undefined ? {} : { signal }),
    });
    // For everything together: the name, the connection, and an answer that trickles in.
    const timer = setTimeout(
      () => request.destroy(new Error(`No answer within ${timeoutMs / 1000} seconds`)),
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
