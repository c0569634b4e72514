import type { Generated, IsoText } from './column-types';

/** 'off' is what the store made of it after too many failures; 'paused' is what people did. */
export type WebhookEndpointState = 'active' | 'paused' | 'off';

/** 'due' waits to be sent, for the first time or again; 'failed' is given up. */
export type WebhookDeliveryState = 'due' | 'delivered' | 'failed';

/** Whom the store tells what happens. */
export interface WebhookEndpointsTable {
  id: Generated<number>;
  url: string;
  description: string;
  /** JSON list of the types of events that it wants. */
  events: string;
  state: WebhookEndpointState;
  /** Sealed with the store's own secret: a copy of the database alone signs nothing. */
  sealed_secret: string;
  /** The one before, which signs too until its time is over, so that a receiver can change over. */
  sealed_previous_secret: Generated<string | null>;
  previous_secret_until: Generated<IsoText | null>;
  /** Failures in a row. */
  failures: Generated<number>;
  /** Nothing is sent before, after a failure. */
  rest_until: Generated<IsoText | null>;
  /** The process that sends to it now, and until when it may. */
  worker: Generated<string | null>;
  lease_until: Generated<IsoText | null>;
  last_attempt_at: Generated<IsoText | null>;
  last_outcome: Generated<'delivered' | 'failed' | null>;
  last_note: Generated<string>;
  switched_off_at: Generated<IsoText | null>;
  /** Goes up with every change by people. */
  version: Generated<number>;
  created_by: number;
  created_at: IsoText;
  updated_at: IsoText;
}

/** One event for one endpoint. */
export interface WebhookDeliveriesTable {
  id: Generated<number>;
  endpoint_id: number;
  /** The `webhook-id`: the same for every try. */
  message_id: string;
  type: string;
  /** What it is about, e.g. 'order:5'. */
  subject: string;
  /** What happened to a product; null for other events. */
  change: Generated<string | null>;
  /** JSON, as it is sent. */
  body: string;
  state: WebhookDeliveryState;
  /** The subject, while a later event about it may still take this one's place: until somebody begins to send it. */
  waits_for: Generated<string | null>;
  /** Tries since it became due. */
  tries: Generated<number>;
  due_at: IsoText;
  /** Somebody is sending it, and nobody else does before this moment. */
  claimed_until: Generated<IsoText | null>;
  last_note: Generated<string>;
  created_at: IsoText;
  ended_at: Generated<IsoText | null>;
}

export interface WebhookAttemptsTable {
  id: Generated<number>;
  delivery_id: number;
  /** Null where no answer came. */
  status: number | null;
  error: string;
  duration_ms: number;
  attempted_at: IsoText;
}
