import type { Db } from '../../../../db/schema';
import { buildPictureUrl } from '../../goods/catalog/product-card.queries.server';
import { parseJson } from '../../base/shared/stored-json';
import { COMPANY_BLOCKS, type CompanyBlock, type CompanyBlockKind } from './company-blocks.schema';

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
  return rows.flatMap(({ id, title, data }) => {
    const block = COMPANY_BLOCKS[kind].safeParse(parseJson(data));
    return block.success ? [{ ...block.data, id, name: title }] : [];
  });
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
