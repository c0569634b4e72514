import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findStockedProduct } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { listMovements } from '../../domain/goods/inventory/movements.queries.server';
import {
  buildMovementQuery,
  MOVEMENT_DAYS,
  MOVEMENT_KINDS,
  type MovementFilter,
  parseMovementFilter,
} from '../../domain/goods/inventory/movements.rules';
import {
  listProductLevels,
  type ProductLevel,
} from '../../domain/goods/stock/stock-locations.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Breadcrumb } from '../../ui/breadcrumb';
import { StockBadge } from '../../ui/catalog/product-badges';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { parsePageParam } from '../../http/page-param.server';
import { PageHead } from '../../ui/admin/page-head';
import { PagedList } from '../../ui/admin/list-page';
import { FilterForm } from '../../ui/admin/filter-form';
import { FilterSelect } from '../../ui/admin/filter-fields';
import { MovementTable } from '../../ui/admin/inventory/movement-table';

export const meta = createMeta<typeof loader>((data) => `Movements of ${data?.product.sku ?? 'a product'}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const product = requireFound(await findStockedProduct(context.db, requireId(params['id'])));
  const query = new URL(request.url).searchParams;
  const filter = parseMovementFilter(query);
  return {
    product,
    filter,
    levels: await listProductLevels(context.db, product.id),
    ...(await listMovements(context.db, product.id, filter, parsePageParam(request))),
  };
}

export default function ProductMovements() {
  const { product, filter, levels, movements, page } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const here = adminPaths.productMovements(product.id, buildMovementQuery(filter, page.page));
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Inventory', to: adminPaths.inventory({ tab: 'all' }) },
          { name: `Movements of ${product.sku}` },
        ]}
      />
      <PageHead title="Stock movements">
        {may('stock.adjust') && (
          <ButtonLink
            isSmall
            to={adminPaths.productStock(product.id, { redirectTo: here, from: 'inventory' })}
          >
            Edit stock
          </ButtonLink>
        )}
      </PageHead>
      <p>
        <strong>{product.name}</strong> <span className="part-number muted">{product.sku}</span>{' '}
        <StockBadge {...product} withQuantity />
      </p>
      <p className="small muted">{levels.map(({ name, quantity }) => `${name}: ${quantity}`).join(' · ')}</p>
      <MovementFilterForm productId={product.id} filter={filter} levels={levels} />
      <PagedList
        page={page}
        hrefOf={(number) => adminPaths.productMovements(product.id, buildMovementQuery(filter, number))}
        empty={{
          empty: 'No movements match your filters',
          children: <ButtonLink to={adminPaths.productMovements(product.id)}>Clear filters</ButtonLink>,
        }}
      >
        <MovementTable movements={movements} />
      </PagedList>
    </>
  );
}

interface MovementFilterProps {
  productId: number;
  filter: MovementFilter;
  levels: ProductLevel[];
}

function MovementFilterForm({ productId, filter, levels }: MovementFilterProps) {
  return (
    <FilterForm action={adminPaths.productMovements(productId)} filter={filter} name="Movements">
      <FilterSelect
        label="Kind"
        hidesLabel
        name="kind"
        value={filter.kind}
        any="All types"
        choices={Object.entries(MOVEMENT_KINDS)}
      />
      <FilterSelect
        label="Period"
        hidesLabel
        name="days"
        value={filter.days}
        any="All dates"
        choices={MOVEMENT_DAYS.map((days) => [days, days === 1 ? 'Last day' : `Last ${days} days`])}
      />
      <FilterSelect
        label="Location"
        hidesLabel
        name="location"
        value={filter.locationId}
        any="All locations"
        choices={levels.map(({ locationId, name }) => [locationId, name])}
      />
      <button type="submit" className="btn">
        Filter
      </button>
    </FilterForm>
  );
}
