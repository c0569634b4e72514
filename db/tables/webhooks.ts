import type { Generated, IsoText } from './column-types';

/** 'off': disabled by the store after too many failures. 'paused': by staff. */
export type WebhookEndpointState = 'active' | 'paused' | 'off';

/** 'due' waits for a first attempt or a retry; 'failed' is final. */
export type WebhookDeliveryState = 'due' | 'delivered' | 'failed';

/** A receiver of the store's events. */
export interface WebhookEndpointsTable {
  id: Generated<number>;
  url: string;
  description: string;
  /** JSON array of the event types it receives. */
  events: string;
  state: WebhookEndpointState;
  /** Encrypted with the store's secret, so that a copy of the database can't sign. */
  sealed_secret: string;
  /** The previous secret, which signs too until it expires, so that receivers can rotate. */
  sealed_previous_secret: Generated<string | null>;
  previous_secret_until: Generated<IsoText | null>;
  /** Consecutive failures. */
  failures: Generated<number>;
  /** Backoff after a failure: nothing is sent before. */
  rest_until: Generated<IsoText | null>;
  /** The process that is sending to it, and until when its lease lasts. */
  worker: Generated<string | null>;
  lease_until: Generated<IsoText | null>;
  last_attempt_at: Generated<IsoText | null>;
  last_outcome: Generated<'delivered' | 'failed' | null>;
  last_note: Generated<string>;
  switched_off_at: Generated<IsoText | null>;
  /** Incremented with every change by staff. */
  version: Generated<number>;
  created_by: number;
  created_at: IsoText;
  updated_at: IsoText;
}

/** An event for one endpoint. */
export interface WebhookDeliveriesTable {
  id: Generated<number>;
  endpoint_id: number;
  /** The `webhook-id`, the same for every attempt. */
  message_id: string;
  type: string;
  /** The record it is about, e.g. 'order:5'. */
  subject: string;
  /** The change of a product; null for other events. */
  change: Generated<string | null>;
  /** JSON as sent. */
  body: string;
  state: WebhookDeliveryState;
  /** The subject until the first attempt; later events about it replace this one until then. */
  waits_for: Generated<string | null>;
  /** Attempts since it became due. */
  tries: Generated<number>;
  due_at: IsoText;
  /** Lease of the process that is sending it. */
  claimed_until: Generated<IsoText | null>;
  last_note: Generated<string>;
  created_at: IsoText;
  ended_at: Generated<IsoText | null>;
}

export interface WebhookAttemptsTable {
  id: Generated<number>;
  delivery_id: number;
  /** Null if there was no response. */
  status: number | null;
  error: string;
  duration_ms: number;
  attempted_at: IsoText;
}
