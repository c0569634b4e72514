import type { ProductLevel } from '../../../domain/goods/stock/stock-locations.queries.server';
import { DataTable } from '../../data-table';
import { ButtonLink, TextLink } from '../links';
import { adminPaths } from '../../../admin-paths';
import { ForRole } from '../customers/for-role';

interface ProductLevelsProps {
  product: { name: string; stockQuantity: number };
  levels: ProductLevel[];
  /** The URL of the form for one location's level. */
  editHrefOf: (locationId: number) => string;
}

/** A product's stock by location, in shipping order. */
export function ProductLevels({ product, levels, editHrefOf }: ProductLevelsProps) {
  return (
    <section className="panel narrow">
      <h2>By location</h2>
      <DataTable
        className="table table--dense level-table"
        rows={levels}
        rowKey="locationId"
        columns={[
          {
            name: 'Location',
            cell: ({ name, isDefault }) => (
              <>
                {name} {isDefault && <span className="badge">Ships first</span>}
              </>
            ),
          },
          { name: 'Stock', isNumber: true, cell: ({ quantity }) => quantity },
          {
            name: 'Actions',
            isNumber: true,
            cell: ({ locationId, name }) =>
              locationId > 0 && (
                <ButtonLink
                  isSmall
                  to={editHrefOf(locationId)}
                  aria-label={`Edit the stock of ${product.name} at ${name}`}
                >
                  Edit
                </ButtonLink>
              ),
          },
        ]}
        footer={
          <tfoot>
            <tr>
              <th scope="row">All locations</th>
              <td className="num">{product.stockQuantity}</td>
              <td />
            </tr>
          </tfoot>
        }
      />
    </section>
  );
}

/** A product's name, linked to its stock if the user can edit it. */
export function StockLink({ productId, name }: { productId: number; name: string }) {
  return (
    <ForRole permission="stock.adjust" otherwise={name}>
      <TextLink to={adminPaths.productStock(productId)}>{name}</TextLink>
    </ForRole>
  );
}
