import type { Flag, Generated, IsoText } from './column-types';

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
  /** Goes up with every change of name, e-mail, role or state: a form carries the one that it was filled from. */
  version: Generated<number>;
  /** The key of the code app, sealed; it counts once `totp_since` says so. */
  totp_secret: Generated<string | null>;
  /** When the second factor was confirmed by a code; null while it is off. */
  totp_since: Generated<IsoText | null>;
  /** The 30 seconds whose code was used last: neither it nor an older one is taken again. */
  totp_last_step: Generated<number | null>;
}

/** Codes that stand in for the code app, each once. */
export interface StaffRecoveryCodesTable {
  id: Generated<number>;
  staff_id: number;
  /** SHA-256: the codes carry 80 random bits. */
  code_hash: string;
  created_at: IsoText;
  used_at: IsoText | null;
}

/** A login whose password was right and whose code is still to come: no session yet. */
export interface PendingLoginsTable {
  /** SHA-256 of the random id in the cookie. */
  id_hash: string;
  staff_id: number;
  /** Wrong codes so far. */
  failures: Generated<number>;
  created_at: IsoText;
  expires_at: IsoText;
}

export interface SessionsTable {
  /** SHA-256 of the random id in the cookie: a copy of the database opens no session. */
  id_hash: string;
  staff_id: number | null;
  customer_id: number | null;
  /** Which of that account's users it is. */
  user_id: Generated<number | null>;
  cart_id: string | null;
  /** The vehicle that the visitor works on: all three or none. */
  vehicle_make: string | null;
  vehicle_model: string | null;
  vehicle_year: number | null;
  /** Whom the visitor's favorite lists belong to. */
  favorites_owner: Generated<string | null>;
  created_at: IsoText;
  last_seen_at: IsoText;
  expires_at: IsoText;
}

/** A trade account, from its application on. */
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
  marketing_emails: Flag;
  agreed_to_terms_at: IsoText;
  agreed_to_privacy_at: IsoText;
  status: CustomerStatus;
  price_tier: string | null;
  /** Days until an order on account is due; null for accounts that pay at once. */
  net_terms_days: number | null;
  /** The most that may be owed at a time. */
  credit_limit_cents: Generated<number>;
  tax_exempt_certificate: Generated<string>;
  /** The last day on which the certificate frees from tax, '2027-03-31'. */
  tax_exempt_until: string | null;
  /** Whom the account's favorite lists belong to; null before its first sign-in. */
  favorites_owner: Generated<string | null>;
  decided_by: number | null;
  decided_at: IsoText | null;
  decision_reason: string;
  created_at: IsoText;
  updated_at: IsoText;
}

/** A link by which a buyer signs in, once. */
export interface SignInLinksTable {
  /** SHA-256 of what the link carries: a copy of the database signs nobody in. */
  token_hash: string;
  /** Null for an address that nobody signs in by: that link opens nothing. */
  user_id: number | null;
  created_at: IsoText;
  expires_at: IsoText;
  used_at: IsoText | null;
}

/** What a visitor has typed of an application for a trade account. */
export interface RegistrationDraftsTable {
  session_id_hash: string;
  /** JSON object of what was typed, field by field; emptied when it expires. */
  data: string;
  /** Goes up when a figure that the applicant is shown at the end changes. */
  revision: number;
  /** When it became an application; it then only keeps what the last page says. */
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
