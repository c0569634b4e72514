import { useFetcher } from '@remix-run/react';

import { paths } from '../../paths';
import { icon } from '../icon/icon';
import { content, markup, type Markup } from '../markup/markup';

const FORM = 'add-to-cart';

interface AddToCartProps {
  productId: number;
  name: string;
  stockQuantity: number;
}

/** Adds one to the cart. It belongs to the AddToCartForm of the page: a listing has many, and a form each is slow. */
export function AddToCart({ productId, name, stockQuantity }: AddToCartProps) {
  if (stockQuantity <= 0) return <OutOfStock />;
  return (
    <button
      type="submit"
      form={FORM}
      name="productId"
      value={productId}
      className="btn btn--primary btn--wide"
      aria-label={`Add to Cart: ${name}`}
      {...content(wording())}
    />
  );
}

/** The same as text, as wide as its place. */
export function addToCart({
  id,
  name,
  stockQuantity,
}: {
  id: number;
  name: string;
  stockQuantity: number;
}): Markup {
  if (stockQuantity <= 0) return markup`<button type="button" class="btn" disabled="">Out of stock</button>`;
  return markup`
    <button type="submit" class="btn btn--primary" form="${FORM}" name="productId" value="${id}"
      ${' '}aria-label="Add to Cart: ${name}">${wording()}</button>`;
}

function wording(): Markup {
  return markup`${icon('shopping-cart')}Add to Cart`;
}

/** What the page's AddToCart buttons send: with JavaScript the buyer stays, without it they go on to the checkout. */
export function AddToCartForm() {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={paths.cart()} id={FORM}>
      <input type="hidden" name="intent" value="add" />
      {/* A form has a button of its own, on pages without products too; this one is never shown. */}
      <button type="submit" className="hidden" tabIndex={-1}>
        Add to Cart
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
