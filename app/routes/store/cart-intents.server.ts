import type { CartIntent } from '../../domain/selling/cart/cart.schema';
import {
  addSampleOrder,
  addToCart,
  setCartQuantity,
  stepCartQuantity,
} from '../../domain/selling/cart/cart.server';
import type { Db } from '../../../db/schema';

/** Applies a form of the cart page. @throws DomainError */
export function applyCartIntent(db: Db, cartId: string, form: CartIntent): Promise<unknown> {
  switch (form.intent) {
    case 'add':
      return addToCart(db, cartId, form.productId, form.quantity);
    case 'setQuantity':
      return setCartQuantity(db, cartId, form.productId, form.quantity);
    case 'increase':
      return stepCartQuantity(db, cartId, form.productId, 1);
    case 'decrease':
      return stepCartQuantity(db, cartId, form.productId, -1);
    case 'remove':
      return setCartQuantity(db, cartId, form.productId, 0);
    case 'addSample':
      return addSampleOrder(db, cartId);
  }
}
