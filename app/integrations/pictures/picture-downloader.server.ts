import http from 'node:http';
import https from 'node:https';

import {
  createPublicLookup,
  findIpAddress,
  isPublicAddress,
  PrivateAddressError,
  resolveName,
  type ResolveName,
} from '../network/public-addresses.server';

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

/** Why a picture can't be downloaded, as an end of 'The picture …'. */
export class DownloadError extends Error {
  constructor(
    message: string,
    /** Whether another try may succeed. */
    readonly isTemporary: boolean,
  ) {
    super(message);
  }
}

/** Downloads a file. @throws DownloadError */
export type DownloadPicture = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

export interface DownloaderOptions {
  /** Also allows private addresses. */
  allowPrivate: boolean;
  maxBytes: number;
  timeoutMs?: number;
  resolve?: ResolveName;
}

/**
 * Creates the downloader of pictures that files link to. It checks the address of every connection, including those of
 * redirects, and stops at the size limit, whatever the server says.
 */
export function createPictureDownloader(options: DownloaderOptions): DownloadPicture {
  return async (address, signal) => {
    // One limit for all redirects together.
    const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    let url = parseAddress(address);
    try {
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const answer = await request(url, AbortSignal.any([signal, timeout]), options);
        if (answer instanceof Uint8Array) return answer;
        url = parseAddress(answer.location, url);
      }
    } catch (error) {
      throw toDownloadError(error, timeout);
    }
    throw new DownloadError(`The URL redirects more than ${MAX_REDIRECTS} times`, false);
  };
}

function parseAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new DownloadError('This isn’t a valid URL', false);
  return url;
}

function toDownloadError(error: unknown, timeout: AbortSignal): DownloadError {
  if (error instanceof DownloadError) return error;
  if (error instanceof PrivateAddressError) return new DownloadError(error.message, false);
  if (timeout.aborted) return new DownloadError('The server took too long to respond', true);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no response';
  return new DownloadError(`The server can’t be reached (${code})`, true);
}

/** Returns the file, or where it is instead. */
function request(
  url: URL,
  signal: AbortSignal,
  { allowPrivate, maxBytes, resolve = resolveName }: DownloaderOptions,
): Promise<Uint8Array | { location: string }> {
  const ip = findIpAddress(url);
  if (!allowPrivate && ip !== undefined && !isPublicAddress(ip)) throw new PrivateAddressError(ip);
  return new Promise((settle, fail) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const sent = get(
      url,
      {
        // An agent could reuse a connection that was checked for another name.
        agent: false,
        signal,
        headers: { Accept: 'image/jpeg,image/png,image/webp', 'User-Agent': 'Keyway' },
        ...(allowPrivate ? {} : { lookup: createPublicLookup(resolve) }),
      },
      (response) => {
        const finish = (result: Uint8Array | { location: string } | DownloadError) => {
          if (result instanceof DownloadError) fail(result);
          else settle(result);
          sent.destroy();
        };
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined)
          return finish({ location: headers.location });
        if (statusCode !== 200)
          return finish(
            new DownloadError(
              `The server answered ${statusCode}`,
              statusCode >= 500 || statusCode === 429 || statusCode === 408,
            ),
          );
        const chunks: Buffer[] = [];
        let read = 0;
        response.on('data', (chunk: Buffer) => {
          read += chunk.length;
          chunks.push(chunk);
          if (read > maxBytes)
            finish(
              new DownloadError(`The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`, false),
            );
        });
        response.on('end', () => finish(new Uint8Array(Buffer.concat(chunks))));
        response.on('error', fail);
      },
    );
    sent.on('error', fail);
  });
}
