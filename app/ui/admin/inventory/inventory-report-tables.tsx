import type { InventoryItem } from '../../../domain/goods/inventory/inventory.queries.server';
import type {
  AlertSummary as Alerts,
  CategoryStock,
} from '../../../domain/goods/inventory/inventory-reports.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { AlertBadge, ItemName } from './stock-alerts';
import { useSettings } from '../../settings/use-settings';
import { DataTable, type Column } from '../../data-table';
import { Facts } from '../../facts';
import { formatNumber } from '../../grouped';

const STOCK_COLUMNS: readonly Column<CategoryStock>[] = [
  { name: 'Category', cell: ({ name }) => name },
  { name: 'Products', isNumber: true, cell: ({ products }) => formatNumber(products) },
  { name: 'Units', isNumber: true, cell: ({ units }) => formatNumber(units) },
  { name: 'Well Stocked', isNumber: true, cell: ({ wellStocked }) => formatNumber(wellStocked) },
  { name: 'Low Stock', isNumber: true, cell: ({ lowStock }) => formatNumber(lowStock) },
  { name: 'Out of Stock', isNumber: true, cell: ({ outOfStock }) => formatNumber(outOfStock) },
];

export function StockReport({ categories }: { categories: CategoryStock[] }) {
  return <CategoryFigures categories={categories} columns={STOCK_COLUMNS} />;
}

export function ValueReport(props: { categories: CategoryStock[]; products: InventoryItem[] }) {
  const { categories, products } = props;
  const total = sumFigures(categories).valueCents;
  const columns: readonly Column<CategoryStock>[] = [
    ...STOCK_COLUMNS.slice(0, 3),
    { name: 'Value', isNumber: true, cell: ({ valueCents }) => formatMoney(valueCents) },
    {
      name: 'Share',
      isNumber: true,
      cell: ({ valueCents }) => `${total === 0 ? '0.0' : ((valueCents / total) * 100).toFixed(1)}%`,
    },
  ];
  return (
    <>
      <CategoryFigures categories={categories} columns={columns} />
      <h2>Highest value</h2>
      <DataTable
        region="Products with the highest stock value"
        rows={products}
        rowKey="id"
        columns={[
          { name: 'Product', cell: (item) => <ItemName item={item} /> },
          { name: 'Category', cell: (item) => item.categoryName },
          { name: 'Price', isNumber: true, cell: (item) => formatMoney(item.priceCents) },
          { name: 'Stock', isNumber: true, cell: (item) => formatNumber(item.stockQuantity) },
          { name: 'Value', isNumber: true, cell: (item) => formatMoney(item.valueCents) },
        ]}
      />
    </>
  );
}

function CategoryFigures(props: { categories: CategoryStock[]; columns: readonly Column<CategoryStock>[] }) {
  const { categories, columns } = props;
  const total = sumFigures(categories);
  return (
    <DataTable
      className="table table--dense figure-table"
      region="Stock by category"
      rows={categories}
      rowKey="id"
      columns={columns}
      footer={
        <tfoot>
          <tr>
            <th scope="row">{total.name}</th>
            {columns.slice(1).map(({ name, cell }) => (
              <td className="num" key={name}>
                {cell(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      }
    />
  );
}

function sumFigures(categories: CategoryStock[]): CategoryStock {
  const sum = (figure: 'products' | 'units' | 'valueCents' | 'wellStocked' | 'lowStock' | 'outOfStock') =>
    categories.reduce((total, category) => total + category[figure], 0);
  return {
    id: 0,
    name: 'All categories',
    products: sum('products'),
    units: sum('units'),
    valueCents: sum('valueCents'),
    wellStocked: sum('wellStocked'),
    lowStock: sum('lowStock'),
    outOfStock: sum('outOfStock'),
  };
}

export function AlertSummary({ outOfStock, critical, low, items }: Alerts) {
  const { criticalQuantity } = useSettings();
  const total = outOfStock + critical + low;
  return (
    <>
      <Facts
        className="report-counts panel"
        facts={[
          ['Out of stock', formatNumber(outOfStock)],
          [`Critical, 1 to ${criticalQuantity} left`, formatNumber(critical)],
          ['Low', formatNumber(low)],
        ]}
      />
      {items.length < total && (
        <p className="muted">
          Showing {formatNumber(items.length)} of {formatNumber(total)} alerts. Download the CSV for all of
          them.
        </p>
      )}
      {items.length === 0 ? (
        <p>Every product is above its threshold.</p>
      ) : (
        <DataTable
          region="Alerts"
          rows={items}
          rowKey="id"
          columns={[
            { name: 'Product', cell: (item) => <ItemName item={item} /> },
            { name: 'Category', cell: (item) => item.categoryName },
            { name: 'Stock', isNumber: true, cell: (item) => item.stockQuantity },
            { name: 'Threshold', isNumber: true, cell: (item) => item.lowStockThreshold },
            { name: 'Reorder', isNumber: true, cell: (item) => item.reorderQuantity },
            { name: 'Level', cell: (item) => <AlertBadge stockQuantity={item.stockQuantity} /> },
          ]}
        />
      )}
    </>
  );
}
