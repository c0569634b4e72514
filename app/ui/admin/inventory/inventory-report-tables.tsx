import type { InventoryItem } from '../../../domain/goods/inventory/inventory.queries.server';
import type {
  AlertSummary as Alerts,
  CategoryStock,
} from '../../../domain/goods/inventory/inventory-reports.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { AlertBadge } from './alert-badge';
import { ItemName } from './stock-alerts';
import { useSettings } from '../../settings/use-settings';
import { ScrollRegion } from '../scroll-region';
import { DataTable } from '../../data-table';

const count = new Intl.NumberFormat('en-US');

type Figure = readonly [heading: string, textOf: (category: CategoryStock) => string];

const STOCK_FIGURES: readonly Figure[] = [
  ['Products', ({ products }) => count.format(products)],
  ['Units', ({ units }) => count.format(units)],
  ['Well Stocked', ({ wellStocked }) => count.format(wellStocked)],
  ['Low Stock', ({ lowStock }) => count.format(lowStock)],
  ['Out of Stock', ({ outOfStock }) => count.format(outOfStock)],
];

export function StockReport({ categories }: { categories: CategoryStock[] }) {
  return <CategoryFigures categories={categories} figures={STOCK_FIGURES} />;
}

export function ValueReport(props: { categories: CategoryStock[]; products: InventoryItem[] }) {
  const { categories, products } = props;
  const total = sumFigures(categories).valueCents;
  const figures: readonly Figure[] = [
    ['Products', (category) => count.format(category.products)],
    ['Units', ({ units }) => count.format(units)],
    ['Value', ({ valueCents }) => formatMoney(valueCents)],
    ['Share', ({ valueCents }) => `${total === 0 ? '0.0' : ((valueCents / total) * 100).toFixed(1)}%`],
  ];
  return (
    <>
      <CategoryFigures categories={categories} figures={figures} />
      <h2>Where most of the money lies</h2>
      <DataTable
        region="Most valuable products"
        rows={products}
        rowKey="id"
        columns={[
          { name: 'Product', cell: (item) => <ItemName item={item} /> },
          { name: 'Category', cell: (item) => item.categoryName },
          { name: 'Price', isNumber: true, cell: (item) => formatMoney(item.priceCents) },
          { name: 'Stock', isNumber: true, cell: (item) => count.format(item.stockQuantity) },
          { name: 'Value', isNumber: true, cell: (item) => formatMoney(item.valueCents) },
        ]}
      />
    </>
  );
}

function CategoryFigures(props: { categories: CategoryStock[]; figures: readonly Figure[] }) {
  const { categories, figures } = props;
  const total = sumFigures(categories);
  return (
    <ScrollRegion name="Stock by category">
      <table className="table table--dense figure-table">
        <thead>
          <tr>
            <th scope="col">Category</th>
            {figures.map(([heading]) => (
              <th scope="col" className="num" key={heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <FigureRow key={category.id} category={category} figures={figures} />
          ))}
        </tbody>
        <tfoot>
          <FigureRow category={total} figures={figures} />
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function FigureRow({ category, figures }: { category: CategoryStock; figures: readonly Figure[] }) {
  return (
    <tr>
      <th scope="row">{category.name}</th>
      {figures.map(([heading, textOf]) => (
        <td className="num" key={heading}>
          {textOf(category)}
        </td>
      ))}
    </tr>
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
      <dl className="report-counts panel">
        <div>
          <dt>Out of stock</dt>
          <dd>{count.format(outOfStock)}</dd>
        </div>
        <div>
          <dt>Critical, 1 to {criticalQuantity} left</dt>
          <dd>{count.format(critical)}</dd>
        </div>
        <div>
          <dt>Low</dt>
          <dd>{count.format(low)}</dd>
        </div>
      </dl>
      {items.length < total && (
        <p className="muted">
          The first {count.format(items.length)} of {count.format(total)} alerts; the CSV file has them all.
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
