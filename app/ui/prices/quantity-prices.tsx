import { formatMoney } from '../../domain/base/shared/money.rules';

/** The buyer's price breaks. */
export function QuantityPrices({
  byQuantity,
}: {
  byQuantity: { minQuantity: number; unitPriceCents: number }[];
}) {
  if (byQuantity.length === 0) return null;
  return (
    <table className="quantity-prices small">
      <caption>Your price by quantity</caption>
      <thead>
        <tr>
          <th scope="col" className="num">
            From
          </th>
          <th scope="col" className="num">
            Each
          </th>
        </tr>
      </thead>
      <tbody>
        {byQuantity.map(({ minQuantity, unitPriceCents }) => (
          <tr key={minQuantity}>
            <th scope="row" className="num">
              {minQuantity}
            </th>
            <td className="num">{formatMoney(unitPriceCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
