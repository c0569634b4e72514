import { addCartLine } from '../../api/cart.calls';
import { addToCart } from '../../domain/selling/cart/cart.server';
import { addToCartOrConflict } from './api-cart.server';
import { createApiRoute, bindCall } from './api-route.server';

const route = createApiRoute(
  bindCall(addCartLine, ({ context, request, body: { productId, quantity = 1 } }) =>
    addToCartOrConflict(context, request, (cartId) => addToCart(context.db, cartId, productId, quantity)),
  ),
);

export const loader = route.loader;
export const action = route.action;
