import type { oas31 } from 'zod-openapi';

import { serverPaths } from '../server-paths';
import { API_CALLS } from './all-calls';
import { API_PARTS, type ApiCall } from './api-call';
import { listRefusals, IDEMPOTENCY_CONFLICT } from './call-answers.rules';
import { buildOpenApiDocument, findOperation } from './openapi.server';
import { listScopes } from '../domain/base/tokens/token-scopes.rules';

export type DocumentedField = ReturnType<typeof documentFields>[number];
export type DocumentedCall = ReturnType<typeof documentCall>;
export type DocumentedEvent = ReturnType<typeof documentEvents>[number];

/** Returns the OpenAPI document as the page /api/docs shows it. @param origin of the store */
export function documentApi(origin: string) {
  const document = buildOpenApiDocument(origin);
  return { parts: documentParts(document, origin), events: documentEvents(document) };
}

function documentParts(document: oas31.OpenAPIObject, origin: string) {
  return Object.entries(API_PARTS).flatMap(([name, text]) => {
    const calls = API_CALLS.filter(({ part }) => part === name);
    return calls.length === 0
      ? []
      : [{ name, text, calls: calls.map((call) => documentCall(document, call, origin)) }];
  });
}

/** Describes the webhooks of the store. */
function documentEvents(document: oas31.OpenAPIObject) {
  return Object.entries(document.webhooks ?? {}).flatMap(([type, item]) => {
    const operation = '$ref' in item ? undefined : item.post;
    const body = operation?.requestBody;
    const content = body && 'content' in body ? body.content['application/json'] : undefined;
    const text = operation?.summary ?? '';
    const fields = documentFields(document, resolveSchema(document, content?.schema), 'answered');
    return [{ type, text, fields, example: JSON.stringify(content?.example, null, 2) }];
  });
}

type Schema = oas31.SchemaObject | oas31.ReferenceObject;

function documentCall(document: oas31.OpenAPIObject, call: ApiCall, origin: string) {
  const operation = findOperation(document, call);
  const parameters = (operation?.parameters ?? []).flatMap((one) => ('$ref' in one ? [] : [one]));
  const body = operation?.requestBody;
  const bodySchema = body && 'content' in body ? body.content['application/json']?.schema : undefined;
  const response: oas31.ResponseObject | undefined = operation?.responses?.[String(call.status)];
  const answer = resolveSchema(document, response?.content?.['application/json']?.schema);
  const row = answer?.items === undefined ? answer : resolveSchema(document, answer.items);
  const fields = documentFields(document, row, 'answered');
  return {
    id: call.id,
    method: call.method,
    path: call.path,
    summary: call.summary,
    text: call.text ?? '',
    access: describeAccess(call),
    parameters: parameters
      .filter(({ in: place }) => place === 'path' || place === 'query')
      .map(({ name, required, description, schema }) => ({
        name,
        type: describeType(document, schema, 'asked'),
        isRequired: required ?? false,
        text: description ?? '',
      })),
    headers: parameters
      .filter(({ in: place }) => place === 'header')
      .map(({ name, description }) => ({ name, text: description ?? '' })),
    body: documentFields(document, resolveSchema(document, bodySchema), 'asked'),
    status: call.status,
    answer: {
      isList: answer?.items !== undefined,
      fields,
      plain:
        fields.length > 0
          ? ''
          : `Type: ${describeType(document, answer, 'answered')}. ${answer?.description ?? ''}`,
    },
    refusals: listRefusals(call),
    request: buildExampleRequest(call, origin),
  };
}

function describeAccess(call: ApiCall): string {
  const permission = call.permission ?? call.partlyNeeds;
  const scopes = permission === undefined ? [] : listScopes(permission);
  const byStaff = `Requires ${['staff', ...(scopes.length === 0 ? [] : [`a token with scope ${scopes.join(' or ')}`])].join(', or ')}.`;
  if (call.permission !== undefined) return byStaff;
  if (call.takes !== undefined) return `Requires ${IDEMPOTENCY_CONFLICT[call.takes]}.`;
  const open = call.isOfSession === true ? 'Public; uses the session cookie.' : 'Public.';
  return call.partlyNeeds === undefined ? open : `${open} Other accounts: ${byStaff.toLowerCase()}`;
}

