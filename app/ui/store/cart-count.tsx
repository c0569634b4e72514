import { plural } from '~/i18n/text';

/** The number of units in the cart. A slot of cached pages, so its HTML must depend only on its props. */
export function CartCount({ count }: { count: number }) {
  return (
    <>
      <span className="site-header__count" data-testid="cart-count">
        {count}
      </span>
      <span className="sr-only">{plural(count, { one: ' item', other: ' items' })}</span>
    </>
  );
}
