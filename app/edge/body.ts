import { Readable } from 'node:stream';
import express, { type NextFunction, type Request, type Response } from 'express';

import { fieldNamesProblem } from './field-names';
import { isApi, isWrite } from './guard';
import { refuse } from './refusal';

const BODY_LIMIT = 100 * 1024;
/** A list of a thousand quantities, in JSON. */
const STOCK_LIST_LIMIT = 512 * 1024;
/** A scan of 5 MB with the form around it; a file a little larger still reaches the page, which says so at its field. */
const UPLOAD_LIMIT = 5.75 * 1024 * 1024;
/** Lists of products of 64 MB, for staff who may import them. */
const IMPORT_LIMIT = 64.5 * 1024 * 1024;
const PASTE_LIMIT = 5 * 1024 * 1024;
/** The pages that take a file larger than an ordinary form, as a browser and as our own script send it. */
const UPLOAD_PATHS = /^\/(account\/documents|admin\/products\/[1-9]\d{0,8}\/pictures)(\.data)?$/;
const IMPORT_PATHS = /^\/admin\/products\/import(\.data)?$/;
const STOCK_LIST_PATH = '/api/stock';
const TOO_LARGE = 'That is more than this store takes at once.';
const FILE_TOO_LARGE =
  'That file is too large: 5 MB is the most. Go back, and choose a smaller scan or a photograph of less detail.';
const LIST_TOO_LARGE =
  'That file is too large: 64 MB is the most. Go back, and send the list in parts, each with the line of headings.';
const IS_PATH = /[/\\]|^\.{1,2}$/;
const STREAM_MEMBERS = new Set<PropertyKey>([
  'destroy',
  'off',
  'on',
  'once',
  'pause',
  'readable',
  'readableHighWaterMark',
  'resume',
]);

const readOrdinary = express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false });
const readStockList = express.raw({ type: () => true, limit: STOCK_LIST_LIMIT, inflate: false });
const readUpload = express.raw({ type: () => true, limit: UPLOAD_LIMIT, inflate: false });
const readImport = express.raw({ type: () => true, limit: IMPORT_LIMIT, inflate: false });

/**
 * Reads the body, chunked or not, up to the limit: more is 413 before it is held in memory.
 *
 * @param mayImport whether a Cookie header is that of staff who may import: nobody else gets so much memory.
 */
export function bodyReader(mayImport: (cookie: string | undefined) => Promise<boolean>) {
  return [
    (request: Request, response: Response, next: NextFunction): void => {
      if (isUpload(request, UPLOAD_PATHS)) return void readUpload(request, response, next);
      if (request.path === STOCK_LIST_PATH) return void readStockList(request, response, next);
      if (!isUpload(request, IMPORT_PATHS)) return void readOrdinary(request, response, next);
      mayImport(request.headers.cookie).then(
        (may) => (may ? readImport : readOrdinary)(request, response, next),
        next,
      );
    },
    (error: unknown, request: Request, response: Response, next: NextFunction): void => {
      if (!isBodyError(error)) return next(error);
      response.setHeader('Connection', 'close');
      if (error.status === 413) return refuse(request, response, 413, tooLargeFor(request));
      refuse(request, response, error.status === 415 ? 415 : 400, 'The request cannot be read.');
    },
  ];
}

function tooLargeFor(request: Request): string {
  if (isUpload(request, UPLOAD_PATHS)) return FILE_TOO_LARGE;
  return isUpload(request, IMPORT_PATHS) ? LIST_TOO_LARGE : TOO_LARGE;
}

function isUpload(request: Request, paths: RegExp): boolean {
  const type = request.headers['content-type'] ?? '';
  return request.method === 'POST' && paths.test(request.path) && isType(type, 'multipart/form-data');
}

/** Errors of reading a body carry a type such as 'entity.too.large'; a missing file, say, does not. */
function isBodyError(error: unknown): error is { status: number } {
  if (typeof error !== 'object' || error === null || !('status' in error) || !('type' in error)) return false;
  return typeof error.status === 'number' && typeof error.type === 'string';
}

/** Lets through forms to pages and JSON to the API, and of the forms only those whose fields can be read. */
export async function checkBody(request: Request, response: Response, next: NextFunction): Promise<void> {
  if (!isWrite(request)) return next();
  const body = bodyOf(request);
  const type = request.headers['content-type'] ?? '';
  if (isApi(request)) {
    if (isType(type, 'application/json') || (request.method === 'DELETE' && body.length === 0)) return next();
    return refuse(request, response, 415, 'Send application/json.');
  }
  // A list may be pasted instead of sent as a file.
  const textLimit = isUpload(request, IMPORT_PATHS) ? PASTE_LIMIT : BODY_LIMIT;
  const names = await fieldNames(type, body, textLimit);
  if (names === 'too large') return refuse(request, response, 413, TOO_LARGE);
  if (names === 'unsupported') return refuse(request, response, 415, 'Send an ordinary form.');
  if (names === 'unreadable') return refuse(request, response, 400, 'The form cannot be read.');
  const problem = fieldNamesProblem(names);
  if (problem !== undefined) return refuse(request, response, 400, problem);
  next();
}

async function fieldNames(
  type: string,
  body: Buffer,
  textLimit: number,
): Promise<Iterable<string> | 'unsupported' | 'unreadable' | 'too large'> {
  if (isType(type, 'application/x-www-form-urlencoded'))
    return namesOf(new URLSearchParams(body.toString('utf8')), textLimit);
  if (!isType(type, 'multipart/form-data')) return 'unsupported';
  try {
    const headers = { 'content-type': type };
    return namesOf(await new globalThis.Response(new Uint8Array(body), { headers }).formData(), textLimit);
  } catch {
    return 'unreadable';
  }
}

function namesOf(
  form: URLSearchParams | FormData,
  textLimit: number,
): Iterable<string> | 'unreadable' | 'too large' {
  const values = [...form.values()];
  // Browsers send the name alone. A path leads somewhere only where somebody would follow it: nobody here does.
  if (values.some((value) => typeof value !== 'string' && IS_PATH.test(value.name))) return 'unreadable';
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.some((text) => text.includes('\0'))) return 'unreadable';
  // The larger limit is for a file: what is typed beside it may be as long as in any other form.
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length > textLimit ? 'too large' : form.keys();
}

function bodyOf(request: Request): Buffer {
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/**
 * The request for Remix's adapter, which reads the body as a stream: the stream here replays the bytes that were
 * already read and measured.
 */
export function withReplayedBody(request: Request): Request {
  if (!isWrite(request)) return request;
  const body = bodyOf(request);
  const stream = Readable.from(body.length === 0 ? [] : [body]);
  return new Proxy(request, {
    get(target, property) {
      if (!STREAM_MEMBERS.has(property)) return Reflect.get(target, property, target);
      const member: unknown = Reflect.get(stream, property, stream);
      return typeof member === 'function' ? member.bind(stream) : member;
    },
  });
}

function isType(header: string, type: string): boolean {
  return header.split(';')[0]?.trim().toLowerCase() === type;
}