function resolveSchema(
  document: oas31.OpenAPIObject,
  schema: Schema | undefined,
): oas31.SchemaObject | undefined {
  if (schema === undefined || !('$ref' in schema)) return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  return resolveSchema(document, document.components?.schemas?.[name]);
}

/** Lists the fields of an object and of nested objects, named by path: 'customerInfo.email'. */
function documentFields(
  document: oas31.OpenAPIObject,
  schema: oas31.SchemaObject | undefined,
  side: Side,
  within = '',
): { name: string; type: string; isRequired: boolean; text: string }[] {
  if (schema === undefined) return [];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined)
    return choices.flatMap((choice) =>
      documentFields(document, resolveSchema(document, choice), side, within),
    );
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const own = resolveSchema(document, property);
    const path = within + name;
    const inner = own?.items === undefined ? own : resolveSchema(document, own.items);
    const innerWithin = own?.items === undefined ? `${path}.` : `${path}[].`;
    return [
      {
        name: path,
        type: describeType(document, property, side),
        isRequired: required.includes(name),
        text: property.description ?? own?.description ?? '',
      },
      ...documentFields(document, inner, side, innerWithin),
    ];
  });
}

/** Whether clients send it or receive it. */
type Side = 'asked' | 'answered';

/** Describes a schema's type: 'string', 'number or string', 'array of string', 'string or null'. */
function describeType(document: oas31.OpenAPIObject, given: Schema | undefined, side: Side): string {
  const schema = resolveSchema(document, given);
  if (schema === undefined) return 'anything';
  if (schema.enum !== undefined) return schema.enum.map((value) => String(value)).join(', ');
  if (schema.const !== undefined) return String(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    const types = choices.map((choice) => describeType(document, choice, side));
    // A form's checkbox sends 'on' for true.
    return types.includes(BOOLEAN) ? BOOLEAN : describeTypes(types, side);
  }
  const types = [schema.type ?? 'anything']
    .flat()
    .map((type) => (type === 'array' ? `array of ${describeType(document, schema.items, side)}` : type));
  return describeTypes(types, side);
}

const BOOLEAN = 'boolean';

/** Joins types. Null is left out of requests, where it means the same as a missing field. */
function describeTypes(types: string[], side: Side): string {
  const named = [...new Set(types)].filter((type) => side === 'answered' || type !== 'null');
  return (named.length === 0 ? ['null'] : named).join(' or ');
}

/** Builds a curl command with example parameters and placeholders for the client's own values. */
function buildExampleRequest(call: ApiCall, origin: string): string {
  const isWrite = call.method !== 'GET';
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => call.exampleParams?.[name] ?? '1');
  const query = new URLSearchParams(call.exampleQuery).toString();
  const address = origin + path + (query === '' ? '' : `?${query}`);
  // The session is opened once and kept in a file, so that one call finds the cart of another.
  const cookies = { reading: '-b keyway.cookies ', keeping: '-b keyway.cookies -c keyway.cookies ' };
  const opening =
    call.takes === undefined
      ? ''
      : `curl -s ${cookies.keeping}'${origin + serverPaths.apiCart()}' > /dev/null\n`;
  const session =
    call.opensSession === true ? cookies.keeping : call.takes === undefined ? '' : cookies.reading;
  const lines = [
    `${opening}curl ${session}${isWrite ? `-X ${call.method} ` : ''}'${address}'`,
    ...(call.permission === undefined ? [] : ["-H 'Authorization: Bearer kw_YOUR_TOKEN'"]),
    ...(isWrite ? ["-H 'Idempotency-Key: YOUR_UNIQUE_KEY'"] : []),
    ...(call.body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(call.example ?? {}, null, 2)}'`]),
  ];
  return lines.join(' \\\n  ');
}
