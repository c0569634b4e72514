import type { Trx } from '../schema';
import { companyBlocks } from './demo/company-blocks';
import { demoProfessionals } from './demo/professionals';

/** A piece of a page; what `data` holds depends on the kind. */
export interface SeedBlock {
  kind: 'service' | 'market' | 'story' | 'value' | 'timeline' | 'leader';
  title: string;
  data: Record<string, string | string[]>;
}

export interface SeedProfessional {
  name: string;
  city: string;
  stateCode: string;
  phone: string;
  email: string;
  specialties: string[];
  serviceCategories: ('automotive' | 'residential' | 'commercial' | 'smart-lock' | 'security')[];
}

/** The pieces of the services and about pages. */
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

/** The public directory of trade members. */
export async function seedProfessionals(trx: Trx, now: string): Promise<void> {
  await trx
    .insertInto('professionals')
    .values(
      demoProfessionals.map((professional) => ({
        name: professional.name,
        city: professional.city,
        state_code: professional.stateCode,
        phone: professional.phone,
        email: professional.email,
        specialties: JSON.stringify(professional.specialties),
        service_categories: JSON.stringify(professional.serviceCategories),
        is_listed: 1 as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}
