import type { z } from 'zod';

import type { Db, Trx } from '../../../db/schema';
import { parsed } from '../shared/stored-json';
import {
  CLAIMS,
  type BusinessHours,
  type HeritageClaims,
  type MarketingClaims,
  type StoreClaims,
} from './claims.schema';
import { BUSINESS_HOURS, HERITAGE_CLAIMS, MARKETING_CLAIMS, STORE_CLAIMS } from './standard-claims';

/** The kind of the row that holds a set, which is there once staff have saved it. */
export function rowKindOf(set: string): string {
  return `claims-${set}`;
}

/** What staff saved of the claims that every page carries; a set that nobody edited is left out. */
export async function readFrameClaims(
  db: Db,
): Promise<{ store?: StoreClaims | undefined; marketing?: MarketingClaims | undefined }> {
  const rows = await db
    .selectFrom('content_blocks')
    .select(['kind', 'data'])
    .where('kind', 'in', [rowKindOf('store'), rowKindOf('marketing')])
    .execute();
  const dataOf = (set: string) => rows.find(({ kind }) => kind === rowKindOf(set))?.data;
  return {
    store: claimsOf(CLAIMS.store, dataOf('store')),
    marketing: claimsOf(CLAIMS.marketing, dataOf('marketing')),
  };
}

export async function readMarketingClaims(db: Db | Trx): Promise<MarketingClaims> {
  return claimsOf(CLAIMS.marketing, await findSet(db, 'marketing')) ?? MARKETING_CLAIMS;
}

export async function readStoreClaims(db: Db | Trx): Promise<StoreClaims> {
  return claimsOf(CLAIMS.store, await findSet(db, 'store')) ?? STORE_CLAIMS;
}

export async function readHeritageClaims(db: Db | Trx): Promise<HeritageClaims> {
  return claimsOf(CLAIMS.heritage, await findSet(db, 'heritage')) ?? HERITAGE_CLAIMS;
}

export async function readBusinessHours(db: Db | Trx): Promise<BusinessHours> {
  return claimsOf(CLAIMS.hours, await findSet(db, 'hours')) ?? BUSINESS_HOURS;
}

async function findSet(db: Db | Trx, set: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_blocks')
    .select('data')
    .where('kind', '=', rowKindOf(set))
    .executeTakeFirst();
  return row?.data;
}

/** A row that no longer fits is as good as none: a slip must not take every page down. */
function claimsOf<Claims>(
  schema: z.ZodType<Claims, z.ZodTypeDef, unknown>,
  data: string | undefined,
): Claims | undefined {
  if (data === undefined) return undefined;
  const claims = schema.safeParse(parsed(data));
  return claims.success ? claims.data : undefined;
}
