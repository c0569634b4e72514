import { useFetcher } from '@remix-run/react';
import type { ReactNode } from 'react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';

interface AddToCartFormProps {
  className?: string;
  children: ReactNode;
}

/**
 * The form around products that can be added to the cart: each AddToCart button in it sends its own product. With
 * JavaScript the buyer stays on the page; without it they go on to the checkout.
 */
export function AddToCartForm({ className, children }: AddToCartFormProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={paths.cart()} className={className} preventScrollReset>
      <input type="hidden" name="intent" value="add" />
      {children}
    </fetcher.Form>
  );
}

interface AddToCartProps {
  product: { id: number; name: string; stockQuantity: number };
}

/** Adds one of a product to the cart. Requires an AddToCartForm around it. */
export function AddToCart({ product: { id, name, stockQuantity } }: AddToCartProps) {
  if (stockQuantity <= 0) return <OutOfStock />;
  return (
    <button
      type="submit"
      name="productId"
      value={id}
      className="btn btn--primary btn--wide"
      aria-label={`Add to Cart: ${name}`}
    >
      <Icon name="shopping-cart" />
      Add to Cart
    </button>
  );
}

export function OutOfStock() {
  return (
    <button type="button" className="btn btn--wide" disabled>
      Out of stock
    </button>
  );
}
