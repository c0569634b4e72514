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

const DESCRIPTION = `Amounts are decimal strings in US dollars. Times are UTC.

**Authentication.** Send a token as \`Authorization: Bearer kw_…\`; owners create tokens in the back office. Reading the catalog doesn’t require a token. Cart and payment calls use the session cookie that \`GET /api/cart\` sets.

**Pagination.** \`Link\` has the next page’s URL, and \`X-Total-Count\` has the number of results.

**Caching.** Send an \`ETag\` as \`If-None-Match\` to get a 304 response if nothing has changed.

**Retries.** Send an \`Idempotency-Key\` with each write. For 24 hours, repeating the same key and body returns the original response.

**Errors.** \`{ "error", "fieldErrors"?, "requestId" }\`. Unknown parameters and fields are rejected.`;

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
    tags: Object.entries({ ...API_PARTS, Webhooks: 'Events sent to your endpoints.' }).map(
      ([name, description]) => ({ name, description }),
    ),
    paths,
    webhooks: buildOpenApiWebhooks(),
    components: {
      schemas: COMPONENTS,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'API token.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: origin.startsWith('https:') ? '__Host-keyway_session' : 'keyway_session',
          description: 'Staff session, or visitor session from GET /api/cart.',
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
      [call.text, needs, call.takes === undefined ? '' : `Requires ${IDEMPOTENCY_CONFLICT[call.takes]}.`]
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
    const description = 'ETag from a cached response.';
    return [{ in: 'header', name: 'If-None-Match', description, schema: TEXT }];
  }
  const idempotencyKey = {
    in: 'header' as const,
    name: 'Idempotency-Key',
    description: '1 to 255 visible ASCII characters, kept for 24 hours.',
    schema: TEXT,
  };
  if (call.takesIfMatch !== true) return [idempotencyKey];
  const description = 'ETag from a read or write; returns 412 if the ETag has changed.';
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
    'X-Request-Id': header('ID of the request.'),
    ...(call.method === 'GET'
      ? { ETag: header('Version of the response.') }
      : call.takesIfMatch === true
        ? { ETag: header('New version for If-Match.') }
        : {}),
    ...(call.isPaged === true
      ? {
          Link: header('URLs of other pages (RFC 8288).'),
          'X-Total-Count': header('Total results.'),
        }
      : {}),
    ...(call.opensSession === true
      ? { 'Set-Cookie': header('Session cookie, if a session was opened.') }
      : {}),
    ...(call.method === 'GET' ? {} : { 'Idempotent-Replayed': header('`true` for a replayed response.') }),
  };
}

function buildResponses(call: ApiCall): ZodOpenApiResponsesObject {
  const ok = {
    description: 'Success.',
    headers: buildResponseHeaders(call),
    content: { 'application/json': { schema: call.answer } },
  };
  const notModified = { description: 'Not modified.' };
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
