import {
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';

import { listScopes } from '../domain/base/tokens/token-scopes.rules';
import { API_CALLS } from './all-calls';
import { API_PARTS, type ApiCall } from './api-call';
import { buildOpenApiWebhooks, WEBHOOK_SCHEMAS } from './openapi-webhooks.server';
import { listRefusals, IDEMPOTENCY_CONFLICT } from './call-answers.rules';
import { ApiErrorSchema, ApiPaymentErrorSchema } from './api-values.schema';
import {
  ApiCategorySchema,
  ApiProductDetailSchema,
  ApiProductSchema,
  ApiStoreProductSchema,
} from './catalog.calls';
import { ApiCustomerDetailSchema, ApiCustomerSchema } from './customer.calls';
import { ApiOrderDetailSchema, ApiOrderSchema } from './order.calls';
import { addSchemaDescriptions } from './schema-texts.server';
import { ApiMovementSchema } from './stock.calls';

const DESCRIPTION = `The JSON API of the store. Amounts are decimal text in US dollars, times are UTC.

Reads of the catalogue are open to everyone. Staff calls need a session of the back office, or a token that an owner makes there, sent as \`Authorization: Bearer kw_…\`; each call names the scope that its token needs.

Lists hold at most 1,000 rows; \`Link\` leads to the next page and \`X-Total-Count\` says how many there are. Reads carry an \`ETag\`: sent back as \`If-None-Match\` they answer 304 while nothing changed. Writes are for staff and tokens too, but for a visitor’s own: the cart and the payments take the session of a visitor, which \`GET /api/cart\` opens, and the quick order takes that or any token. Every write takes an \`Idempotency-Key\`: the same key and body get the same answer again for a day, and the thing is done once.

A refusal is \`{ "error", "fieldErrors"?, "requestId" }\`. Fields that a read does not know are ignored; fields that a write does not know are refused by name.`;

const COMPONENTS = {
  Error: ApiErrorSchema,
  PaymentError: ApiPaymentErrorSchema,
  Product: ApiProductSchema,
  StoreProduct: ApiStoreProductSchema,
  ProductDetail: ApiProductDetailSchema,
  Category: ApiCategorySchema,
  StockMovement: ApiMovementSchema,
  Order: ApiOrderSchema,
  OrderDetail: ApiOrderDetailSchema,
  Customer: ApiCustomerSchema,
  CustomerDetail: ApiCustomerDetailSchema,
};

type JsonSchema = oas31.SchemaObject | oas31.ReferenceObject;

/** Builds the OpenAPI 3.1 document from the schemas that the routes use. @param origin of the store */
export function buildOpenApiDocument(origin: string): oas31.OpenAPIObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of API_CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: buildOperation(call) };
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Keyway Trade Supply',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: Object.entries({ ...API_PARTS, Webhooks: 'What the store tells by itself.' }).map(
      ([name, description]) => ({ name, description }),
    ),
    paths,
    webhooks: buildOpenApiWebhooks(),
    components: {
      schemas: COMPONENTS,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token that an owner made.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: origin.startsWith('https:') ? '__Host-keyway_session' : 'keyway_session',
          description: 'A session: of staff who are signed in, or of a visitor, which GET /api/cart opens.',
        },
      },
    },
  });
  addDescriptions(document);
  return document;
}

function addDescriptions(document: oas31.OpenAPIObject): void {
  for (const [name, schema] of Object.entries(COMPONENTS))
    addSchemaDescriptions(document.components?.schemas?.[name], schema);
  for (const [type, schema] of Object.entries(WEBHOOK_SCHEMAS)) {
    const item = document.webhooks?.[type];
    addSchemaDescriptions(
      item === undefined || '$ref' in item ? undefined : getBodySchema(item.post),
      schema,
    );
  }
  for (const call of API_CALLS) {
    const operation = findOperation(document, call);
    const answer: oas31.ResponseObject | undefined = operation?.responses?.[String(call.status)];
    addSchemaDescriptions(answer?.content?.['application/json']?.schema, call.answer);
    const body = getBodySchema(operation);
    if (body === undefined || '$ref' in body || call.body === undefined) continue;
    addSchemaDescriptions(body, call.body);
    describeBody(call, body);
  }
}

/** Finds a call in the document. */
export function findOperation(
  document: oas31.OpenAPIObject,
  { path, method }: ApiCall,
): oas31.OperationObject | undefined {
  const item = document.paths?.[path];
  return { GET: item?.get, POST: item?.post, PUT: item?.put, PATCH: item?.patch, DELETE: item?.delete }[
    method
  ];
}

function getBodySchema(operation: oas31.OperationObject | undefined): JsonSchema | undefined {
  const body = operation?.requestBody;
  return body === undefined || '$ref' in body ? undefined : body.content['application/json']?.schema;
}

