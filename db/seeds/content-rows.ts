import type { Trx } from '../schema';
import { companyBlocks } from './demo/company-blocks';
import { demoPosts } from './demo/posts';
import { listOf, readDemoRows } from './demo-files';

/** A content block of a page; `data` depends on the kind. */
export interface SeedBlock {
  kind: 'service' | 'market' | 'story' | 'value' | 'timeline' | 'leader';
  title: string;
  data: Record<string, string | string[]>;
  /** The same in the French of Québec; `data` has only the fields with words. */
  french: { title: string; data: Record<string, string | string[]> };
}

/** Adds the content blocks of the services and about pages. */
export async function seedCompanyBlocks(trx: Trx, now: string): Promise<void> {
  await trx
    .insertInto('content_blocks')
    .values(
      companyBlocks.map(({ kind, title, data }, position) => ({
        kind,
        position,
        title,
        data: JSON.stringify(data),
        updated_at: now,
      })),
    )
    .execute();
}

/** Adds the public directory of locksmiths. All of them, their phone numbers, and their addresses are fictitious. */
export async function seedProfessionals(trx: Trx, now: string): Promise<void> {
  await trx
    .insertInto('professionals')
    .values(
      readDemoRows('professionals', [
        'Name',
        'City',
        'State',
        'Phone',
        'Email',
        'Specialties',
        'Services',
      ]).map((professional) => ({
        name: professional.Name,
        city: professional.City,
        state_code: professional.State,
        phone: professional.Phone,
        email: professional.Email,
        specialties: JSON.stringify(listOf(professional.Specialties)),
        service_categories: JSON.stringify(listOf(professional.Services)),
        is_listed: 1 as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

/** Service centers repair and train; what they sell is shipped from the other locations. */
const STOCKED_TYPES = new Set(['Head Office', 'Distribution Center', 'Regional Hub']);

/** Returns the demo's branches. Their addresses and phone numbers are fictitious. */
export function readDemoLocations() {
  return readDemoRows('locations', [
    'Name',
    'Type',
    'Region',
    'Address',
    'City',
    'Province',
    'Postal code',
    'Phone',
    'Fax',
    'Email',
    'Weekdays',
    'Saturday',
    'Sunday',
    'Services',
    'Specialties',
    'Latitude',
    'Longitude',
  ]);
}

/** Adds the branches. The first one is the default receiving location. */
export async function seedLocations(trx: Trx): Promise<void> {
  await trx
    .insertInto('locations')
    .values(
      readDemoLocations().map((location, index) => ({
        name: location.Name,
        type: location.Type,
        region: location.Region,
        address: location.Address,
        city: location.City,
        province: location.Province,
        postal_code: location['Postal code'],
        phone: location.Phone,
        fax: location.Fax,
        email: location.Email,
        hours_weekdays: location.Weekdays,
        hours_saturday: location.Saturday,
        hours_sunday: location.Sunday,
        services: JSON.stringify(listOf(location.Services)),
        specialties: JSON.stringify(listOf(location.Specialties)),
        latitude: Number(location.Latitude),
        longitude: Number(location.Longitude),
        sort_order: index,
        holds_stock: STOCKED_TYPES.has(location.Type) ? (1 as const) : (0 as const),
        is_stock_default: index === 0 ? (1 as const) : (0 as const),
      })),
    )
    .execute();
}

export async function seedPosts(trx: Trx, now: string): Promise<void> {
  await trx
    .insertInto('posts')
    .values(
      demoPosts.map((post) => ({
        slug: post.slug,
        title: post.title,
        published_on: post.publishedOn,
        summary: post.summary,
        body_markdown: post.bodyMarkdown,
        picture: pictureOf(post.picture, post.pictureOptions),
        is_published: 1 as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

function pictureOf(kind: string, options: Record<string, string> = {}): string {
  const query = new URLSearchParams(options).toString();
  return query === '' ? kind : `${kind}?${query}`;
}

/** Columns of the demo’s events.csv. */
export const EVENT_COLUMNS = [
  'Slug',
  'Title',
  'Kind',
  'Weeks',
  'Weekday',
  'Days',
  'Hours',
  'Venue',
  'City',
  'Summary',
  'Price',
  'French title',
  'French summary',
] as const;

/** Adds events around the day of seeding, so that a new demo always has upcoming and past ones. */
export async function seedEvents(trx: Trx, now: string): Promise<void> {
  const events = readDemoRows('events', EVENT_COLUMNS);
  await trx
    .insertInto('events')
    .values(
      events.map((event) => {
        const [weeks, weekday, days] = [Number(event.Weeks), Number(event.Weekday), Number(event.Days)];
        return {
          slug: event.Slug,
          title: event.Title,
          kind: event.Kind,
          starts_on: dayFrom(now, weeks, weekday),
          ends_on: dayFrom(now, weeks, weekday + days - 1),
          hours: event.Hours,
          venue: event.Venue,
          city: event.City,
          summary: event.Summary,
          price_cents: event.Price === '' ? null : Number(event.Price) * 100,
          is_published: 1 as const,
          created_at: now,
          updated_at: now,
        };
      }),
    )
    .execute();
}

/** Returns a weekday (1 for Monday) of the week that many weeks from now, e.g. '2027-02-09'. */
function dayFrom(now: string, weeks: number, weekday: number): string {
  const day = new Date(`${now.slice(0, 10)}T00:00:00Z`);
  const isoWeekday = day.getUTCDay() || 7;
  day.setUTCDate(day.getUTCDate() + weeks * 7 + weekday - isoWeekday);
  return day.toISOString().slice(0, 10);
}
