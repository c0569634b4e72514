import type { ProductLevel } from '../../../domain/goods/stock/stock-locations.queries.server';
import { DataTable } from '../../data-table';
import { ButtonLink, TextLink } from '../links';
import { paths } from '../../../paths';
import { ForRole } from '../customers/for-role';

interface ProductLevelsProps {
  product: { name: string; stockQuantity: number };
  levels: ProductLevel[];
  /** The form that edits a single location's level. */
  editHrefOf: (locationId: number) => string;
}

/** What lies where of a product; the default location ships first, and then the others in the order of the rows. */
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

/** A product's name, as the way to its stock for whoever may edit that. */
export function StockLink({ productId, name }: { productId: number; name: string }) {
  return (
    <ForRole permission="stock.adjust" otherwise={name}>
      <TextLink to={paths.admin.productStock(productId)}>{name}</TextLink>
    </ForRole>
  );
}
