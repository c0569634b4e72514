import type { BuyerLanguage, Flag, Generated, IsoText } from './column-types';

export type StaffRole = 'owner' | 'manager' | 'clerk' | 'viewer';
export type CustomerStatus = 'applied' | 'approved' | 'declined';

export interface StaffTable {
  id: Generated<number>;
  username: string;
  /** 'scrypt$N$r$p$salt$hash', base64url parts. */
  password_hash: string;
  name: string;
  email: string;
  role: StaffRole;
  is_active: Flag;
  last_login_at: IsoText | null;
  created_at: IsoText;
  /** Incremented with every change of name, email, role, or state; forms carry the expected version. */
  version: Generated<number>;
  /** The encrypted TOTP secret; in effect once `totp_since` is set. */
  totp_secret: Generated<string | null>;
  /** When two-factor authentication was turned on; null while it is off. */
  totp_since: Generated<IsoText | null>;
  /** The time step of the last used code; it and older ones aren't accepted again. */
  totp_last_step: Generated<number | null>;
}

/** One-time recovery codes. */
export interface StaffRecoveryCodesTable {
  id: Generated<number>;
  staff_id: number;
  /** SHA-256, which suffices for 80 random bits. */
  code_hash: string;
  created_at: IsoText;
  used_at: IsoText | null;
}

/** A role that requires a second factor. */
export interface SecondFactorRolesTable {
  role: StaffRole;
}

/** A login with a correct password that still needs the second factor. It isn't a session yet. */
export interface PendingLoginsTable {
  /** SHA-256 of the random ID in the cookie. */
  id_hash: string;
  staff_id: number;
  /** Wrong codes entered so far. */
  failures: Generated<number>;
  created_at: IsoText;
  expires_at: IsoText;
}

export interface SessionsTable {
  /** SHA-256 of the random ID in the cookie, so that a copy of the database opens no session. */
  id_hash: string;
  staff_id: number | null;
  customer_id: number | null;
  /** The account's user. */
  user_id: Generated<number | null>;
  cart_id: string | null;
  /** The selected vehicle: all three or none. */
  vehicle_make: string | null;
  vehicle_model: string | null;
  vehicle_year: number | null;
  /** The owner of the visitor's favorite lists. */
  favorites_owner: Generated<string | null>;
  /** Where someone signed in: 'Chrome on Android'; '' for visitors. */
  device: Generated<string>;
  created_at: IsoText;
  last_seen_at: IsoText;
  expires_at: IsoText;
}

/** A trade account or an application for one. */
export interface CustomersTable {
  id: Generated<number>;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  company_name: string;
  business_type: string;
  job_title: string;
  years_in_business: string;
  address: string;
  city: string;
  state_code: string;
  zip_code: string;
  /** The language of the application, and of the account's new users. */
  language: Generated<BuyerLanguage>;
  marketing_emails: Flag;
  agreed_to_terms_at: IsoText;
  agreed_to_privacy_at: IsoText;
  status: CustomerStatus;
  price_tier: string | null;
  /** Net terms in days; null for accounts without terms. */
  net_terms_days: number | null;
  /** Credit limit. */
  credit_limit_cents: Generated<number>;
  tax_exempt_certificate: Generated<string>;
  /** Last day of the tax exemption, '2027-03-31'. */
  tax_exempt_until: string | null;
  /** The owner of the account's favorite lists; null before the first sign-in. */
  favorites_owner: Generated<string | null>;
  decided_by: number | null;
  decided_at: IsoText | null;
  decision_reason: string;
  created_at: IsoText;
  updated_at: IsoText;
}

/** A one-time sign-in link. */
export interface SignInLinksTable {
  /** SHA-256 of the link's token, so that a copy of the database signs no one in. */
  token_hash: string;
  /** Null for an unknown email; such a link was never sent. */
  user_id: number | null;
  created_at: IsoText;
  expires_at: IsoText;
  used_at: IsoText | null;
}

/** An unfinished application for a trade account. */
export interface RegistrationDraftsTable {
  session_id_hash: string;
  /** JSON object of the entered fields; emptied when it expires. */
  data: string;
  /** Incremented when the summary shown at the end changes. */
  revision: number;
  /** When it was submitted; it then holds only what the last page shows. */
  sent_at: IsoText | null;
  updated_at: IsoText;
  expires_at: IsoText;
}

export interface AuditEntriesTable {
  id: Generated<number>;
  actor: string;
  staff_id: number | null;
  action: string;
  subject: string;
  /** JSON, or null. */
  before: string | null;
  after: string | null;
  request_id: string;
  created_at: IsoText;
}
