import { renderToString } from 'react-dom/server';

import { ANONYMOUS, type Visitor } from '../../domain/base/sessions/visitor';
import { CartCount } from './cart-count';
import { visitorElement } from './visitor';

const EMPTY_CART = renderToString(<CartCount count={ANONYMOUS.cartCount} />);

/** Fills a page that was rendered for anonymous visitors with what it shows of this one. */
export function fillSlots(html: string, visitor: Visitor): string {
  const cart = renderToString(<CartCount count={visitor.cartCount} />);
  return html
    .replace('</head>', () => `${visitorElement(visitor)}</head>`)
    .replaceAll(EMPTY_CART, () => cart);
}
