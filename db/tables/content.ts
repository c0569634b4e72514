import type { Flag, Generated, IsoText } from './column-types';

/** Branches: the location finder, and the offices of the contact page. */
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
  /** JSON arrays of text. */
  services: string;
  specialties: string;
  latitude: number;
  longitude: number;
  sort_order: number;
  /** Whether stock lies there; what is sold is taken from the default one first, then from the others in their order. */
  holds_stock: Generated<Flag>;
  is_stock_default: Generated<Flag>;
  /** Shown in the finder and on the contact page. */
  is_active: Generated<Flag>;
}

export interface PostsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  /** A day: '2022-01-31'. */
  published_on: string;
  summary: string;
  body_markdown: string;
  picture: string;
  is_published: Flag;
  created_at: IsoText;
  updated_at: IsoText;
}

/** The texts behind the header's and footer's links: questions, terms, privacy, guides. */
export interface TextPagesTable {
  id: Generated<number>;
  /** Empty for a page of its own; 'resources' for a guide under it. */
  section: string;
  slug: string;
  title: string;
  summary: string;
  /** Markdown without HTML. Names in braces, such as {hotline}, are filled in when it is shown. */
  body_markdown: string;
  sort_order: number;
  is_published: Flag;
  /** Of the release's own text when it was loaded. A text that differs from it was edited; null: the store's own page. */
  standard_hash: string | null;
  created_at: IsoText;
  updated_at: IsoText;
}

/** Training days, counter days and trade shows. */
export interface EventsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  kind: string;
  /** Days: '2027-02-09'. The last day is the first one when there is only one. */
  starts_on: string;
  ends_on: string;
  hours: string;
  venue: string;
  city: string;
  summary: string;
  /** Per person. Null: nothing to book or to pay. */
  price_cents: number | null;
  is_published: Flag;
  created_at: IsoText;
  updated_at: IsoText;
}

/** What staff saved, one row for each time; the row before the first edit is what the store came with. */
export interface ContentRevisionsTable {
  id: Generated<number>;
  /** 'text-page:7', 'claims:store'. */
  subject: string;
  /** JSON of the whole thing as its form has it. */
  data: string;
  /** 'staff:admin'; empty for what the store came with. */
  actor: string;
  created_at: IsoText;
}

/** Repeated pieces of the marketing pages: service and market cards, timeline, leaders, values, tour steps. */
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
  /** Grows with every change, for those who change it by a form. */
  version: Generated<number>;
  updated_at: IsoText;
}

/** Counters of the rate limits: shared by every process on the database. */
export interface RateLimitsTable {
  key: string;
  /** Epoch milliseconds. */
  window_started_at: number;
  hits: number;
}
