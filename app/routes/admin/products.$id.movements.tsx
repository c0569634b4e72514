import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findStockedProduct } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { listMovements, type StockMovement } from '../../domain/goods/inventory/movements.queries.server';
import {
  buildMovementQuery,
  MOVEMENT_DAYS,
  MOVEMENT_KINDS,
  type MovementDocument,
  type MovementFilter,
  parseMovementFilter,
} from '../../domain/goods/inventory/movements.rules';
import {
  listProductLevels,
  type ProductLevel,
} from '../../domain/goods/stock/stock-locations.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Breadcrumb } from '../../ui/breadcrumb';
import { StockBadge } from '../../ui/catalog/product-badges';
import { createMeta } from '../../ui/page-title';
import { ButtonLink, TextLink } from '../../ui/admin/links';
import { parsePageParam } from '../../http/page-param.server';
import { PageHead } from '../../ui/admin/page-head';
import { PagedList } from '../../ui/admin/list-page';
import { formatPurchaseOrderNumber } from '../../domain/supply/purchasing/purchase-order.rules';
import { Moment } from '../../ui/moment';
import { getSubjectPath } from '../../ui/admin/activity/subject-path';
import { FilterForm } from '../../ui/admin/filter-form';
import { DataTable } from '../../ui/data-table';
import { FilterSelect } from '../../ui/admin/filter-fields';

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
  const here = paths.admin.productMovements(product.id, buildMovementQuery(filter, page.page));
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Inventory', to: paths.admin.inventory({ tab: 'all' }) },
          { name: `Movements of ${product.sku}` },
        ]}
      />
      <PageHead title="Stock movements">
        {may('stock.adjust') && (
          <ButtonLink
            isSmall
            to={paths.admin.productStock(product.id, { redirectTo: here, from: 'inventory' })}
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
        hrefOf={(number) => paths.admin.productMovements(product.id, buildMovementQuery(filter, number))}
        empty={{
          empty: 'No movements match your filters',
          children: <ButtonLink to={paths.admin.productMovements(product.id)}>Clear filters</ButtonLink>,
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
    <FilterForm action={paths.admin.productMovements(productId)} filter={filter} name="Movements">
      <FilterSelect
        label="Kind"
        hidesLabel
        name="kind"
        value={filter.kind}
        any="Any kind"
        choices={Object.entries(MOVEMENT_KINDS)}
      />
      <FilterSelect
        label="Period"
        hidesLabel
        name="days"
        value={filter.days}
        any="Any time"
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

function MovementTable({ movements }: { movements: StockMovement[] }) {
  return (
    <DataTable
      rows={movements}
      rowKey="id"
      columns={[
        { name: 'When', cell: (movement) => <Moment at={movement.createdAt} /> },
        { name: 'Kind', cell: (movement) => MOVEMENT_KINDS[movement.kind] },
        {
          name: 'Units',
          isNumber: true,
          cell: (movement) => (movement.delta > 0 ? `+${movement.delta}` : movement.delta),
        },
        { name: 'Quantity', isNumber: true, cell: (movement) => movement.quantityAfter },
        { name: 'Location', cell: (movement) => movement.location.name },
        { name: 'There', isNumber: true, cell: (movement) => movement.locationQuantityAfter },
        { name: 'Reason', cell: (movement) => movement.reason },
        { name: 'Document', cell: (movement) => <DocumentLink movement={movement} /> },
        { name: 'By', cell: (movement) => movement.actor.replace(/^staff:/, '') },
      ]}
    />
  );
}

/** The document that caused a movement, linked if the user can open it. */
function DocumentLink({ movement: { document, documentNumber } }: { movement: StockMovement }) {
  const may = useHasPermission();
  if (document === undefined || document.type === 'product') return <span className="muted">—</span>;
  const name = formatDocumentName(document, documentNumber);
  const href = getSubjectPath(`${document.type}:${document.id}`, may);
  if (href === undefined) return <>{name}</>;
  return <TextLink to={href}>{name}</TextLink>;
}

function formatDocumentName({ type, id, receipt }: MovementDocument, number: string | undefined): string {
  switch (type) {
    case 'order':
      return number ?? `Order ${id}`;
    case 'purchase-order':
      return receipt === undefined
        ? formatPurchaseOrderNumber(id)
        : `${formatPurchaseOrderNumber(id)}, receipt ${receipt}`;
    default:
      return `${type.charAt(0).toUpperCase()}${type.slice(1)} ${id}`;
  }
}
