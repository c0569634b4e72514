import { formatMoney } from '../../domain/base/shared/money.rules';

interface PurchaseTotalProps {
  totalCents: number;
  before: number;
  hasAfter?: boolean;
}

/** The footer of a purchase order's lines. */
export function PurchaseTotal({ totalCents, before, hasAfter = false }: PurchaseTotalProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={before} className="cell-fields__none">
          Total
        </th>
        <td className="num" data-label="Total">
          {formatMoney(totalCents)}
        </td>
        {hasAfter && <td className="cell-fields__none" />}
      </tr>
    </tfoot>
  );
}
