import type { BulkState } from '../../../backoffice/bulk/bulk-change.rules';
import type { BulkRunProduct } from '../../../backoffice/bulk/bulk-runs.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';

interface BulkRunTableProps {
  products: BulkRunProduct[];
  categoryNames: Record<number, string>;
}

/** Products of a bulk change: what each is and what it becomes, or why it stays. */
export function BulkRunTable({ products, categoryNames }: BulkRunTableProps) {
  const hasNotes = products.some(({ problem, outcome }) => problem !== '' || NOTES[outcome] !== '');
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Old</th>
            <th scope="col">New</th>
            {hasNotes && <th scope="col">Note</th>}
          </tr>
        </thead>
        <tbody>
          {products.map(({ productId, name, sku, before, after, problem, outcome }) => {
            const texts = listDifferences(before, after, categoryNames);
            return (
              <tr key={productId}>
                <th scope="row">
                  {name} <span className="part-number muted block">{sku}</span>
                </th>
                <td data-label="Old">{texts.map(([old]) => old).join(', ')}</td>
                <td data-label="New">
                  {outcome === 'change' || outcome === 'applied' || outcome === 'restored' ? (
                    <strong>{texts.map(([, fresh]) => fresh).join(', ')}</strong>
                  ) : (
                    texts.map(([, fresh]) => fresh).join(', ')
                  )}
                </td>
                {hasNotes && <td data-label="Note">{problem === '' ? NOTES[outcome] : problem}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
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
