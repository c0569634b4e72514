import { useState, type ReactNode } from 'react';
import { useFormContext, type Validator } from 'remix-validated-form';

import { StoreForm } from '../../form/store-form';
import { SubmitButton } from '../../form/submit-button';
import { useHydrated } from '../../use-hydrated';
import { BasicFields, DetailFields, PricingFields } from './product-fields';
import {
  countErrorsByTab,
  PRODUCT_LABELS,
  PRODUCT_TABS,
  findTab,
  type ProductTab,
} from './product-form-tabs';
import { TabList } from '../tab-list';
import { ButtonLink } from '../links';

interface ProductFormProps {
  validator: Validator<Record<string, unknown>>;
  categories: { id: number; name: string }[];
  defaultValues: Record<string, unknown>;
  /** Above the tabs: hidden fields and conflicts. */
  lead?: ReactNode;
  /** Below the name: the address in the store. */
  address?: ReactNode;
  /** The stock of a new product, or a link to edit the stock. */
  stock: ReactNode;
  /** The picture's URL or uploads. */
  picture: ReactNode;
  thresholds: ReactNode;
  cancelTo: string;
  submit: { name: string; busyName: string };
}

/** One form in four tabs. Without JavaScript, all panels show below each other. */
export function ProductForm(props: ProductFormProps) {
  const { validator, categories, defaultValues, lead, address, stock, picture, thresholds } = props;
  const [chosen, choose] = useState<ProductTab>('basic-info');
  const panels: Record<ProductTab, ReactNode> = {
    'basic-info': <BasicFields categories={categories} address={address} />,
    details: <DetailFields picture={picture} />,
    inventory: (
      <>
        {stock}
        {thresholds}
      </>
    ),
    pricing: <PricingFields />,
  };
  return (
    <StoreForm
      id="product"
      validator={validator}
      labels={PRODUCT_LABELS}
      defaultValues={defaultValues}
      // Opens the tab of a field before the error summary links to it.
      reveal={(field) => choose(findTab(field) ?? chosen)}
      asksBeforeLeaving
    >
      {/* The Enter key presses the first button of a form, which must not be one that moves a row. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        {props.submit.name}
      </button>
      {lead}
      <ProductTabs panels={panels} chosen={chosen} choose={choose} />
      <div className="form-buttons form-buttons--sticky">
        <ButtonLink to={props.cancelTo}>Cancel</ButtonLink>
        <SubmitButton {...props.submit} />
      </div>
    </StoreForm>
  );
}

interface ProductTabsProps {
  panels: Record<ProductTab, ReactNode>;
  chosen: ProductTab;
  choose: (id: ProductTab) => void;
}

function ProductTabs({ panels, chosen, choose }: ProductTabsProps) {
  const { fieldErrors } = useFormContext();
  const hydrated = useHydrated();
  const errors = countErrorsByTab(fieldErrors);
  return (
    <div>
      {hydrated ? (
        <TabList
          tabs={PRODUCT_TABS.map(({ id, name }) => ({ id, name, errors: errors[id] }))}
          chosen={chosen}
          choose={choose}
        />
      ) : (
        <TabLinks errors={errors} />
      )}
      {PRODUCT_TABS.map(({ id, name }) => (
        <fieldset key={id} className="panel tab-panel" id={id} hidden={hydrated && id !== chosen}>
          <legend>{name}</legend>
          <div className="field-grid">{panels[id]}</div>
        </fieldset>
      ))}
    </div>
  );
}

/** Links to the panels, without JavaScript. */
function TabLinks({ errors }: { errors: Record<ProductTab, number> }) {
  return (
    <nav className="page-tabs" aria-label="Form sections">
      {PRODUCT_TABS.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
          {errors[id] > 0 && (
            <span className="badge badge--bad">
              {errors[id]} {errors[id] === 1 ? 'error' : 'errors'}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
