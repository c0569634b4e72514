import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { readSettings, readVersionedSettings } from '../../base/settings/settings.queries.server';
import { writeSettings } from '../../base/settings/settings.server';
import { nowIso } from '../../base/shared/clock';

const SALE_END = { name: 'sale-end', staffId: null, requestId: '' };

/** Takes all products off sale once the sale's end in the settings has passed. @returns whether it did. */
export async function endSale(db: Db): Promise<boolean> {
  const isOver = (saleEndsAt: string) => saleEndsAt !== '' && saleEndsAt <= nowIso();
  if (!isOver((await readSettings(db)).saleEndsAt)) return false;
  return inTransaction(db, async (trx) => {
    const now = await readVersionedSettings(trx);
    if (!isOver(now.settings.saleEndsAt)) return false;
    await trx
      .updateTable('products')
      .set((build) => ({
        is_on_sale: 0,
        effective_price_cents: build.ref('price_cents'),
        version: build('version', '+', 1),
      }))
      .where('is_on_sale', '=', 1)
      .execute();
    await writeSettings(trx, now, { ...now.settings, saleEndsAt: '' }, SALE_END);
    return true;
  });
}
