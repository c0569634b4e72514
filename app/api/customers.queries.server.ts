import type { Db } from '../../db/schema';
import type { ApiCustomer, ApiCustomerDetail } from './customer.calls';
import type { LicenseStanding } from '../domain/goods/licenses/license.rules';
import { listLicenseStandings } from '../domain/goods/licenses/may-order.server';
import { pick } from '../domain/base/shared/pick';
import { toDecimal } from '../domain/base/shared/money.rules';
import type { Page } from '../domain/base/shared/paging.rules';
import type { AccountFilter } from '../domain/base/customers/account-list.rules';
import { getAvailableCreditCents } from '../domain/base/customers/account-terms.rules';
import {
  findAccount,
  listAccounts,
  listAccountsById,
  type Account,
} from '../domain/base/customers/accounts.queries.server';
import { listCompanyUsers } from '../domain/base/customers/company-users.queries.server';

interface CustomerQuery extends Pick<AccountFilter, 'q' | 'status'> {
  page: number;
  pageSize: number;
}

/** Lists business accounts for the API. */
export async function listCustomersForApi(
  db: Db,
  { q, status, page: wanted, pageSize }: CustomerQuery,
): Promise<{ customers: ApiCustomer[]; page: Page }> {
  const { accounts: found, page } = await listAccounts(db, { q, status, order: undefined }, wanted, pageSize);
  const accounts = await listAccountsById(
    db,
    found.map(({ id }) => id),
  );
  const standings = await listLicenseStandings(db, accounts);
  return { customers: accounts.map((account) => toApiCustomer(account, standings.get(account.id))), page };
}

/** Finds a business account with its users for the API. */
export async function findCustomerForApi(db: Db, id: number): Promise<ApiCustomerDetail | undefined> {
  const account = await findAccount(db, id);
  if (account === undefined) return undefined;
  const standings = await listLicenseStandings(db, [account]);
  const users = await listCompanyUsers(db, id);
  return {
    ...toApiCustomer(account, standings.get(id)),
    users: users.map((user) => ({
      ...pick(user, 'id', 'email', 'firstName', 'lastName', 'mayManage', 'mayApprove'),
      spendingLimit: user.spendingLimitCents === null ? null : toDecimal(user.spendingLimitCents),
      approverId: user.approverId,
    })),
  };
}

function toApiCustomer(account: Account, standing: LicenseStanding | undefined): ApiCustomer {
  const { taxExemptCertificate: certificate, taxExemptUntil: validUntil } = account;
  return {
    ...pick(account, 'id', 'companyName', 'businessType', 'status'),
    contact: pick(account, 'firstName', 'lastName', 'jobTitle', 'email', 'phone'),
    address: pick(account, 'address', 'city', 'state', 'zipCode'),
    priceTier: account.priceTier,
    terms: {
      netTermsDays: account.netTermsDays,
      creditLimit: toDecimal(account.creditLimitCents),
      owed: toDecimal(account.owedCents),
      availableCredit: toDecimal(getAvailableCreditCents(account)),
    },
    taxExemption: certificate === '' || validUntil === null ? null : { certificate, validUntil },
    licence: toApiLicense(standing),
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
  };
}

function toApiLicense(standing: LicenseStanding | undefined): ApiCustomer['licence'] {
  if (standing === undefined || standing.state === 'guest') return { state: 'none', validUntil: null };
  return { state: standing.state, validUntil: 'on' in standing ? standing.on : null };
}
