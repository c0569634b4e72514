import { paths } from '../../../paths';
import { ForRole } from '../customers/for-role';
import { TextLink } from '../links';

/** A product's name, as the way to its stock for whoever may edit that. */
export function StockLink({ productId, name }: { productId: number; name: string }) {
  return (
    <ForRole permission="stock.adjust" otherwise={name}>
      <TextLink to={paths.admin.productStock(productId)}>{name}</TextLink>
    </ForRole>
  );
}
