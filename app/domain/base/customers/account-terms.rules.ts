/** Ordering terms of an account. Amounts in cents. */
export interface AccountTerms {
  status: 'applied' | 'approved' | 'declined';
  netTermsDays: number | null;
  creditLimitCents: number;
  /** Owed on orders on account. */
  owedCents: number;
  taxExemptCertificate: string;
  /** Last day of the certificate, for example '2027-03-31'. */
  taxExemptUntil: string | null;
  /** Price tier code; null for list prices. */
  priceTier: string | null;
}

/** Returns whether the account can pay later. */
export function hasNetTerms({ status, netTermsDays, creditLimitCents }: AccountTerms): boolean {
  return status === 'approved' && netTermsDays !== null && creditLimitCents > 0;
}

/** Returns the remaining credit, at least 0. */
export function getAvailableCreditCents(terms: AccountTerms): number {
  return hasNetTerms(terms) ? Math.max(0, terms.creditLimitCents - terms.owedCents) : 0;
}

/** Returns whether the account is tax-exempt on a day such as '2026-11-22'. */
export function isTaxExempt(
  terms: Pick<AccountTerms, 'status' | 'taxExemptCertificate' | 'taxExemptUntil'>,
  day: string,
): boolean {
  const { status, taxExemptCertificate, taxExemptUntil } = terms;
  return (
    status === 'approved' && taxExemptCertificate !== '' && taxExemptUntil !== null && day <= taxExemptUntil
  );
}
