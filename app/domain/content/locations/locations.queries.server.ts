import type { Db } from '../../../../db/schema';
import { parseTextList } from '../../base/shared/stored-json';
import { HEAD_OFFICE, type HeadOffice, type StoreLocation } from './locations.rules';
import { translateFields } from '../../base/translation/page-language.queries.server';

/** Lists the active locations in order. */
export async function listLocations(db: Db): Promise<StoreLocation[]> {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'type', 'region', 'address', 'city', 'province', 'postal_code as postalCode'])
    .select(['phone', 'fax', 'email', 'latitude', 'longitude', 'services', 'specialties'])
    .select(['hours_weekdays', 'hours_saturday', 'hours_sunday'])
    .where('is_active', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const locations = rows.map(
    ({ hours_weekdays, hours_saturday, hours_sunday, services, specialties, ...location }) => ({
      ...location,
      hours: { weekdays: hours_weekdays, saturday: hours_saturday, sunday: hours_sunday },
      services: parseTextList(services),
      specialties: parseTextList(specialties),
    }),
  );
  return translateFields(db, locations, ['name', 'city', 'hours', 'services', 'specialties']);
}

/** Returns the store's own address for its documents: that of the first head office. Undefined without one. */
export async function findHeadOffice(db: Db): Promise<HeadOffice | undefined> {
  const office = await db
    .selectFrom('locations')
    .select(['address', 'city', 'province', 'postal_code as postalCode'])
    .where('type', '=', HEAD_OFFICE)
    .where('is_active', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .executeTakeFirst();
  if (office === undefined) return undefined;
  return (await translateFields(db, [office], ['city']))[0];
}

/** The contact page lists four offices (SPEC 2.8). */
const OFFICES = 4;

/** Reads the contact page's data: the first offices, and all location names. */
export async function listOffices(db: Db) {
  const locations = await listLocations(db);
  return {
    offices: locations.slice(0, OFFICES),
    names: locations.map(({ id, name }) => ({ id, name })),
  };
}

export async function isLocation(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('locations')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}
