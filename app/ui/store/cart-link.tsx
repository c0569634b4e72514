import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';

/** The way to the cart, with the number of units in it. */
export function CartLink({ count }: { count: number }) {
  return (
    <Link
      to={paths.cart()}
      className="site-header__cart"
      aria-label={`Cart: ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      <Icon name="shopping-cart" />
      <span className="site-header__cart-word">Cart</span>
      <span className="site-header__count" data-testid="cart-count">
        {count}
      </span>
    </Link>
  );
}
