import { useFetcher } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';

interface AddToCartProps {
  productId: number;
  name: string;
  stockQuantity: number;
  /** Lets the buyer choose how many. */
  withQuantity?: boolean;
}

/** Adds to the cart: with JavaScript the buyer stays, without it they go on to the checkout. */
export function AddToCart({ productId, name, stockQuantity, withQuantity = false }: AddToCartProps) {
  const fetcher = useFetcher();
  if (stockQuantity <= 0) {
    return (
      <button type="button" className="btn btn--wide" disabled>
        Out of stock
      </button>
    );
  }
  const isAdding = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" action={paths.cart()} className="add-to-cart">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      {withQuantity && (
        <>
          <label className="sr-only" htmlFor="quantity">
            Quantity
          </label>
          <input
            className="input add-to-cart__quantity"
            id="quantity"
            name="quantity"
            type="text"
            defaultValue="1"
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
      <button type="submit" className="btn btn--primary btn--wide" aria-disabled={isAdding || undefined}>
        <Icon name="shopping-cart" />
        Add to Cart<span className="sr-only">: {name}</span>
      </button>
    </fetcher.Form>
  );
}
