import { useFetcher } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';

interface AddToCartProps {
  productId: number;
  name: string;
  stockQuantity: number;
}

/** Adds one to the cart: with JavaScript the buyer stays, without it they go on to the checkout. */
export function AddToCart({ productId, name, stockQuantity }: AddToCartProps) {
  const fetcher = useFetcher();
  if (stockQuantity <= 0) return <OutOfStock />;
  const isAdding = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" action={paths.cart()} className="add-to-cart">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      <button type="submit" className="btn btn--primary btn--wide" aria-disabled={isAdding || undefined}>
        <Icon name="shopping-cart" />
        Add to Cart<span className="sr-only">: {name}</span>
      </button>
    </fetcher.Form>
  );
}

export function OutOfStock() {
  return (
    <button type="button" className="btn btn--wide" disabled>
      Out of stock
    </button>
  );
}
