import type { Flag, Generated, IsoText } from './column-types';

/** Somebody who orders for an account. */
export interface CompanyUsersTable {
  id: Generated<number>;
  customer_id: number;
  /** Lower case; one user's among those who are not removed. */
  email: string;
  first_name: string;
  last_name: string;
  /** Adds, changes and removes users. */
  may_manage: Flag;
  may_approve: Flag;
  /** The most that one order may come to without an approval; null for no limit. */
  spending_limit_cents: number | null;
  /** Who is asked first to approve; null for everybody who may. */
  approver_id: number | null;
  removed_at: IsoText | null;
  created_at: IsoText;
}

/** An address that the users of an account ship to. */
export interface AccountAddressesTable {
  id: Generated<number>;
  customer_id: number;
  label: string;
  address: string;
  city: string;
  state_code: string;
  zip_code: string;
  is_default: Flag;
  created_at: IsoText;
}
