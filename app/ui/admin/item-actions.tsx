import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { StockCell } from './stock-cell';
import { useMay } from './use-may';

/** What can be done about a product's stock from its row: its history, and the form that edits it. */
export function ItemActions(props: {
  item: { id: number; name: string; stockQuantity: number };
  returnTo: string;
}) {
  const { item, returnTo } = props;
  const may = useMay();
  return (
    <span className="item-actions">
      <Link
        className="btn btn--small btn--plain"
        to={paths.admin.productMovements(item.id)}
        aria-label={`History of ${item.name}`}
        discover="none"
      >
        History
      </Link>
      {may('stock.adjust') && <StockCell product={item} returnTo={returnTo} from="inventory" />}
    </span>
  );
}
