import type { CartIntent } from '../../domain/selling/cart/cart.schema';
import {
  addSampleOrder,
  addToCart,
  setCartQuantity,
  stepCartQuantity,
} from '../../domain/selling/cart/cart.server';
import type { Db } from '../../../db/schema';

/** Applies a form of the cart page. Returns the line that a product was added to. @throws DomainError */
export async function applyCartIntent(db: Db, cartId: string, form: CartIntent) {
  switch (form.intent) {
    case 'add':
      return addToCart(db, cartId, form.productId, form.quantity);
    case 'setQuantity':
      await setCartQuantity(db, cartId, form.productId, form.quantity);
      break;
    case 'increase':
      await stepCartQuantity(db, cartId, form.productId, 1);
      break;
    case 'decrease':
      await stepCartQuantity(db, cartId, form.productId, -1);
      break;
    case 'remove':
      await setCartQuantity(db, cartId, form.productId, 0);
      break;
    case 'addSample':
      await addSampleOrder(db, cartId);
  }
  return undefined;
}
