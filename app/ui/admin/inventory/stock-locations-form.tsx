import { withZod } from '@remix-validated-form/with-zod';

import type { StockLocation } from '../../../domain/goods/stock/stock-locations.queries.server';
import { formatSetting, StockLocationsSchema } from '../../../domain/goods/inventory/stock-locations.schema';
import { CheckboxField, SelectField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { toChoices } from '../filter-fields';
import { SubmitButton } from '../../form/submit-button';

export const stockLocationsValidator = withZod(StockLocationsSchema);

export function StockLocationsForm({ locations }: { locations: StockLocation[] }) {
  const home = locations.find(({ isDefault }) => isDefault);
  return (
    <StoreForm
      id="stock-locations"
      className="order-form"
      key={formatSetting(locations)}
      validator={stockLocationsValidator}
      labels={{ holding: 'Holds stock', default: 'Ships first' }}
      defaultValues={{
        holding: Object.fromEntries(
          locations.filter(({ holdsStock }) => holdsStock).map(({ id }) => [`l${id}`, 'on']),
        ),
        default: String(home?.id ?? ''),
      }}
    >
      <input type="hidden" name="seen" value={formatSetting(locations)} />
      <fieldset className="stock-locations">
        <legend className="field__label">Holds stock</legend>
        {locations.map(({ id, name, city }) => (
          <CheckboxField key={id} name={`holding.l${id}`} label={`${name}, ${city}`} />
        ))}
      </fieldset>
      <SelectField name="default" hint="Default receiving location" choices={toChoices(locations)}>
        {home === undefined && <option value="">Choose a location</option>}
      </SelectField>
      <SubmitButton name="Save" />
    </StoreForm>
  );
}
