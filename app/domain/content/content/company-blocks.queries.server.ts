import type { Db } from '../../../../db/schema';
import { buildPictureUrl } from '../../goods/catalog/product-card.queries.server';
import { parseJson } from '../../base/shared/stored-json';
import { COMPANY_BLOCKS, type CompanyBlock, type CompanyBlockKind } from './company-blocks.schema';

/**
 * The rows of one kind, in the order that staff gave them. A row whose data no longer fits its kind is left out: a
 * slip in the back office must not take the page down.
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

/** The service cards, with the addresses of their pictures. */
export async function listServices(db: Db) {
  const services = await listCompanyBlocks(db, 'service');
  return services.map((service) => ({ ...service, picture: buildPictureUrl(service.picture) }));
}

/** The market cards, with the addresses of their pictures. */
export async function listMarkets(db: Db) {
  const markets = await listCompanyBlocks(db, 'market');
  return markets.map((market) => ({ ...market, image: buildPictureUrl(market.image) }));
}
