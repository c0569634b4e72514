/** What an account may do, as far as its orders are concerned. Amounts in cents. */
export interface AccountTerms {
  status: 'applied' | 'approved' | 'declined';
  netTermsDays: number | null;
  creditLimitCents: number;
  /** What is owed on orders on account. */
  owedCents: number;
  taxExemptCertificate: string;
  /** The last day of the certificate, '2027-03-31'. */
  taxExemptUntil: string | null;
  /** The code of its price tier; null for list prices. */
  priceTier: string | null;
}

/** Whether the account buys on account at all. */
export function hasNetTerms({ status, netTermsDays, creditLimitCents }: AccountTerms): boolean {
  return status === 'approved' && netTermsDays !== null && creditLimitCents > 0;
}

/** What may still be owed, never below 0. */
export function availableCreditCents(terms: AccountTerms): number {
  return hasNetTerms(terms) ? Math.max(0, terms.creditLimitCents - terms.owedCents) : 0;
}

/** Whether the account's orders are free of tax on the day, '2026-11-22': with a certificate that has not expired. */
export function isTaxExempt(
  terms: Pick<AccountTerms, 'status' | 'taxExemptCertificate' | 'taxExemptUntil'>,
  day: string,
): boolean {
  const { status, taxExemptCertificate, taxExemptUntil } = terms;
  return (
    status === 'approved' && taxExemptCertificate !== '' && taxExemptUntil !== null && day <= taxExemptUntil
  );
}
