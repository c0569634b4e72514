import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

import { getClientAddress, truncateAddress } from './client-address';
import type { Log } from './log';
import { getRoutedPath } from './routed-path';

/** Paths that are followed by a secret. */
const SECRET_PREFIX =
  /^\/(?:sign-in|confirm-email|quote|track-order|(?:checkout|cart)\/(?:confirmation|pay|return|back))(?=\/)/;

/** What is logged of a request. */
interface LoggedRequest {
  requestId: string;
  method: string;
  path: string;
}

interface RequestLogOptions {
  /** How much of the client's address is logged. */
  addresses: 'full' | 'truncated' | 'off';
  /** The number of proxies in front of the store. */
  proxies: number;
}

/** Logs one line per request, once its response is sent, without query strings or cookies. */
export class RequestLog {
  readonly #log: Log;
  readonly #options: RequestLogOptions;

  constructor(log: Log, options: RequestLogOptions) {
    this.#log = log;
    this.#options = options;
  }

  /** Express middleware that logs every request. */
  readonly logRequests = (request: Request, response: Response, next: NextFunction): void => {
    const { method, path } = request;
    this.logWhenAnswered(response, { requestId: String(response.locals['requestId']), method, path });
    next();
  };

  logWhenAnswered(response: ServerResponse, { requestId, method, path }: LoggedRequest): void {
    const startedAt = performance.now();
    // The socket no longer knows it once the client has gone.
    const client = this.#findClient(response.req);
    response.on('finish', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const { statusCode: status } = response;
      this.#log.info({ requestId, client, method, path: getLoggedPath(path), status, ms }, 'request');
    });
  }

  #findClient(request: IncomingMessage): string | undefined {
    const { addresses, proxies } = this.#options;
    if (addresses === 'off') return undefined;
    const address = getClientAddress(request, proxies);
    return addresses === 'full' ? address.slice(0, MAX_ADDRESS_LENGTH) : truncateAddress(address);
  }
}

/** A proxy may pass on anything. The longest IPv6 address has 45 characters. */
const MAX_ADDRESS_LENGTH = 45;

/** Returns a path without the secret of a link, however it is spelled. */
export function getLoggedPath(path: string): string {
  const [secret] = SECRET_PREFIX.exec(getRoutedPath(path)) ?? [];
  return secret === undefined ? path : `${secret}/...`;
}
