import type { BulkState } from '../../../backoffice/bulk/bulk-change.rules';
import type { BulkRunProduct } from '../../../backoffice/bulk/bulk-runs.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { DataTable } from '../../data-table';

interface BulkRunTableProps {
  products: BulkRunProduct[];
  categoryNames: Record<number, string>;
}

/** Products of a bulk change: what each is and what it becomes, or why it stays. */
export function BulkRunTable({ products, categoryNames }: BulkRunTableProps) {
  const hasNotes = products.some(({ problem, outcome }) => problem !== '' || NOTES[outcome] !== '');
  const textsOf = ({ before, after }: BulkRunProduct) => listDifferences(before, after, categoryNames);
  return (
    <DataTable
      rows={products}
      rowKey="productId"
      columns={[
        {
          name: 'Product',
          cell: ({ name, sku }) => (
            <>
              {name} <span className="part-number muted block">{sku}</span>
            </>
          ),
        },
        {
          name: 'Old',
          cell: (product) =>
            textsOf(product)
              .map(([old]) => old)
              .join(', '),
        },
        {
          name: 'New',
          cell: (product) => {
            const text = textsOf(product)
              .map(([, fresh]) => fresh)
              .join(', ');
            return ['change', 'applied', 'restored'].includes(product.outcome) ? (
              <strong>{text}</strong>
            ) : (
              text
            );
          },
        },
        hasNotes && { name: 'Note', cell: ({ problem, outcome }) => problem || NOTES[outcome] },
      ]}
    />
  );
}

const NOTES: Record<BulkRunProduct['outcome'], string> = {
  change: '',
  same: 'Is so already',
  refused: '',
  applied: '',
  moved: 'Somebody changed it since the preview, so it was left as it is',
  restored: 'Is as it was before',
  kept: 'Somebody changed it since, so it keeps what it is now',
};

type Difference = [before: string, after: string];

/** What differs, in words; where nothing does, the price on both sides. */
function listDifferences(
  before: BulkState,
  after: BulkState,
  categoryNames: Record<number, string>,
): Difference[] {
  const found: Difference[] = [];
  const compare = (textOf: (state: BulkState) => string) => {
    if (textOf(before) !== textOf(after)) found.push([textOf(before), textOf(after)]);
  };
  compare(({ priceCents }) => formatMoney(priceCents));
  compare(({ isOnSale, salePriceCents }) =>
    isOnSale && salePriceCents !== null ? `on sale for ${formatMoney(salePriceCents)}` : 'not on sale',
  );
  compare(({ categoryId }) => categoryNames[categoryId] ?? 'a category that is gone');
  compare(({ isActive }) => (isActive ? 'shown' : 'hidden'));
  compare(({ isFeatured }) => (isFeatured ? 'featured' : 'not featured'));
  return found.length > 0 ? found : [[formatMoney(before.priceCents), formatMoney(after.priceCents)]];
}
