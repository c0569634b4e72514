import type { z } from 'zod';

import type { Db, Trx } from '../../../../db/schema';
import { fillInFacts } from '../../base/settings/store-facts.rules';
import { parseJson } from '../../base/shared/stored-json';
import {
  type BusinessHours,
  CLAIMS,
  type HeritageClaims,
  type MarketingClaims,
  type StoreClaims,
} from './claims.schema';
import { BUSINESS_HOURS, HERITAGE_CLAIMS, MARKETING_CLAIMS, STORE_CLAIMS } from './standard-claims';
import { buildPictureUrl } from '../../goods/catalog/product-card.queries.server';
import {
  BLOCK_TEXTS,
  COMPANY_BLOCKS,
  type CompanyBlock,
  type CompanyBlockKind,
} from './company-blocks.schema';
import { translateFields, translateValue } from '../../base/translation/page-language.queries.server';

/** Returns the row kind that stores a set; the row exists once staff have saved it. */
export function getRowKind(set: string): string {
  return `claims-${set}`;
}

type Facts = Readonly<Record<string, string>>;

/** Reads the claims used on every page, with facts filled in. */
export async function readFrameClaims(db: Db, storeFacts: Facts) {
  const facts = await addLocationFacts(db, storeFacts);
  const rows = await db
    .selectFrom('content_blocks')
    .select(['kind', 'data'])
    .where('kind', 'in', [getRowKind('store'), getRowKind('marketing')])
    .execute();
  const dataOf = (set: string) => rows.find(({ kind }) => kind === getRowKind(set))?.data;
  return {
    store: await parseClaims(db, CLAIMS.store, dataOf('store'), STORE_CLAIMS, facts),
    marketing: withoutZeros(
      await parseClaims(db, CLAIMS.marketing, dataOf('marketing'), MARKETING_CLAIMS, facts),
    ),
  };
}

/** Finds a stored set, with names in braces; with `facts`, as pages show it. */
export async function readMarketingClaims(db: Db | Trx, facts?: Facts): Promise<MarketingClaims> {
  const known = await addLocationFacts(db, facts);
  return withoutZeros(
    await parseClaims(db, CLAIMS.marketing, await findSet(db, 'marketing'), MARKETING_CLAIMS, known),
  );
}

export async function readStoreClaims(db: Db | Trx): Promise<StoreClaims> {
  return parseClaims(db, CLAIMS.store, await findSet(db, 'store'), STORE_CLAIMS);
}

export async function readHeritageClaims(db: Db | Trx, facts?: Facts): Promise<HeritageClaims> {
  const known = await addLocationFacts(db, facts);
  const claims = await parseClaims(
    db,
    CLAIMS.heritage,
    await findSet(db, 'heritage'),
    HERITAGE_CLAIMS,
    known,
  );
  return {
    ...claims,
    aboutStats: claims.aboutStats.filter(hasFigure),
    servicesStats: claims.servicesStats.filter(hasFigure),
  };
}

export async function readBusinessHours(db: Db | Trx): Promise<BusinessHours> {
  return parseClaims(db, CLAIMS.hours, await findSet(db, 'hours'), BUSINESS_HOURS);
}

/** A store without locations claims none. */
function withoutZeros(claims: MarketingClaims): MarketingClaims {
  return {
    ...claims,
    stockingLocations: /^0\b/.test(claims.stockingLocations) ? '' : claims.stockingLocations,
    stats: claims.stats.filter(hasFigure),
  };
}

function hasFigure({ figure }: { figure: string }): boolean {
  return figure !== '0';
}

/** Claims about locations are counted: no one updates them when a location opens or closes. */
async function addLocationFacts(db: Db | Trx, facts: Facts | undefined): Promise<Facts | undefined> {
  if (facts === undefined) return undefined;
  const rows = await db.selectFrom('locations').select(['type', 'holds_stock']).execute();
  return {
    ...facts,
    locations: String(rows.length),
    stockingLocations: String(rows.filter(({ holds_stock }) => holds_stock === 1).length),
    regionalHubs: String(rows.filter(({ type }) => type === 'Regional Hub').length),
  };
}

async function findSet(db: Db | Trx, set: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_blocks')
    .select('data')
    .where('kind', '=', getRowKind(set))
    .executeTakeFirst();
  return row?.data;
}

/** Ignores rows that no longer match, so that a mistake can't break every page. */
async function parseClaims<Claims>(
  db: Db | Trx,
  schema: z.ZodType<Claims, z.ZodTypeDef, unknown>,
  data: string | undefined,
  standard: Claims,
  facts: Facts = {},
): Promise<Claims> {
  const kept = data === undefined ? undefined : schema.safeParse(parseJson(data)).data;
  const texts = JSON.stringify(await translateValue(db, kept ?? standard));
  const escaped = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, JSON.stringify(fact).slice(1, -1)]),
  );
  return schema.parse(parseJson(fillInFacts(texts, escaped)));
}

/**
 * Lists the rows of a kind in order. Rows whose data doesn't match are ignored, so that a mistake can't break the
 * page.
 */
export async function listCompanyBlocks<Kind extends CompanyBlockKind>(
  db: Db,
  kind: Kind,
): Promise<CompanyBlock<Kind>[]> {
  const rows = await db
    .selectFrom('content_blocks')
    .select(['id', 'title', 'data'])
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const blocks = rows.flatMap(({ id, title, data }) => {
    const block = COMPANY_BLOCKS[kind].safeParse(parseJson(data));
    return block.success ? [{ ...block.data, id, name: title }] : [];
  });
  return translateFields<CompanyBlock<Kind>>(db, blocks, BLOCK_TEXTS[kind]);
}

/** Lists the service cards with picture URLs. */
export async function listServices(db: Db) {
  const services = await listCompanyBlocks(db, 'service');
  return services.map((service) => ({ ...service, picture: buildPictureUrl(service.picture) }));
}

/** Lists the market cards with picture URLs. */
export async function listMarkets(db: Db) {
  const markets = await listCompanyBlocks(db, 'market');
  return markets.map((market) => ({ ...market, image: buildPictureUrl(market.image) }));
}
