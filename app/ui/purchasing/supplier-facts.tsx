import type { Supplier } from '../../domain/supply/purchasing/suppliers.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { formatDays } from './supplier-table';

/** A supplier's particulars, for those who may not change them. */
export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const facts = [
    ['Contact', supplier.contactName],
    ['E-mail', supplier.email],
    ['Phone', supplier.phone],
    ['Our account number', supplier.accountNumber],
    ['Lead time', formatDays(supplier.leadTimeDays)],
    ['Minimum order', supplier.minimumOrderCents === 0 ? '' : formatMoney(supplier.minimumOrderCents)],
    ['Notes', supplier.notes],
  ];
  return (
    <dl className="mail-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '-'}</dd>
        </div>
      ))}
    </dl>
  );
}
