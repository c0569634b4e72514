import type { Db } from '../../../../db/schema';
import { parseTextList } from '../../base/shared/stored-json';
import { SERVICE_CATEGORIES, type Professional } from './professionals.rules';

/** Lists trade members who asked to be listed, by place. */
export async function listProfessionals(db: Db): Promise<Professional[]> {
  const rows = await db
    .selectFrom('professionals')
    .select(['id', 'name', 'city', 'state_code as state', 'phone', 'email', 'specialties'])
    .select('service_categories')
    .where('is_listed', '=', 1)
    .orderBy('state_code')
    .orderBy('city')
    .orderBy('name')
    .execute();
  return rows.map(({ specialties, service_categories, ...row }) => ({
    ...row,
    specialties: parseTextList(specialties),
    services: parseTextList(service_categories).flatMap((key) => SERVICE_CATEGORIES()[key] ?? []),
  }));
}
