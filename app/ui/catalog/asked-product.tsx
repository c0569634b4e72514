import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { ProductPicture } from './product-picture';
import { PartNumbers } from './part-numbers';
import type { ProductNumbers } from '../../domain/base/shared/part-number.rules';

interface AskedProductProps {
  product: ProductNumbers & { slug: string; name: string; image: string };
}

export function AskedProduct({ product }: AskedProductProps) {
  return (
    <div className="asked-product">
      <ProductPicture src={product.image} alt="" sizes="8rem" />
      <p>
        <Link className="link" to={paths.product(product.slug)} discover="none">
          {product.name}
        </Link>
        <PartNumbers of={product} />
      </p>
    </div>
  );
}
