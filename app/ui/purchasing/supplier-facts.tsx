import type { Supplier } from '../../domain/supply/purchasing/suppliers.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Facts } from '../facts';

/** A supplier's data, read-only. */
export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const { contactName, email, phone, accountNumber, leadTimeDays, minimumOrderCents, notes } = supplier;
  return (
    <Facts
      className="mail-facts"
      facts={[
        ['Contact', contactName || '-'],
        ['E-mail', email || '-'],
        ['Phone', phone || '-'],
        ['Our account number', accountNumber || '-'],
        ['Lead time', formatDays(leadTimeDays)],
        ['Minimum order', minimumOrderCents === 0 ? '-' : formatMoney(minimumOrderCents)],
        ['Notes', notes || '-'],
      ]}
    />
  );
}

export function formatDays(days: number): string {
  return days === 0 ? '-' : days === 1 ? '1 day' : `${days} days`;
}
