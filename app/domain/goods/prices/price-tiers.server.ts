import { PUBLIC_TIER } from '../../base/customers/public-tier.rules';
import { slugOf } from '../../../../db/slug';
import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { FieldError, NotFoundError } from '../../base/shared/errors';
import type { PriceTierInput } from './price.schema';
import { findPriceTier } from './price-list.queries.server';

/**
 * Adds a price tier. Its code is derived from the name and doesn't change.
 *
 * @throws FieldError if the name is taken.
 */
export async function addPriceTier(db: Db, tier: PriceTierInput, actor: Actor): Promise<string> {
  return inTransaction(db, async (trx) => {
    const code = slugOf(tier.name);
    if (code === '') throw new FieldError('name', 'Name needs a letter or digit');
    await assertFree(trx, tier.name);
    await trx
      .insertInto('price_tiers')
      .values({
        code,
        name: tier.name,
        discount_basis_points: tier.discount,
        created_at: nowIso(),
        updated_at: nowIso(),
      })
      .execute();
    await recordAudit(trx, actor, 'price-tier.add', `price-tier:${code}`, { after: tier });
    return code;
  });
}

/** @throws NotFoundError also for everyone's tier, or FieldError if the name is taken. */
export async function changePriceTier(db: Db, code: string, tier: PriceTierInput, actor: Actor) {
  await inTransaction(db, async (trx) => {
    const before = code === PUBLIC_TIER ? undefined : await findPriceTier(trx, code);
    if (before === undefined) throw new NotFoundError('Price tier not found.');
    await assertFree(trx, tier.name, code);
    await trx
      .updateTable('price_tiers')
      .set({ name: tier.name, discount_basis_points: tier.discount, updated_at: nowIso() })
      .where('code', '=', code)
      .execute();
    await recordAudit(trx, actor, 'price-tier.change', `price-tier:${code}`, {
      before: { name: before.name, discount: before.discountBasisPoints },
      after: tier,
    });
  });
}

/** @param own code of the tier that takes the name, if it exists. */
async function assertFree(trx: Trx, name: string, own?: string): Promise<void> {
  const taken = await trx
    .selectFrom('price_tiers')
    .select('code')
    .where((build) => build.or([build('name', '=', name), build('code', '=', slugOf(name))]))
    .$if(own !== undefined, (query) => query.where('code', '!=', own ?? ''))
    .executeTakeFirst();
  if (taken !== undefined) throw new FieldError('name', 'This name is already used by another price tier');
}
