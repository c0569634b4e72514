import { renderToString } from 'react-dom/server';

import { ANONYMOUS, type Visitor } from '../../domain/base/sessions/visitor';
import { CartCount } from './cart-count';
import { visitorElement } from './visitor';

const END_OF_HEAD = '</head>';
const EMPTY_CART = renderToString(<CartCount count={ANONYMOUS.cartCount} />);

/** Fills the slots of a cached page (UTF-8) with a visitor's data. */
export function fillSlots(page: Buffer, visitor: Visitor): Buffer {
  const data = Buffer.from(visitorElement(visitor));
  const cart = Buffer.from(renderToString(<CartCount count={visitor.cartCount} />));
  const head = page.indexOf(END_OF_HEAD);
  const parts = [page.subarray(0, head), data];
  let from = head;
  for (let at = page.indexOf(EMPTY_CART, from); at !== -1; at = page.indexOf(EMPTY_CART, from)) {
    parts.push(page.subarray(from, at), cart);
    from = at + EMPTY_CART.length;
  }
  return Buffer.concat([...parts, page.subarray(from)]);
}
