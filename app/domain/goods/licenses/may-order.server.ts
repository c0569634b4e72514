import type { Db, Trx } from '../../../../db/schema';
import { ConflictError } from '../../base/shared/errors';
import { describeRequiredLicense, getLicenseStanding, type LicenseStanding } from './license.rules';
import { describeLocked } from './locked-goods.rules';
import { paths } from '../../../paths';
import { createStoreLink, type MailPart } from '../../base/mail/mail-template.server';
import type { CustomerStatus } from '../../../../db/tables/people';
import { nowIso } from '../../base/shared/clock';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';
import { t } from '~/i18n/text';

/** Finds an account's license status; null means guest. */
export async function findLicenseStanding(
  db: Db | Trx,
  customerId: number | null | undefined,
): Promise<LicenseStanding> {
  if (customerId == null) return { state: 'guest' };
  const account = await db
    .selectFrom('customers')
    .select('status')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (account === undefined) return { state: 'guest' };
  const standings = await listLicenseStandings(db, [{ id: customerId, status: account.status }]);
  return standings.get(customerId) ?? { state: 'none' };
}

/** Lists the license status of accounts. */
export async function listLicenseStandings(
  db: Db | Trx,
  accounts: readonly { id: number; status: CustomerStatus }[],
): Promise<Map<number, LicenseStanding>> {
  const ids = accounts.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const licenses = await db
    .selectFrom('account_documents')
    .select(['customer_id as customerId', 'state', 'expires_on as expiresOn'])
    .where('customer_id', 'in', ids)
    .where('kind', '=', 'licence')
    .orderBy('expires_on', 'desc')
    .execute();
  const byAccount = new Map<number, typeof licenses>();
  for (const license of licenses)
    byAccount.set(license.customerId, [...(byAccount.get(license.customerId) ?? []), license]);
  const today = nowIso().slice(0, 10);
  return new Map(
    accounts.map(({ id, status }) => [id, getLicenseStanding(status, byAccount.get(id) ?? [], today)]),
  );
}

/** Returns whether an account may order restricted products today. */
export async function canOrderRestricted(db: Db | Trx, customerId: number | null | undefined) {
  return (await findLicenseStanding(db, customerId)).state === 'valid';
}

/** Lists what the mail to a new account says about its license: what is locked, and why. */
export async function listLicenseParts(trx: Trx, customerId: number): Promise<MailPart[]> {
  const standing = await findLicenseStanding(trx, customerId);
  const locked = describeLocked(standing);
  if (locked === undefined) return [t`Your license is on file for products marked “License required.”`];
  if (standing.state === 'waiting') return [locked, t`We’ll email you when we’ve reviewed it.`];
  return [locked, { link: { label: t`Upload license`, href: createStoreLink(paths.accountDocuments()) } }];
}

/** A product requires a license that the buyer doesn't have. */
export class LicenseRequiredError extends ConflictError {
  readonly productId: number;

  constructor(productId: number, name: string) {
    super(describeRequiredLicense(name));
    this.productId = productId;
  }
}

/**
 * The single check for restricted products, in the transaction of every order and when adding to a cart.
 *
 * @param customerId the account; null for guests.
 * @throws LicenseRequiredError that names the first refused product.
 */
export async function assertCanOrder(
  trx: Trx,
  customerId: number | null | undefined,
  productIds: readonly number[],
): Promise<void> {
  const [restricted] = await listForbidden(trx, customerId, productIds);
  if (restricted !== undefined) throw new LicenseRequiredError(restricted.id, restricted.name);
}

/** Lists the products the account can't order. */
export async function listForbidden(
  trx: Trx,
  customerId: number | null | undefined,
  productIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (productIds.length === 0) return [];
  const restricted = await trx
    .selectFrom('products')
    .select(['id', inPageLanguage('name').as('name')])
    .where('id', 'in', productIds)
    .where('is_restricted', '=', 1)
    .orderBy('id')
    .execute();
  if (restricted.length === 0 || (await canOrderRestricted(trx, customerId))) return [];
  return restricted;
}
