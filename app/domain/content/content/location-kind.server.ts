import type { Db, Trx } from '../../../../db/schema';
import type { ContentKind } from './content-kind.server';
import { linesOf } from '../../base/shared/multi-line-fields';
import { DomainError } from '../../base/shared/errors';
import { parseTextList } from '../../base/shared/stored-json';
import { LocationSchema, type LocationDoc } from '../locations/location.schema';
import { countRows } from '../../base/shared/list-queries.server';

/** The content kind of locations. */
export const locationKind: ContentKind<LocationDoc> = {
  name: 'location',
  schema: LocationSchema,
  fixed: [],
  titleOf: ({ name }) => name,

  async read(db: Db | Trx, id) {
    const row = await db.selectFrom('locations').selectAll().where('id', '=', Number(id)).executeTakeFirst();
    return (
      row && {
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
        weekdays: row.hours_weekdays,
        saturday: row.hours_saturday,
        sunday: row.hours_sunday,
        services: parseTextList(row.services).join('\n'),
        specialties: parseTextList(row.specialties).join('\n'),
        latitude: row.latitude,
        longitude: row.longitude,
        sortOrder: row.sort_order,
        isActive: row.is_active === 1,
      }
    );
  },

  async write(trx, id, doc, before) {
    const { postalCode, weekdays, saturday, sunday, services, specialties, sortOrder, isActive, ...rest } =
      doc;
    const row = {
      ...rest,
      postal_code: postalCode,
      hours_weekdays: weekdays,
      hours_saturday: saturday,
      hours_sunday: sunday,
      services: JSON.stringify(linesOf(services)),
      specialties: JSON.stringify(linesOf(specialties)),
      sort_order: sortOrder,
      is_active: isActive ? (1 as const) : (0 as const),
    };
    if (before !== undefined) {
      await trx.updateTable('locations').set(row).where('id', '=', Number(id)).execute();
      return id;
    }
    const { id: added } = await trx
      .insertInto('locations')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(added);
  },

  async remove(trx, id) {
    const count = await countRows(trx.selectFrom('messages').where('location_id', '=', Number(id)));
    if (count > 0)
      throw new DomainError(
        `This location has ${count} ${count === 1 ? 'message' : 'messages'}. Deactivate it instead.`,
      );
    const stock = await trx
      .selectFrom('stock_movements')
      .select('id')
      .where('location_id', '=', Number(id))
      .limit(1)
      .executeTakeFirst();
    if (stock !== undefined) throw new DomainError('This location has stock history. Deactivate it instead.');
    await trx.deleteFrom('locations').where('id', '=', Number(id)).execute();
  },
};
