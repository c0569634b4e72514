import type { Selectable } from 'kysely';

import type { Db } from '../../../../db/schema';
import type { LocationsTable } from '../../../../db/tables/content';
import { textsOf } from '../../base/shared/stored-json';
import type { StoreLocation } from './locations.rules';

/** Every branch that is shown, in the order that staff gave them. */
export async function listLocations(db: Db): Promise<StoreLocation[]> {
  const rows = await db
    .selectFrom('locations')
    .selectAll()
    .where('is_active', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map(locationOf);
}

/** SPEC 2.8: the contact page lists four offices. */
const OFFICES = 4;

/** What the contact page needs: the first offices whole, and the names of all branches. */
export async function listOffices(
  db: Db,
): Promise<{ offices: StoreLocation[]; names: { id: number; name: string }[] }> {
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

function locationOf(row: Selectable<LocationsTable>): StoreLocation {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    region: row.region,
    address: row.address,
    city: row.city,
    province: row.province,
    postalCode: row.postal_code,
    phone: row.phone,
    fax: row.fax,
    email: row.email,
    hours: { weekdays: row.hours_weekdays, saturday: row.hours_saturday, sunday: row.hours_sunday },
    services: textsOf(row.services),
    specialties: textsOf(row.specialties),
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