function buildOperation(call: ApiCall): ZodOpenApiOperationObject {
  const permission = call.permission ?? call.partlyNeeds;
  const scopes = permission === undefined ? [] : listScopes(permission);
  const needs =
    scopes.length === 0 ? '' : `Token scope: ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`;
  return {
    operationId: call.id,
    tags: [call.part],
    summary: call.summary,
    description:
      [call.text, needs, call.takes === undefined ? '' : `Takes ${IDEMPOTENCY_CONFLICT[call.takes]}.`]
        .filter((text) => text !== undefined && text !== '')
        .join('\n\n') || call.summary,
    security: buildSecurity(call, scopes.length > 0),
    requestParams: { path: call.params, query: call.query },
    parameters: buildRequestHeaders(call),
    ...(call.body === undefined ? {} : { requestBody: buildRequestBody(call) }),
    responses: buildResponses(call),
  };
}

function buildSecurity(call: ApiCall, takesToken: boolean): Record<string, string[]>[] {
  const byToken = takesToken || call.takes === 'session or token' ? [{ token: [] }] : [];
  if (call.permission !== undefined || call.takes !== undefined) return [...byToken, { session: [] }];
  return byToken.length > 0 || call.isOfSession === true ? [...byToken, { session: [] }, {}] : [];
}

const TEXT = { type: 'string' as const };

function buildRequestHeaders(call: ApiCall): NonNullable<ZodOpenApiOperationObject['parameters']> {
  if (call.method === 'GET') {
    const description = 'The ETag of the answer that is kept: 304 while it still stands.';
    return [{ in: 'header', name: 'If-None-Match', description, schema: TEXT }];
  }
  const idempotencyKey = {
    in: 'header' as const,
    name: 'Idempotency-Key',
    description: '1 to 255 visible ASCII characters. Kept for a day.',
    schema: TEXT,
  };
  if (call.takesIfMatch !== true) return [idempotencyKey];
  const description = 'The ETag of what was read: nothing is done where it no longer stands.';
  return [idempotencyKey, { in: 'header', name: 'If-Match', description, schema: TEXT }];
}

function describeBody(call: ApiCall, schema: oas31.SchemaObject): void {
  const required = [...(call.required ?? [])];
  schema.required = required;
  for (const name of required) removeNull(schema.properties?.[name]);
  for (const [name, text] of Object.entries(call.fields ?? {})) {
    const field = findField(schema, name);
    if (field !== undefined) field.description = text;
  }
}

/** Finds a field by its path: `lines[].quantity`. */
function findField(schema: JsonSchema, name: string): JsonSchema | undefined {
  return name.split('.').reduce<JsonSchema | undefined>((within, part) => {
    const holder = within === undefined || '$ref' in within ? undefined : (within.items ?? within);
    return holder === undefined || '$ref' in holder ? undefined : holder.properties?.[part.replace('[]', '')];
  }, schema);
}

/** Form schemas take null for a missing field; required fields take neither. */
function removeNull(property: JsonSchema | undefined): void {
  if (property === undefined || '$ref' in property) return;
  const { type, anyOf } = property;
  if (Array.isArray(type)) property.type = type.filter((one) => one !== 'null');
  if (anyOf !== undefined) property.anyOf = anyOf.filter((one) => '$ref' in one || one.type !== 'null');
}

function buildRequestBody(call: ApiCall): NonNullable<ZodOpenApiOperationObject['requestBody']> {
  const example = call.example === undefined ? {} : { example: call.example };
  return { required: true, content: { 'application/json': { schema: call.body, ...example } } };
}

function buildResponseHeaders(call: ApiCall) {
  const header = (description: string) => ({ description, schema: TEXT });
  return {
    'X-Request-Id': header('Names the request in the log of the store.'),
    ...(call.method === 'GET'
      ? { ETag: header('Names this very answer: send it back as If-None-Match.') }
      : call.takesIfMatch === true
        ? { ETag: header('Names what was written, for the next If-Match.') }
        : {}),
    ...(call.isPaged === true
      ? {
          Link: header('The first, previous, next and last page (RFC 8288).'),
          'X-Total-Count': header('How many rows there are on all pages.'),
        }
      : {}),
    ...(call.opensSession === true
      ? { 'Set-Cookie': header('The session, where this read has opened one: send it with what follows.') }
      : {}),
    ...(call.method === 'GET'
      ? {}
      : { 'Idempotent-Replayed': header('`true` where the answer is that of an earlier request.') }),
  };
}

function buildResponses(call: ApiCall): ZodOpenApiResponsesObject {
  const ok = {
    description: 'Done.',
    headers: buildResponseHeaders(call),
    content: { 'application/json': { schema: call.answer } },
  };
  const notModified = { description: 'What If-None-Match names still stands.' };
  const schema = call.isPayment === true ? ApiPaymentErrorSchema : ApiErrorSchema;
  const refusals = listRefusals(call).map(({ status, when }) => [
    String(status),
    { description: when, content: { 'application/json': { schema } } },
  ]);
  return {
    [`${call.status}`]: ok,
    ...(call.method === 'GET' ? { '304': notModified } : {}),
    ...Object.fromEntries(refusals),
  };
}
