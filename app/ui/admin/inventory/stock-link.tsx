import { Link } from '@remix-run/react';

import { paths } from '../../../paths';
import { ForRole } from '../customers/for-role';

/** A product's name, as the way to its stock for whoever may edit that. */
export function StockLink({ productId, name }: { productId: number; name: string }) {
  return (
    <ForRole permission="stock.adjust" otherwise={name}>
      <Link className="link" to={paths.admin.productStock(productId)} discover="none">
        {name}
      </Link>
    </ForRole>
  );
}
