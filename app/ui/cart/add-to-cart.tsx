import { useFetcher } from '@remix-run/react';

import { paths } from '../../paths';
import { icon } from '../icon/icon';
import { content, markup, type Markup } from '../markup/markup';

/** Its id is short, since every card names it. */
const FORM = 'buy';

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
      {...content(markup`${icon('shopping-cart')}Add to Cart`)}
    />
  );
}

/**
 * The same as text, for a card: that it is a card's tells the styles what it looks like, with the cart in front.
 *
 * @param nameId the element with the product's name
 */
export function addToCart(product: { id: number; stockQuantity: number }, nameId: string): Markup {
  if (product.stockQuantity <= 0) return markup`<button type="button" disabled="">Out of stock</button>`;
  return markup`
    <button type="submit" form="${FORM}" name="productId" value="${product.id}" aria-labelledby="${ADD_TO_CART} ${nameId}">
      Add to Cart
    </button>`;
}

/** How the names of the links and buttons of every card begin. They are said once on a page. */
const ADD_TO_CART = 'add';
export const DETAILS_OF = 'of';

/** What the page's AddToCart buttons send: with JavaScript the buyer stays, without it they go on to the checkout. */
export function AddToCartForm() {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={paths.cart()} id={FORM}>
      <input type="hidden" name="intent" value="add" />
      <span className="hidden" id={ADD_TO_CART}>
        Add to Cart:
      </span>
      <span className="hidden" id={DETAILS_OF}>
        Details of
      </span>
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
