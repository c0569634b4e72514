import { withZod } from '@remix-validated-form/with-zod';

import { SupplierSchema } from '../../domain/supply/purchasing/supplier.schema';
import type { Supplier } from '../../domain/supply/purchasing/suppliers.queries.server';
import { toDecimal, formatMoney } from '../../domain/base/shared/money.rules';
import { TextareaField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { Facts } from '../facts';

export const supplierValidator = withZod(SupplierSchema);

const LABELS = {
  name: 'Name',
  contactName: 'Contact',
  email: 'Email',
  phone: 'Phone',
  accountNumber: 'Our account number',
  leadTimeDays: 'Lead time (days)',
  minimumOrder: 'Minimum order',
  notes: 'Notes',
};

/** Edits a supplier, or adds one. */
export function SupplierForm({ supplier }: { supplier?: Supplier }) {
  const defaults =
    supplier === undefined
      ? {}
      : {
          ...supplier,
          leadTimeDays: String(supplier.leadTimeDays),
          minimumOrder: toDecimal(supplier.minimumOrderCents),
        };
  return (
    <StoreForm
      id="supplier"
      key={supplier?.revision}
      validator={supplierValidator}
      labels={LABELS}
      defaultValues={defaults}
      className="purchasing-form"
    >
      <input type="hidden" name="intent" value="supplier" />
      <input type="hidden" name="expectedRevision" value={supplier?.revision ?? 0} />
      <TextField name="name" label={LABELS.name} autoComplete="off" whole />
      <TextField name="contactName" label={LABELS.contactName} autoComplete="off" optional />
      <TextField
        name="email"
        label={LABELS.email}
        type="email"
        autoComplete="off"
        optional
        hint="Where purchase orders are sent"
      />
      <TextField name="phone" label={LABELS.phone} type="tel" autoComplete="off" optional />
      <TextField
        name="accountNumber"
        label={LABELS.accountNumber}
        autoComplete="off"
        optional
        isCode
        hint="Printed on every order"
      />
      <TextField
        name="leadTimeDays"
        label={LABELS.leadTimeDays}
        inputMode="numeric"
        autoComplete="off"
        optional
        hint="Used to set the expected date"
      />
      <TextField
        name="minimumOrder"
        label={LABELS.minimumOrder}
        inputMode="decimal"
        autoComplete="off"
        optional
        hint="Orders below this total show a warning"
      />
      <TextareaField name="notes" label={LABELS.notes} rows={3} optional whole />
      <div className="field--whole">
        <SubmitButton name={supplier === undefined ? 'Add supplier' : 'Save supplier'} />
      </div>
    </StoreForm>
  );
}

/** A supplier's data, read-only. */
export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const { contactName, email, phone, accountNumber, leadTimeDays, minimumOrderCents, notes } = supplier;
  return (
    <Facts
      className="mail-facts"
      facts={[
        ['Contact', contactName || '-'],
        ['Email', email || '-'],
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
