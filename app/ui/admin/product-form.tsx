import { Link } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { useField, useFormContext, useIsSubmitting, type Validator } from 'remix-validated-form';

import { NEW_PRODUCT_DEFAULTS } from '../../domain/catalogue/product.schema';
import { paths } from '../../paths';
import { CheckboxField, SelectField, TextareaField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { useHydrated } from '../use-hydrated';
import { TabList, type Tab } from './tab-list';
import { useSettings } from '../settings/use-settings';

/** SPEC 2.11 and 3: the four tabs and their fields. */
const TABS = [
  {
    id: 'basic-info',
    name: 'Basic Info',
    fields: {
      name: 'Product name',
      sku: 'SKU',
      brand: 'Brand',
      categoryId: 'Category',
      description: 'Description',
    },
  },
  {
    id: 'details',
    name: 'Details',
    fields: {
      model: 'Model',
      vehicleMake: 'Vehicle make',
      vehicleYear: 'Vehicle year',
      keyType: 'Key type',
      compatibility: 'Compatibility',
      imageUrl: 'Image address',
    },
  },
  {
    id: 'inventory',
    name: 'Inventory',
    fields: {
      stockQuantity: 'Stock quantity',
      lowStockThreshold: 'Low stock threshold',
      reorderLevel: 'Reorder level',
      reorderQuantity: 'Reorder quantity',
    },
  },
  {
    id: 'pricing',
    name: 'Pricing',
    fields: { price: 'Price', costPrice: 'Cost price', salePrice: 'Sale price' },
  },
] as const;

const [BASIC, DETAILS, INVENTORY, PRICING] = TABS;
const LABELS: Record<string, string> = Object.assign({}, ...TABS.map(({ fields }) => fields));

type TabId = (typeof TABS)[number]['id'];

interface ProductFormProps {
  validator: Validator<Record<string, unknown>>;
  categories: { id: number; name: string }[];
}

/** Four tabs that are one form: without JavaScript all of them stand below each other. */
export function ProductForm({ validator, categories }: ProductFormProps) {
  const [chosen, choose] = useState<TabId>('basic-info');
  const { lowStockThreshold, reorderLevel, reorderQuantity } = useSettings();
  return (
    <StoreForm
      id="product"
      validator={validator}
      labels={LABELS}
      defaultValues={{ ...NEW_PRODUCT_DEFAULTS, lowStockThreshold, reorderLevel, reorderQuantity }}
      // A link of the error summary goes to a field: the tab that holds it opens first.
      reveal={(field) => choose(TABS.find(({ fields }) => field in fields)?.id ?? chosen)}
    >
      <ProductTabs categories={categories} chosen={chosen} choose={choose} />
      <div className="form-buttons">
        <Link className="btn" to={paths.admin.products()}>
          Cancel
        </Link>
        <CreateButton />
      </div>
    </StoreForm>
  );
}

interface ProductTabsProps {
  categories: { id: number; name: string }[];
  chosen: TabId;
  choose: (id: TabId) => void;
}

function ProductTabs({ categories, chosen, choose }: ProductTabsProps) {
  const { fieldErrors } = useFormContext();
  const hydrated = useHydrated();
  const errorsOf = (fields: object) =>
    Object.keys(fields).filter((name) => fieldErrors[name] !== undefined).length;
  const tabs: Tab<TabId>[] = TABS.map(({ id, name, fields }) => ({ id, name, errors: errorsOf(fields) }));
  const isShown = (id: TabId) => !hydrated || id === chosen;

  return (
    <div>
      {hydrated && <TabList tabs={tabs} chosen={chosen} choose={choose} />}
      <TabPanel id={BASIC.id} name={BASIC.name} isShown={isShown(BASIC.id)}>
        <TextField name="name" label={BASIC.fields.name} whole />
        <TextField
          name="sku"
          label={BASIC.fields.sku}
          isCode
          hint="The number that tells it from every other product."
        />
        <TextField name="brand" label={BASIC.fields.brand} optional />
        <SelectField name="categoryId" label={BASIC.fields.categoryId}>
          <option value="">Choose one</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextareaField name="description" label={BASIC.fields.description} rows={4} optional whole />
        <CheckboxField name="isActive" label="Active: shown in the store" />
        <CheckboxField name="isFeatured" label="Featured: shown on the home page" />
        <CheckboxField name="isRestricted" label="Restricted: needs a licence" />
      </TabPanel>
      <TabPanel id={DETAILS.id} name={DETAILS.name} isShown={isShown(DETAILS.id)}>
        <TextField name="model" label={DETAILS.fields.model} optional />
        <TextField name="keyType" label={DETAILS.fields.keyType} optional />
        <TextField name="vehicleMake" label={DETAILS.fields.vehicleMake} optional />
        <TextField
          name="vehicleYear"
          label={DETAILS.fields.vehicleYear}
          hint="A year or a range, such as 2015-2020"
          optional
        />
        <TextareaField name="compatibility" label={DETAILS.fields.compatibility} rows={4} optional whole />
        <TextField
          name="imageUrl"
          label={DETAILS.fields.imageUrl}
          hint="Left empty, the product is drawn from what it is."
          optional
          whole
        />
      </TabPanel>
      <TabPanel id={INVENTORY.id} name={INVENTORY.name} isShown={isShown(INVENTORY.id)}>
        <TextField name="stockQuantity" label={INVENTORY.fields.stockQuantity} inputMode="numeric" />
        <TextField name="lowStockThreshold" label={INVENTORY.fields.lowStockThreshold} inputMode="numeric" />
        <TextField name="reorderLevel" label={INVENTORY.fields.reorderLevel} inputMode="numeric" />
        <TextField name="reorderQuantity" label={INVENTORY.fields.reorderQuantity} inputMode="numeric" />
      </TabPanel>
      <TabPanel id={PRICING.id} name={PRICING.name} isShown={isShown(PRICING.id)}>
        <TextField
          name="price"
          label={PRICING.fields.price}
          inputMode="decimal"
          hint="US dollars, such as 89.99"
        />
        <TextField name="costPrice" label={PRICING.fields.costPrice} inputMode="decimal" optional />
        <SaleFields />
      </TabPanel>
    </div>
  );
}

/** SPEC 4: the sale price appears only when On Sale is on; without JavaScript it is always there. */
function SaleFields() {
  const { defaultValue } = useField('isOnSale');
  const [isOnSale, setOnSale] = useState(defaultValue === true || defaultValue === 'on');
  const hydrated = useHydrated();
  return (
    <>
      <CheckboxField name="isOnSale" label="On Sale" onToggle={setOnSale} />
      {(isOnSale || !hydrated) && (
        <TextField
          name="salePrice"
          label={PRICING.fields.salePrice}
          inputMode="decimal"
          hint="Counts while On Sale is on."
        />
      )}
    </>
  );
}

interface TabPanelProps {
  id: TabId;
  name: string;
  isShown: boolean;
  children: ReactNode;
}

function TabPanel({ id, name, isShown, children }: TabPanelProps) {
  return (
    <fieldset className="panel tab-panel" id={id} hidden={!isShown}>
      <legend>{name}</legend>
      <div className="field-grid">{children}</div>
    </fieldset>
  );
}

function CreateButton() {
  const isSubmitting = useIsSubmitting();
  return (
    <button type="submit" className="btn btn--primary" disabled={isSubmitting}>
      {isSubmitting ? 'Creating...' : 'Create Product'}
    </button>
  );
}
