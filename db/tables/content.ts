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
  updated_at: IsoText;
}

/** Counters of the rate limits: shared by every process on the database. */
export interface RateLimitsTable {
  key: string;
  /** Epoch milliseconds. */
  window_started_at: number;
  hits: number;
}
