import { Link } from '@remix-run/react';
import { type ReactNode, useState } from 'react';

import { adminPaths } from '../../../admin-paths';
import { paths } from '../../../paths';
import { LicenseBadge } from '../../catalog/license-note';
import { Price } from '../../catalog/price';
import { ProductGrid } from '../../catalog/product-grid';
import { Rating, StockBadge } from '../../catalog/product-badges';
import { DataTable } from '../../data-table';
import { Pager } from '../../pager';
import { RouteDialog } from '../../route-dialog';
import { useHydrated } from '../../use-hydrated';
import { EmptyList } from '../empty-list';
import { TabList } from '../tab-list';
import { CheckboxField, SelectField, TextareaField, TextField } from '../../form/fields';
import { createLazyValidator } from '../../form/lazy-validator';
import { StoreForm } from '../../form/store-form';
import { SubmitButton } from '../../form/submit-button';

const TABS = [
  { id: 'sample-basic', name: 'Basic Info', errors: 0 },
  { id: 'sample-pricing', name: 'Pricing', errors: 2 },
] as const;

const PRODUCT = {
  id: 1,
  slug: 'deadbolt-b60n',
  name: 'Deadbolt B60N',
  sku: 'SCH-B60N',
  productNumber: 'B60N 505 626',
  brand: 'Schlage',
  priceCents: 29_999,
  salePriceCents: null,
  isOnSale: false,
  stockQuantity: 25,
  lowStockThreshold: 10,
  ratingTenths: 48,
  reviewCount: 127,
  badge: null,
  unit: 'each' as const,
  packSize: 1,
  isRestricted: false,
  image: paths.picture('smart-deadbolt'),
  vehicleMake: '',
  tags: '',
};

/** A product, and the same on sale, and restricted and out of stock. */
const PRODUCTS = [
  PRODUCT,
  { ...PRODUCT, id: 2, name: 'Deadbolt B60N on sale', salePriceCents: 24_999, isOnSale: true, badge: 'New' },
  { ...PRODUCT, id: 3, name: 'Deadbolt B60N, restricted', stockQuantity: 0, isRestricted: true },
];

const PRICE = { priceCents: 29_999, salePriceCents: null, isOnSale: false };

/** The shared components, each in its states. */
export function ComponentGallery({ isDialogOpen }: { isDialogOpen: boolean }) {
  return (
    <div className="stack stack--widest">
      <h1>Components</h1>
      <Section title="Buttons">
        <Link className="btn btn--primary" to={adminPaths.components()}>
          Primary
        </Link>
        <Link className="btn" to={adminPaths.components()}>
          Plain
        </Link>
        <Link className="btn btn--danger" to={adminPaths.components()}>
          Danger
        </Link>
      </Section>
      <Section title="Stock badges">
        <StockBadge stockQuantity={25} lowStockThreshold={10} withQuantity />
        <StockBadge stockQuantity={4} lowStockThreshold={10} withQuantity />
        <StockBadge stockQuantity={0} lowStockThreshold={10} withQuantity />
        <LicenseBadge />
      </Section>
      <Section title="Prices">
        <Price {...PRICE} />
        <Price {...PRICE} salePriceCents={24_999} isOnSale />
        <Price {...PRICE} yourPrice={{ unitPriceCents: 22_500, rule: 'contract' }} />
      </Section>
      <Section title="Ratings">
        <Rating ratingTenths={48} reviewCount={127} />
        <Rating ratingTenths={30} reviewCount={1} />
        <Rating ratingTenths={0} reviewCount={0} />
      </Section>
      <section className="stack">
        <h2>Product cards</h2>
        <ProductGrid products={PRODUCTS} />
      </section>
      <Section title="Tabs">
        <SampleTabs />
      </Section>
      <Section title="Table">
        <DataTable
          className="table"
          region="Sample table"
          rows={[{ name: 'Deadbolt B60N', sku: 'SCH-B60N', stockQuantity: 25 }]}
          rowKey="sku"
          columns={[
            { name: 'Product', cell: ({ name }) => name },
            { name: 'SKU', cell: ({ sku }) => sku },
            {
              name: 'Stock',
              cell: ({ stockQuantity }) => (
                <StockBadge stockQuantity={stockQuantity} lowStockThreshold={10} />
              ),
            },
          ]}
        />
      </Section>
      <Section title="Pager">
        <Pager
          page={{ page: 3, pageSize: 25, pageCount: 12, total: 296, from: 51, to: 75 }}
          hrefOf={(page) => adminPaths.components({ page })}
        />
      </Section>
      <Section title="Empty states">
        <SampleEmptyList isFiltered={false} />
        <SampleEmptyList isFiltered />
      </Section>
      <Section title="Dialog">
        <Link className="btn" to={adminPaths.components({ dialog: true })}>
          Open dialog
        </Link>
      </Section>
      <Section title="Form with a toast on save">
        <SampleForm id="sample-form" />
      </Section>
      <Section title="Form with errors">
        <SampleForm id="sample-form-with-errors" hasErrors />
      </Section>
      {isDialogOpen && (
        <RouteDialog title="Sample dialog" closeTo={adminPaths.components()}>
          <p>Press Escape or use the link to close it.</p>
          <Link className="btn" to={adminPaths.components()}>
            Close
          </Link>
        </RouteDialog>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      <div className="cluster cluster--wide">{children}</div>
    </section>
  );
}

/** Tabs need JavaScript; without it, both panels show. */
function SampleTabs() {
  const [chosen, choose] = useState<(typeof TABS)[number]['id']>('sample-basic');
  const isHydrated = useHydrated();
  return (
    <div>
      {isHydrated && <TabList tabs={[...TABS]} chosen={chosen} choose={choose} />}
      {TABS.map(({ id, name }) => (
        <div key={id} id={id} hidden={isHydrated && id !== chosen}>
          Panel {name}
        </div>
      ))}
    </div>
  );
}

function SampleEmptyList({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyList
      icon="package"
      isFiltered={isFiltered}
      filtered="No products match your filters"
      clearTo={adminPaths.components()}
      empty="No products found"
      hint="Products you add appear here."
    />
  );
}

const LABELS = { name: 'Name', quantity: 'Quantity', finish: 'Finish', note: 'Note', notify: 'Notify me' };

const ERRORS = { name: 'Enter a name.', quantity: 'Enter a quantity of 1 or more.' };

export const sampleValidator = createLazyValidator(() =>
  import('./sample-form.schema').then((schemas) => schemas.SampleSchema),
);

interface SampleFormProps {
  id: string;
  /** Shows the form with errors. */
  hasErrors?: boolean;
}

/** A form with every kind of field. */
function SampleForm({ id, hasErrors = false }: SampleFormProps) {
  return (
    <StoreForm
      id={id}
      validator={sampleValidator}
      labels={LABELS}
      defaultValues={hasErrors ? { quantity: '0' } : { name: 'Deadbolt B60N', quantity: '1' }}
      {...(hasErrors && { knownErrors: ERRORS })}
      className="stack stack--wide"
    >
      <TextField name="name" />
      <TextField name="quantity" inputMode="numeric" hint="e.g. 12" />
      <SelectField name="finish">
        <option value="626">626 satin chrome</option>
        <option value="605">605 bright brass</option>
      </SelectField>
      <TextareaField name="note" rows={3} optional />
      <CheckboxField name="notify" />
      <p className="cluster cluster--wide">
        <SubmitButton name="Save changes" busyName="Saving..." />
      </p>
    </StoreForm>
  );
}
