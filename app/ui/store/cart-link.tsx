import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { CartCount } from './cart-count';
import { useVisitor } from './visitor';
import { Trans } from '~/i18n/trans';

/** Links to the cart, with the number of units in it. */
export function CartLink() {
  const { cartCount } = useVisitor();
  return (
    <Link to={paths.cart()} className="site-header__cart">
      <Icon name="shopping-cart" />
      <span className="site-header__cart-word">
        <Trans>Cart</Trans>
      </span>{' '}
      <CartCount count={cartCount} />
    </Link>
  );
}
