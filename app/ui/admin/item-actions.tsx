import { adminPaths } from '../../admin-paths';
import { StockCell } from './inventory/stock-cell';
import { useHasPermission } from './staff/use-has-permission';
import { ButtonLink } from './links';

/** A product's stock history, and the form that edits its stock. */
export function ItemActions(props: {
  item: { id: number; name: string; stockQuantity: number };
  returnTo: string;
  /** The quantity is of one location, which has its own form. */
  isPartial?: boolean;
}) {
  const { item, returnTo, isPartial = false } = props;
  const may = useHasPermission();
  return (
    <span className="item-actions">
      <ButtonLink
        isSmall
        look="plain"
        to={adminPaths.productMovements(item.id)}
        aria-label={`History of ${item.name}`}
      >
        History
      </ButtonLink>
      {may('stock.adjust') &&
        (isPartial ? (
          <ButtonLink
            isSmall
            to={adminPaths.productStock(item.id, { redirectTo: returnTo })}
            aria-label={`Edit stock of ${item.name}`}
          >
            Edit
          </ButtonLink>
        ) : (
          <StockCell product={item} returnTo={returnTo} from="inventory" />
        ))}
    </span>
  );
}
