import type { Generated, IsoText } from './column-types';

export type DocumentKind = 'licence' | 'tax-certificate';
export type DocumentState = 'waiting' | 'accepted' | 'declined';

/** A licence or certificate that an account uploaded. */
export interface AccountDocumentsTable {
  id: Generated<number>;
  customer_id: number;
  kind: DocumentKind;
  number: string;
  /** The state or province that issued it, or an authority in words. */
  issued_by: string;
  /** The last day on which it is valid, '2027-03-31'; an accepted document has one. */
  expires_on: string | null;
  /** As the buyer called it: text to show, never a path. */
  file_name: string;
  /** What the bytes are, not what the browser said. */
  media_type: string;
  size: number;
  sha256: string;
  state: DocumentState;
  /** The buyer reads it. */
  decline_reason: Generated<string>;
  reviewed_by: number | null;
  reviewed_at: IsoText | null;
  uploaded_at: IsoText;
  bytes: Uint8Array;
}
