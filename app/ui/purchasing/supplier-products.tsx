import { withZod } from '@remix-validated-form/with-zod';

import {
  SupplierProductEditSchema,
  SupplierProductSchema,
} from '../../domain/supply/purchasing/supplier.schema';
import type { SupplierProduct } from '../../domain/supply/purchasing/supplier-products.queries.server';
import { formatMoney, toDecimal } from '../../domain/base/shared/money.rules';
import type { Page } from '../../domain/base/shared/paging.rules';
import { adminPaths } from '../../admin-paths';
import { useReturnPath } from '../admin/back-to-list';
import { ItemName } from '../admin/inventory/stock-alerts';
import { useHasPermission } from '../admin/staff/use-has-permission';
import { CheckboxField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { Icon } from '../icon/icon';
import { ItemsRange } from '../items-range';
import { Pager } from '../pager';
import { SubmitButton } from '../form/submit-button';
import { DataTable } from '../data-table';
import { ButtonLink } from '../admin/links';

export const supplierProductValidator = withZod(SupplierProductSchema);
export const supplierProductEditValidator = withZod(SupplierProductEditSchema);

const LABELS = {
  sku: 'Our SKU',
  partNumber: 'Supplier’s part number',
  unitCost: 'Unit cost',
  isPreferred: 'Preferred supplier',
};

interface SupplierProductsProps {
  supplierId: number;
  products: SupplierProduct[];
  page: Page;
}

/** A supplier's products, with part numbers and costs. */
export function SupplierProducts({ supplierId, products, page }: SupplierProductsProps) {
  const may = useHasPermission();
  const kept = useReturnPath();
  const hrefOf = (number: number) =>
    adminPaths.supplier(supplierId, { page: number > 1 ? number : undefined, ...kept });
  if (products.length === 0)
    return (
      <div className="empty-state">
        <Icon name="package" />
        <p>No products from this supplier yet</p>
      </div>
    );
  return (
    <>
      <ItemsRange page={page} />
      <DataTable
        rows={products}
        rowKey="productId"
        columns={[
          { name: 'Product', cell: (product) => <ItemName item={product} /> },
          {
            name: LABELS.partNumber,
            label: 'Part number',
            cell: (product) => <span className="part-number">{product.partNumber || '-'}</span>,
          },
          {
            name: 'Unit cost',
            isNumber: true,
            cell: (product) => (
              <span>
                {product.unitCostCents === null ? 'not known' : formatMoney(product.unitCostCents)}
                {product.agreedCostCents === null && product.unitCostCents !== null && (
                  <span className="small muted"> product cost</span>
                )}
              </span>
            ),
          },
          { name: 'Stock', isNumber: true, cell: (product) => product.stockQuantity },
          {
            name: 'Preferred',
            cell: (product) =>
              product.isPreferred ? <span className="badge badge--good">Preferred</span> : '-',
          },
          may('stock.purchase') && {
            name: 'Edit',
            isHeadingHidden: true,
            className: 'num',
            cell: (product) => (
              <ButtonLink
                isSmall
                to={adminPaths.supplierProduct(supplierId, product.productId, {
                  returnTo: hrefOf(page.page),
                })}
              >
                <Icon name="pencil" />
                Edit<span className="sr-only"> {product.name}</span>
              </ButtonLink>
            ),
          },
        ]}
      />
      <Pager page={page} hrefOf={hrefOf} />
    </>
  );
}

/** Adds a product to a supplier by SKU. A new `total` resets the form. */
export function AddSupplierProduct({ total }: { total: number }) {
  return (
    <section className="panel">
      <h2>Add a product</h2>
      <StoreForm
        id="supplier-product"
        key={total}
        validator={supplierProductValidator}
        labels={LABELS}
        className="purchasing-form"
      >
        <input type="hidden" name="intent" value="product" />
        <TextField name="sku" label={LABELS.sku} autoComplete="off" isCode />
        <TermFields />
        <CheckboxField
          name="isPreferred"
          label={LABELS.isPreferred}
          hint="A product’s first supplier is preferred by default."
        />
        <div className="field--whole">
          <SubmitButton name="Add product" />
        </div>
      </StoreForm>
    </section>
  );
}

interface SupplierProductProps {
  product: SupplierProduct;
  returnTo: string;
}

export function SupplierProductForm({ product, returnTo }: SupplierProductProps) {
  return (
    <section className="panel">
      <StoreForm
        id="supplier-product"
        key={product.revision}
        validator={supplierProductEditValidator}
        labels={LABELS}
        className="purchasing-form"
        defaultValues={{
          partNumber: product.partNumber,
          unitCost: product.agreedCostCents === null ? '' : toDecimal(product.agreedCostCents),
          isPreferred: product.isPreferred,
        }}
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="expectedRevision" value={product.revision} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <TermFields />
        <CheckboxField name="isPreferred" label={LABELS.isPreferred} />
        <div className="field--whole form-buttons form-buttons--start">
          <SubmitButton name="Save" />
          <ButtonLink to={returnTo}>Cancel</ButtonLink>
        </div>
      </StoreForm>
    </section>
  );
}

function TermFields() {
  return (
    <>
      <TextField name="partNumber" label={LABELS.partNumber} autoComplete="off" isCode optional />
      <TextField
        name="unitCost"
        label={LABELS.unitCost}
        inputMode="decimal"
        autoComplete="off"
        optional
        hint="Defaults to the product's cost"
      />
    </>
  );
}
