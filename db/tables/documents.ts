import type { Generated, IsoText } from './column-types';

export type DocumentKind = 'licence' | 'tax-certificate';
export type DocumentState = 'waiting' | 'accepted' | 'declined';

/** A license or certificate uploaded by an account. */
export interface AccountDocumentsTable {
  id: Generated<number>;
  customer_id: number;
  kind: DocumentKind;
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
