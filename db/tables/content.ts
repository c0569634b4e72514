import type { Flag, Generated, IsoText } from './column-types';

/** Branches, for the location finder and the contact page. */
export interface LocationsTable {
  id: Generated<number>;
  name: string;
  type: string;
  region: string;
  address: string;
  city: string;
  province: string;
  postal_code: string;
  phone: string;
  fax: string;
  email: string;
  hours_weekdays: string;
  hours_saturday: string;
  hours_sunday: string;
  /** JSON arrays of texts. */
  services: string;
  specialties: string;
  latitude: number;
  longitude: number;
  sort_order: number;
  /** Whether it holds stock. Sales take from the default location first, then from the others in order. */
  holds_stock: Generated<Flag>;
  is_stock_default: Generated<Flag>;
  /** Whether the finder and the contact page show it. */
  is_active: Generated<Flag>;
}

export interface PostsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  /** Date: '2022-01-31'. */
  published_on: string;
  summary: string;
  body_markdown: string;
  picture: string;
  is_published: Flag;
  created_at: IsoText;
  updated_at: IsoText;
}

/** The pages the header and footer link to: FAQ, terms, privacy, guides. */
export interface TextPagesTable {
  id: Generated<number>;
  /** Empty for a top-level page; 'resources' for a guide. */
  section: string;
  slug: string;
  title: string;
  summary: string;
  /** Markdown without HTML. Placeholders such as {hotline} are filled in on display. */
  body_markdown: string;
  sort_order: number;
  is_published: Flag;
  /** Hash of the standard text it was loaded from, to detect edits; null for the store's own page. */
  standard_hash: string | null;
  created_at: IsoText;
  updated_at: IsoText;
}

/** Training days, counter days, and trade shows. */
export interface EventsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  kind: string;
  /** Dates: '2027-02-09'. A one-day event ends on the day it starts. */
  starts_on: string;
  ends_on: string;
  hours: string;
  venue: string;
  city: string;
  summary: string;
  /** Per person; null if there is nothing to book. */
  price_cents: number | null;
  is_published: Flag;
  created_at: IsoText;
  updated_at: IsoText;
}

/** The history of edits, one row per save. The row before the first edit is the standard content. */
export interface ContentRevisionsTable {
  id: Generated<number>;
  /** 'text-page:7', 'claims:store'. */
  subject: string;
  /** JSON of all form fields. */
  data: string;
  /** 'staff:admin'; empty for the standard content. */
  actor: string;
  created_at: IsoText;
}

/** Repeated blocks of the marketing pages: service and market cards, timeline, leaders, values, tour steps. */
export interface ContentBlocksTable {
  id: Generated<number>;
  kind: string;
  position: number;
  title: string;
  /** JSON object; its fields depend on the kind. */
  data: string;
  updated_at: IsoText;
}

export interface SettingsTable {
  name: string;
  value: string;
  /** Incremented with every change, to detect conflicting edits. */
  version: Generated<number>;
  updated_at: IsoText;
}

/** Rate limit counters, shared by all processes. */
export interface RateLimitsTable {
  key: string;
  /** Epoch milliseconds. */
  window_started_at: number;
  hits: number;
}

/** The French of stored texts. A text that several rows share is translated once; one that changes, again. */
export interface FrenchTextsTable {
  /** The whole text as stored: 'Satin chrome', a page's Markdown, a JSON array. */
  english: string;
  french: string;
  updated_at: IsoText;
}

/** The French that a release has loaded, to detect what staff edited or removed. */
export interface StandardFrenchTable {
  english_hash: string;
  french_hash: string;
}
