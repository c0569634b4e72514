import { useState, type ReactNode } from 'react';
import { useField } from 'remix-validated-form';
import { UNIT_LABELS, UNITS } from '../../../domain/goods/catalog/unit.rules';
import { CheckboxField, SelectField, TextareaField, TextField } from '../../form/fields';
import { useHydrated } from '../../use-hydrated';
import { RowListField } from '../row-list';
import { toChoices } from '../filter-fields';

interface BasicFieldsProps {
  categories: { id: number; name: string }[];
  address: ReactNode;
}

export function BasicFields({ categories, address }: BasicFieldsProps) {
  return (
    <>
      <TextField name="name" whole />
      {address}
      <TextField name="sku" isCode hint="Must be unique" />
      <SelectField name="categoryId" choices={toChoices(categories)}>
        <option value="">Choose one</option>
      </SelectField>
      <TextField name="brand" optional />
      <TextField name="type" optional hint="Shown as a filter in the category" />
      <TextField name="productNumber" isCode optional hint="Defaults to model or SKU" />
      <TextField name="ezNumber" isCode optional />
      <TextareaField name="description" rows={4} optional whole />
      <TextField name="badge" optional hint="Label on the product card, e.g. New" />
      <div className="check-list">
        <CheckboxField name="isActive" label="Active: shown in the store" />
        <CheckboxField name="isFeatured" label="Featured: shown on the home page" />
        <CheckboxField name="isRestricted" label="Restricted: license required" />
      </div>
    </>
  );
}

export function DetailFields({ picture }: { picture: ReactNode }) {
  return (
    <>
      <TextField name="model" optional />
      <TextField name="keyType" optional />
      <TextField name="fccId" isCode optional />
      <TextField name="oemNumber" isCode optional hint="Separate with commas" />
      <TextField name="vehicleMake" optional />
      <TextField name="vehicleYear" hint="Year or range, e.g. 2015-2020" optional />
      <TextareaField name="compatibility" rows={3} optional whole />
      <RowListField list="features" legend="Features" one="feature" columns={[{ label: 'Feature' }]} />
      <RowListField
        list="specifications"
        legend="Specifications"
        one="specification"
        columns={[
          { field: 'name', label: 'Name' },
          { field: 'value', label: 'Value' },
        ]}
      />
      <RowListField
        list="fitments"
        legend="Fits these vehicles"
        one="vehicle"
        hint="For one model year, enter it in both fields."
        columns={[
          { field: 'make', label: 'Make' },
          { field: 'model', label: 'Model' },
          { field: 'yearFrom', label: 'From year', inputMode: 'numeric' },
          { field: 'yearTo', label: 'To year', inputMode: 'numeric' },
        ]}
      />
      {picture}
    </>
  );
}

export function ImageAddressField({ hint }: { hint: string }) {
  return <TextField name="imageUrl" hint={hint} optional whole />;
}

export function StockQuantityField() {
  return <TextField name="stockQuantity" label="Stock quantity" inputMode="numeric" />;
}

export function ThresholdFields() {
  return (
    <>
      <TextField name="lowStockThreshold" inputMode="numeric" />
      <TextField name="reorderLevel" inputMode="numeric" />
      <TextField name="reorderQuantity" inputMode="numeric" />
    </>
  );
}

/** SPEC 4: the sale price shows only while On Sale is checked; always without JavaScript. */
export function PricingFields() {
  const { defaultValue } = useField('isOnSale');
  const [isOnSale, setOnSale] = useState(defaultValue === true || defaultValue === 'on');
  const hydrated = useHydrated();
  return (
    <>
      <TextField name="price" inputMode="decimal" hint="US dollars, e.g. 89.99" />
      <SelectField name="unit" choices={UNITS.map((unit) => [unit, UNIT_LABELS()[unit]] as const)} />
      <TextField name="packSize" inputMode="numeric" hint="e.g. 250 for a box of 250; 1 for each" />
      <TextField name="costPrice" inputMode="decimal" optional />
      <CheckboxField name="isOnSale" onToggle={setOnSale} />
      {(isOnSale || !hydrated) && (
        <TextField name="salePrice" inputMode="decimal" hint="Applies only when On Sale is selected" />
      )}
    </>
  );
}
