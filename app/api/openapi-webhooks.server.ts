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
            buildHeader('webhook-id', 'Unique identifier for the message, the same for every attempt.'),
            buildHeader('webhook-timestamp', 'Unix timestamp of the attempt, in seconds.'),
            buildHeader(
              'webhook-signature',
              'One or two space-separated signatures, each `v1,` followed by base64.',
            ),
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema, example: buildExample(type) } },
          },
          responses: {
            '2XX': { description: 'Received.' },
            '4XX': { description: 'Delivery failed; retried later.' },
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
  'Signed per Standard Webhooks: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the endpoint’s secret (`whsec_…`). If there’s no 2xx response within 10 seconds, the message is retried, up to 10 attempts over 2 days. Use `webhook-id` to ignore duplicates.';
