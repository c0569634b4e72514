import { Readable } from 'node:stream';
import type { NextFunction, Request, Response } from 'express';

import { removeLanguage } from '../i18n/language-path';
import { findFieldNamesProblem, hasTooManyParts } from './field-names';
import { isApi, isWrite } from './guard';
import { answerEarly, readBody } from './read-body';
import { refuse } from './refusal';
import { REFUSALS, type RefusalText } from './refusal-texts';

const BODY_LIMIT = 100 * 1024;
/** A JSON list of 1,000 quantities. */
const STOCK_LIST_LIMIT = 512 * 1024;
/** A parts list of 10,000 lines, pasted or as a file. */
const PARTS_LIST_LIMIT = 1024 * 1024;
/** A 5 MB scan and its form. A slightly larger file still reaches the page, which shows the error at the field. */
const UPLOAD_LIMIT = 5.75 * 1024 * 1024;
/** Product lists of 64 MB, for staff who may import them. */
const IMPORT_LIMIT = 64.5 * 1024 * 1024;
const PASTE_LIMIT = 5 * 1024 * 1024;
/** Pages that accept a file larger than an ordinary form; `.data` is the same page as our script sends it. */
const UPLOAD_PATHS =
  /^\/(account\/documents|register\/business|admin\/products\/[1-9]\d{0,8}\/pictures)(\.data)?$/;
const IMPORT_PATHS = /^\/admin\/products\/import(\.data)?$/;
const PARTS_LIST_PATHS = /^\/quick-order(\.data)?$/;
const STOCK_LIST_PATH = '/api/stock';
const LIST_TOO_LARGE = 'That file is over 64 MB. Go back and split it, keeping the header row in each part.';
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

/**
 * Reads the body up to the limit of its page. A longer one is refused with 413 before it is held in memory.
 *
 * @param mayImport whether a Cookie header belongs to staff who may import; only they get the largest limit.
 */
export function bodyReader(mayImport: (cookie: string | undefined) => Promise<boolean>) {
  const limitFor = async (request: Request): Promise<number> => {
    if (isUpload(request, UPLOAD_PATHS)) return UPLOAD_LIMIT;
    if (PARTS_LIST_PATHS.test(removeLanguage(request.path))) return PARTS_LIST_LIMIT;
    if (request.path === STOCK_LIST_PATH) return STOCK_LIST_LIMIT;
    const isImport = isUpload(request, IMPORT_PATHS) && (await mayImport(request.headers.cookie));
    return isImport ? IMPORT_LIMIT : BODY_LIMIT;
  };
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    try {
      const read = await readBody(request, response, await limitFor(request));
      if (typeof read === 'object') {
        request.body = read.bytes;
        return next();
      }
      answerEarly(request, response);
      if (read === 'too large') return refuse(request, response, 413, tooLargeFor(request));
      if (read === 'too slow') return refuse(request, response, 408, REFUSALS.uploadTimedOut);
      if (read === 'packed') return refuse(request, response, 415, REFUSALS.malformed);
      if (read === 'cut short') return refuse(request, response, 400, REFUSALS.malformed);
      response.setHeader('Retry-After', '10');
      refuse(request, response, 503, REFUSALS.tooManyUploads);
    } catch (error) {
      next(error);
    }
  };
}

function tooLargeFor(request: Request): RefusalText {
  if (isUpload(request, UPLOAD_PATHS)) return REFUSALS.fileTooLarge;
  return isUpload(request, IMPORT_PATHS) ? LIST_TOO_LARGE : REFUSALS.tooLarge;
}

function isUpload(request: Request, paths: RegExp): boolean {
  const type = request.headers['content-type'] ?? '';
  return (
    request.method === 'POST' &&
    paths.test(removeLanguage(request.path)) &&
    isType(type, 'multipart/form-data')
  );
}

/** Accepts forms for pages and JSON for the API, and only forms whose fields can be parsed safely. */
export async function checkBody(request: Request, response: Response, next: NextFunction): Promise<void> {
  if (!isWrite(request)) return next();
  const body = bodyOf(request);
  const type = request.headers['content-type'] ?? '';
  if (isApi(request)) {
    if (isType(type, 'application/json') || (request.method === 'DELETE' && body.length === 0)) return next();
    return refuse(request, response, 415, 'Set Content-Type to application/json.');
  }
  // A list may be pasted instead of uploaded.
  const textLimit = getTextLimit(request);
  const names = await fieldNames(type, body, textLimit);
  if (names === 'too large') return refuse(request, response, 413, REFUSALS.tooLarge);
  if (names === 'unsupported') return refuse(request, response, 415, REFUSALS.wrongFormType);
  if (names === 'unreadable') return refuse(request, response, 400, REFUSALS.malformedForm);
  const problem = findFieldNamesProblem(names);
  if (problem !== undefined) return refuse(request, response, 400, problem);
  next();
}

function getTextLimit(request: Request): number {
  if (PARTS_LIST_PATHS.test(removeLanguage(request.path))) return PARTS_LIST_LIMIT;
  return isUpload(request, IMPORT_PATHS) ? PASTE_LIMIT : BODY_LIMIT;
}

async function fieldNames(type: string, body: Buffer, textLimit: number) {
  if (isType(type, 'application/x-www-form-urlencoded'))
    return namesOf(new URLSearchParams(body.toString('utf8')), textLimit);
  if (!isType(type, 'multipart/form-data')) return 'unsupported';
  // Parsing megabytes of tiny parts would block the event loop for a second.
  if (hasTooManyParts(type, body)) return 'unreadable';
  try {
    const headers = { 'content-type': type };
    return namesOf(await new globalThis.Response(new Uint8Array(body), { headers }).formData(), textLimit);
  } catch {
    return 'unreadable';
  }
}

function namesOf(form: URLSearchParams | FormData, textLimit: number) {
  const values = [...form.values()];
  // Browsers send only the file's name, never a path.
  if (values.some((value) => typeof value !== 'string' && IS_PATH.test(value.name))) return 'unreadable';
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.some((text) => text.includes('\0'))) return 'unreadable';
  // The larger limit is for the file; the text fields may be as long as in any other form.
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length > textLimit ? 'too large' : form.keys();
}

function bodyOf(request: Request): Buffer {
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/**
 * Returns the request for Remix's adapter, which reads the body as a stream: one that replays the bytes already read.
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
