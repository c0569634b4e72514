import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';

import {
  buildProductFilterQuery,
  type AdminProductFilter,
} from '../../../domain/goods/catalog/listing/admin-product-list.rules';
import type { Page } from '../../../domain/base/shared/paging.rules';
import { adminPaths } from '../../../admin-paths';
import { formatNumber } from '../../grouped';
import { ItemsRange } from '../../items-range';
import { SelectAll } from '../select-all';

interface BulkFormProps {
  filter: AdminProductFilter;
  page: Page;
  returnTo: string;
  children: ReactNode;
}

/** The form around the product list, which changes the selected products, or all that match the filter. */
export function BulkForm({ filter, page, returnTo, children }: BulkFormProps) {
  return (
    <Form method="get" action={adminPaths.bulkChange()} className="stack stack--wide" autoComplete="off">
      {Object.entries(buildProductFilterQuery(filter)).map(
        ([name, value]) =>
          value !== undefined &&
          value !== '' && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="cluster cluster--spread align-center cluster--apart">
        <ItemsRange page={page} />
        <div className="cluster cluster--spread align-center cluster--apart">
          <SelectAll name="productId" />
          <button type="submit" className="btn btn--small">
            Change selected…
          </button>
          <button type="submit" className="btn btn--small" name="scope" value="filter">
            Change all {formatNumber(page.total)} results…
          </button>
        </div>
      </div>
      {children}
    </Form>
  );
}
