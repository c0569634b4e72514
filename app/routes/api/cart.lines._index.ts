import { addCartLine } from '../../api/cart.calls';
import { addToCart } from '../../domain/selling/cart/cart.server';
import { putIntoCart } from './api-cart.server';
import { apiRoute, on } from './api-route.server';

const route = apiRoute(
  on(addCartLine, ({ context, request, body: { productId, quantity = 1 } }) =>
    putIntoCart(context, request, (cartId) => addToCart(context.db, cartId, productId, quantity)),
  ),
);

export const loader = route.loader;
export const action = route.action;
