import type { ZodOpenApiPathsObject } from 'zod-openapi';

import {
  PingSchema,
  WEBHOOK_EXAMPLES,
  WebhookEventSchemas,
} from '../domain/base/webhooks/webhook-events.schema';

const buildHeader = (name: string, description: string) => ({
  in: 'header' as const,
  name,
  required: true,
  description,
  schema: { type: 'string' as const },
});

/** Message bodies by event. */
export const WEBHOOK_SCHEMAS = { ...WebhookEventSchemas, ping: PingSchema };

/** Describes the webhooks in OpenAPI 3.1. */
export function buildOpenApiWebhooks(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    Object.entries(WEBHOOK_SCHEMAS).map(([type, schema]) => [
      type,
      {
        post: {
          operationId: `on.${type}`,
          tags: ['Webhooks'],
          summary: schema.description ?? type,
          description: WEBHOOK_TEXT,
          security: [],
          parameters: [
            buildHeader('webhook-id', 'Names the message: one that comes again bears the same.'),
            buildHeader('webhook-timestamp', 'When this attempt was sent, in seconds since 1970.'),
            buildHeader(
              'webhook-signature',
              'One or two signatures, `v1,` and base64 each, with spaces between.',
            ),
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema, example: buildExample(type) } },
          },
          responses: {
            '2XX': { description: 'It has arrived. Whatever else is answered, it is sent again later.' },
            '4XX': { description: 'It has not arrived: it is sent again later.' },
          },
        },
      },
    ]),
  );
}

function buildExample(type: string) {
  const [data] = Object.entries(WEBHOOK_EXAMPLES).flatMap(([of, example]) => (of === type ? [example] : []));
  return { type, timestamp: '2027-03-31T16:00:00.000Z', data };
}

/** How to verify a message, and when failed ones are retried. */
export const WEBHOOK_TEXT =
  'Signed as Standard Webhooks has it: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret of the endpoint (`whsec_…`). A message that is not answered by 2xx within 10 seconds is sent again: ten tries in all, over two days. It may arrive twice, with the same `webhook-id`.';
