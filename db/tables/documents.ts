import type { Generated, IsoText } from './column-types';

export type DocumentKind = 'licence' | 'tax-certificate';
export type DocumentState = 'waiting' | 'accepted' | 'declined';

/** A license uploaded with a registration draft, until it is submitted or expires. */
export interface RegistrationDocumentsTable {
  session_id_hash: string;
  file_name: string;
  media_type: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
}

/** A license or certificate uploaded by an account. */
export interface AccountDocumentsTable {
  id: Generated<number>;
  customer_id: number;
  kind: DocumentKind;
  /** Empty until the review if it was uploaded with a registration; so is `issued_by`. */
  number: string;
  /** The issuing state or province, or the name of an authority. */
  issued_by: string;
  /** Last day of validity, '2027-03-31'. Required for an accepted document. */
  expires_on: string | null;
  /** The uploaded name: text to display, never a path. */
  file_name: string;
  /** Detected from the bytes, not from what the browser declared. */
  media_type: string;
  size: number;
  sha256: string;
  state: DocumentState;
  /** Shown to the buyer. */
  decline_reason: Generated<string>;
  reviewed_by: number | null;
  reviewed_at: IsoText | null;
  uploaded_at: IsoText;
  bytes: Uint8Array;
}
