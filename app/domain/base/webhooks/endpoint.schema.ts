import { z } from 'zod';

import { lineUpTo, trimmed } from '../shared/form-fields';
import { isWebhookEventType } from './webhook-events.schema';

const NO_ADDRESS = 'Enter a URL, e.g. https://erp.example/webhooks';

const url = trimmed
  .refine((value) => value.length <= 500, 'Use at most 500 characters')
  .transform((value, context) => {
    const read = URL.canParse(value) ? new URL(value) : undefined;
    const problem =
      read === undefined || !/^https?:$/.test(read.protocol)
        ? NO_ADDRESS
        : read.username !== '' || read.password !== ''
          ? 'Remove the username and password from the URL'
          : undefined;
    if (read !== undefined && problem === undefined) {
      // A URL fragment is never sent.
      read.hash = '';
      return read.href;
    }
    context.addIssue({ code: z.ZodIssueCode.custom, message: problem ?? NO_ADDRESS });
    return z.NEVER;
  });

const events = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((chosen) => [chosen ?? []].flat().filter(isWebhookEventType))
  .refine((chosen) => chosen.length > 0, 'Choose at least one event');

/** Endpoint forms carry the version they were opened with, to detect concurrent changes. */
const expectedVersion = z.coerce.number().int().min(0).catch(-1);

/** URL and events. A single checked box arrives as text. */
export const WebhookEndpointSchema = z.object({ expectedVersion, url, description: lineUpTo(100), events });

export type WebhookEndpointInput = z.infer<typeof WebhookEndpointSchema>;

/** A form with only the expected version. */
export const ExpectedEndpointSchema = z.object({ expectedVersion });
