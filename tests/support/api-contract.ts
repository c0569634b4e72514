import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { API_CALLS } from '../../app/api/all-calls';
import type { ApiCall } from '../../app/api/api-call';
import { buildOpenApiDocument, findOperation } from '../../app/api/openapi.server';

const DOCUMENT = 'openapi.json';

/** Keywords whose schemas speak of some fields of an object, not of all. */
const CONDITIONS = ['if', 'then', 'else', 'not', 'contains', 'allOf'];

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(sealed(buildOpenApiDocument('http://localhost')), DOCUMENT);

/** The document as tests read it: an answer has the fields that it names, and no other. */
function sealed<Node>(node: Node): Node {
  if (typeof node !== 'object' || node === null) return node;
  for (const [name, inner] of Object.entries(node)) if (!CONDITIONS.includes(name)) sealed(inner);
  if ('properties' in node && !('additionalProperties' in node))
    Object.assign(node, { additionalProperties: false });
  return node;
}

const published = buildOpenApiDocument('http://localhost');
const validators = new Map<string, ValidateFunction | undefined>();

/** An answer of the API as it came over the wire. */
export interface SentAnswer {
  method: string;
  /** The path, with its query or without. */
  address: string;
  status: number;
  contentType: string | undefined;
  body: string;
}

/** What the edge refuses for any address, whatever its call says of it. */
const REFUSED_AT_THE_EDGE = [400, 403, 405, 413, 415, 429, 431];

/** Addresses below /api that are no calls: providers write to the one, people and programs read of the API at the others. */
const NO_CALLS = /^\/api\/(webhooks\/|docs$|docs\/|openapi\.json$)/;

/** Fails a test whose answer is not as the OpenAPI document says: its status, its body. */
export async function expectToKeepContract(call: ApiCall, answer: Response): Promise<void> {
  if (answer.status === 304) return;
  const problem = documentedProblem(call, answer.status, await answer.json());
  if (problem !== undefined) throw new Error(problem);
}

/** Why an answer is not as the OpenAPI document says; undefined where it is, and for addresses that are no calls. */
export function contractProblem({
  method,
  address,
  status,
  contentType,
  body,
}: SentAnswer): string | undefined {
  const [path = '', query = ''] = address.split('?');
  // A preflight is the browser's own, and answers by headers alone.
  if (!isOfApi(path) || NO_CALLS.test(path) || (method === 'OPTIONS' && status === 204)) return undefined;
  const what = `${method} ${address} ${status}`;
  if (method === 'HEAD' || status === 304) return body === '' ? undefined : `${what} has a body: ${body}`;
  if (contentType?.startsWith('application/json') !== true) return `${what} is ${contentType}: ${body}`;
  const call = findCall(method, path);
  const read: unknown = JSON.parse(body);
  if (call !== undefined && isDocumented(call, status)) return documentedProblem(call, status, read);
  // No address has the classic data requests of Remix, and no other address has anything.
  const isNowhere = status === 404 && (call === undefined || query.includes('_data'));
  if (!isNowhere && !REFUSED_AT_THE_EDGE.includes(status))
    return `The OpenAPI document has no answer ${what}.`;
  return bodyProblem(what, validatorAt(['components', 'schemas', errorSchemaOf(path)]), read);
}

/** The call that this is; undefined where there is none. */
export function findCall(method: string, path: string): ApiCall | undefined {
  return API_CALLS.find((call) => call.method === method && patternOf(call.path).test(path));
}

/** The schema of a call's body, as the document publishes it. */
export function readBodySchema(call: ApiCall): Record<string, unknown> {
  const body = findOperation(published, call)?.requestBody;
  const schema = body === undefined || '$ref' in body ? undefined : body.content['application/json']?.schema;
  if (schema === undefined) throw new Error(`The OpenAPI document has no body of ${call.id}.`);
  return { ...schema };
}

/** Compiles a part of the document. */
export function compileSchema(schema: Record<string, unknown>): ValidateFunction {
  return ajv.compile(schema);
}

/** Why a body is not as a call's schema in the document says; undefined where it is. */
export function askedProblem(call: ApiCall, body: unknown): string | undefined {
  const place = ['requestBody', 'content', 'application/json', 'schema'];
  return bodyProblem(call.id, validatorAt([...operation(call), ...place]), body);
}

function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function errorSchemaOf(path: string): string {
  return path.startsWith('/api/payments/') ? 'PaymentError' : 'Error';
}

const patterns = new Map<string, RegExp>();

/** Of a path with parameters in braces. A parameter that another path has a word of its own for is that path's. */
function patternOf(path: string): RegExp {
  let pattern = patterns.get(path);
  if (pattern === undefined) {
    const others = API_CALLS.map((call) => call.path);
    const segments = path.split('/').map((segment, index, all) => {
      if (!segment.startsWith('{')) return segment.replaceAll('.', '\\.');
      const before = all.slice(0, index).join('/') + '/';
      const words = others
        .filter((other) => other.startsWith(before))
        .flatMap((other) => other.split('/')[index] ?? [])
        .filter((word) => !word.startsWith('{'));
      return words.length === 0 ? '[^/]+' : `(?!(?:${words.join('|')})(?:/|$))[^/]+`;
    });
    pattern = new RegExp(`^${segments.join('/')}$`);
    patterns.set(path, pattern);
  }
  return pattern;
}

function operation(call: ApiCall): string[] {
  return ['paths', call.path, call.method.toLowerCase()];
}

function answerSchema(call: ApiCall, status: number): string[] {
  return [...operation(call), 'responses', String(status), 'content', 'application/json', 'schema'];
}

function isDocumented(call: ApiCall, status: number): boolean {
  return validatorAt(answerSchema(call, status)) !== undefined;
}

function documentedProblem(call: ApiCall, status: number, body: unknown): string | undefined {
  const what = `${call.method} ${call.path} ${status}`;
  const validate = validatorAt(answerSchema(call, status));
  if (validate === undefined)
    return `The OpenAPI document has no answer ${what}. It was: ${JSON.stringify(body)}`;
  return bodyProblem(what, validate, body);
}

function bodyProblem(what: string, validate: ValidateFunction | undefined, body: unknown) {
  if (validate === undefined) return `The OpenAPI document has no schema of ${what}.`;
  if (validate(body)) return undefined;
  return `${what} is not as documented: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`;
}

function validatorAt(place: string[]): ValidateFunction | undefined {
  const pointer = place.map(escaped).join('/');
  if (!validators.has(pointer)) validators.set(pointer, ajv.getSchema(`${DOCUMENT}#/${pointer}`));
  return validators.get(pointer);
}

/** As JSON pointers in an address write a name. */
function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
