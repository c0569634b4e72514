import type { BuyerLanguage, Flag, Generated, IsoText } from './column-types';

/** A person who orders for an account. */
export interface CompanyUsersTable {
  id: Generated<number>;
  customer_id: number;
  /** Lower case; unique among users who aren't removed. */
  email: string;
  first_name: string;
  last_name: string;
  /** In which the user gets mail. */
  language: Generated<BuyerLanguage>;
  /** Can add, change, and remove users. */
  may_manage: Flag;
  may_approve: Flag;
  /** Largest order total without an approval; null for no limit. */
  spending_limit_cents: number | null;
  /** The approver who is asked first; null for every approver. */
  approver_id: number | null;
  removed_at: IsoText | null;
  created_at: IsoText;
}

/** A shipping address of an account. */
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
