import { withZod } from '@remix-validated-form/with-zod';

import { PriceTierSchema } from '../../../domain/goods/prices/price.schema';
import type { PriceTier } from '../../../domain/goods/prices/price.rules';
import { TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { useHasPermission } from '../staff/use-has-permission';
import { SubmitButton } from '../../form/submit-button';

export const priceTierValidator = withZod(PriceTierSchema);

const LABELS = { name: 'Name', discount: 'Discount' };

/** Adds a price tier, or changes one. */
export function PriceTierForm({ tier }: { tier?: PriceTier }) {
  const may = useHasPermission();
  if (!may('prices.edit')) return null;
  const heading = tier === undefined ? 'Add a price tier' : 'Change the tier';
  return (
    <section className="panel">
      <h2>{heading}</h2>
      <StoreForm
        id="tier"
        validator={priceTierValidator}
        labels={LABELS}

        defaultValues={
          tier === undefined ? {} : { name: tier.name, discount: String(tier.discountBasisPoints / 100) }
        }
      >
        <input type="hidden" name="intent" value="tier" />
        <div className="stack stack--wide">
          <TextField name="name" />
          <TextField name="discount" inputMode="decimal" hint="Percent off the list price, such as 7.5." />
          <SubmitButton name={tier === undefined ? 'Add tier' : 'Save tier'} />
        </div>
      </StoreForm>
    </section>
  );
}
