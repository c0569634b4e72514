import type { Insertable } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type { AccountAddressesTable, CompanyUsersTable } from '../../../../db/tables/accounts';
import type { CustomersTable } from '../../../../db/tables/people';
import type { ContractPricesTable } from '../../../../db/tables/prices';
import type { BuyerTerms } from '../../../domain/goods/prices/price.rules';
import { HISTORY_DAYS, HistoryCalendar } from './calendar';
import type { HistoryProduct } from './catalog.server';
import { demoAccounts, type DemoAccount } from './demo-accounts';
import { continueTable, insertRows, NumberedRows } from './insert-rows.server';
import { createPhone, type Person } from './people';
import type { SeededRandom } from './seeded-random';
import type { HistoryStaff } from './staff.server';

export interface AccountUser {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  limitCents: number | null;
}

/** An account that orders in the history. */
export interface Buyer {
  id: number;
  account: DemoAccount;
  person: Person;
  owner: AccountUser;
  users: readonly AccountUser[];
  products: readonly HistoryProduct[];
  termsOf(product: HistoryProduct): BuyerTerms;
}

interface AccountsInput {
  random: SeededRandom;
  calendar: HistoryCalendar;
  products: readonly HistoryProduct[];
  staff: HistoryStaff;
}

/** Adds the trade accounts with their users, addresses, and contract prices. */
export async function seedAccounts(trx: Trx, input: AccountsInput): Promise<Buyer[]> {
  const { random, calendar, products, staff } = input;
  const customers = await continueTable<Insertable<CustomersTable>>(trx, 'customers');
  const users = new NumberedRows<Insertable<CompanyUsersTable>>();
  const addresses: Insertable<AccountAddressesTable>[] = [];
  const contracts: Insertable<ContractPricesTable>[] = [];
  const tiers = await trx
    .selectFrom('price_tiers')
    .select(['code', 'name', 'discount_basis_points as discountBasisPoints'])
    .execute();
  const buyers = demoAccounts.map((account, index): Buyer => {
    const person = toPerson(account, createPhone(random));
    const at = calendar.at(HISTORY_DAYS - 1 - index, 90);
    const id = customers.add({
      ...toCustomer(account, person, calendar.at(HISTORY_DAYS - index, 30)),
      decided_by: staff.manager.id,
      decided_at: at,
      updated_at: at,
    });
    addresses.push(...toAddresses(account, id, at));
    const own = products.filter((product) => mayBuy(account, product));
    const contract = pickContract(random, own, account);
    for (const [productId, unitPriceCents] of contract)
      contracts.push({
        customer_id: id,
        product_id: productId,
        min_quantity: 1,
        unit_price_cents: unitPriceCents,
        ends_on: null,
        created_at: at,
        updated_at: at,
      });
    const [owner, ...others] = addUsers(users, account, id, at);
    const tier = tiers.find(({ code }) => code === account.tier);
    return {
      id,
      account,
      person,
      owner,
      users: others,
      products: own,
      termsOf: ({ id: productId, terms: { steps } }) => {
        const unitPriceCents = contract.get(productId);
        if (unitPriceCents === undefined) return { tier, steps };
        return {
          tier,
          steps: [{ kind: 'contract', minQuantity: 1, unitPriceCents, endsOn: null }, ...steps],
        };
      },
    };
  });
  await insertRows(trx, 'customers', customers.rows);
  await insertRows(trx, 'company_users', users.rows);
  await insertRows(trx, 'account_addresses', addresses);
  await insertRows(trx, 'contract_prices', contracts);
  return buyers;
}

function mayBuy({ buys, license }: DemoAccount, { category, isRestricted }: HistoryProduct): boolean {
  return buys.includes(category) && (!isRestricted || license === 'valid');
}

function toPerson({ firstName, lastName, company, domain, place }: DemoAccount, phone: string): Person {
  const [address, city, stateCode, zipCode] = place;
  const email = `${firstName}@${domain}.example`.toLowerCase();
  return { firstName, lastName, email, phone, company, address, city, stateCode, zipCode };
}

/** The row of an account that applied at a time. */
export function toCustomer(
  account: Pick<DemoAccount, 'business' | 'jobTitle'> & Partial<DemoAccount>,
  person: Person,
  at: string,
) {
  const [netDays, limit] = account.terms ?? [null, 0];
  const isTaxExempt = account.isTaxExempt === true;
  return {
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    phone: person.phone,
    company_name: person.company,
    business_type: account.business,
    job_title: account.jobTitle,
    years_in_business: '4-10',
    address: person.address,
    city: person.city,
    state_code: person.stateCode,
    zip_code: person.zipCode,
    marketing_emails: 0 as const,
    agreed_to_terms_at: at,
    agreed_to_privacy_at: at,
    status: 'approved' as Insertable<CustomersTable>['status'],
    price_tier: account.tier ?? null,
    net_terms_days: netDays,
    credit_limit_cents: limit * 100,
    tax_exempt_certificate: isTaxExempt ? 'PA-EX 75-20418' : '',
    tax_exempt_until: isTaxExempt ? HistoryCalendar.addDays(at, 3 * 365).slice(0, 10) : null,
    decision_reason: '',
    created_at: at,
  };
}

function toAddresses(account: DemoAccount, customerId: number, at: string) {
  const [address, city, stateCode, zipCode] = account.place;
  const place = { customer_id: customerId, city, state_code: stateCode, zip_code: zipCode, created_at: at };
  return [
    { ...place, label: 'Shop', address, is_default: 1 as const },
    ...(account.users === undefined
      ? []
      : [{ ...place, label: 'Warehouse', address: '2 Industrial Parkway', is_default: 0 as const }]),
  ];
}

/** Picks up to five products with a contract price. */
function pickContract(
  random: SeededRandom,
  products: readonly HistoryProduct[],
  { contract }: DemoAccount,
): ReadonlyMap<number, number> {
  if (contract === undefined) return new Map();
  const picked = Array.from({ length: 5 }, () => random.pick(products));
  return new Map(
    picked.map(({ id, pricing }) => [id, Math.round((pricing.priceCents * (100 - contract)) / 100)]),
  );
}

function addUsers(
  rows: NumberedRows<Insertable<CompanyUsersTable>>,
  account: DemoAccount,
  customerId: number,
  at: string,
): [AccountUser, ...AccountUser[]] {
  const add = (firstName: string, lastName: string, limit: number | null, isOwner: boolean): AccountUser => {
    const email = `${firstName}@${account.domain}.example`.toLowerCase();
    const limitCents = limit === null ? null : limit * 100;
    const id = rows.add({
      customer_id: customerId,
      email,
      first_name: firstName,
      last_name: lastName,
      may_manage: isOwner ? 1 : 0,
      may_approve: isOwner ? 1 : 0,
      spending_limit_cents: limitCents,
      approver_id: null,
      removed_at: null,
      created_at: at,
    });
    return { id, firstName, lastName, email, limitCents };
  };
  const others = account.users ?? [];
  return [
    add(account.firstName, account.lastName, null, true),
    ...others.map(([firstName, lastName, limit]) => add(firstName, lastName, limit, false)),
  ];
}
