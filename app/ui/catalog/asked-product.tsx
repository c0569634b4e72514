import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { ProductPicture } from './product-picture';

interface AskedProductProps {
  product: { slug: string; name: string; sku: string; image: string };
}

export function AskedProduct({ product }: AskedProductProps) {
  return (
    <div className="asked-product">
      <ProductPicture src={product.image} alt="" sizes="8rem" />
      <p>
        <Link className="link" to={paths.product(product.slug)} discover="none">
          {product.name}
        </Link>
        <br />
        <span className="part-number muted">{product.sku}</span>
      </p>
    </div>
  );
}
