import type { CartLine } from '../../domain/selling/cart/cart.queries.server';
import { lineProblem } from '../../domain/selling/cart/cart.rules';
import { licenceRequired } from '../../domain/goods/licenses/license.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { productPicture } from '../catalog/product-picture';
import { icon } from '../icon/icon';
import { markup, type Markup } from '../markup/markup';
import { whyThisPrice } from '../prices/why-this-price';

/** What a button of a line asks for. */
export type LineIntent = 'decrease' | 'increase' | 'remove';

/** The form that the buttons of one intent send, whichever line they stand in. */
export function formOf(intent: LineIntent): string {
  return `cart-${intent}`;
}

/** The form of a line's quantity. */
export function quantityFormOf(productId: number): string {
  return `quantity-${productId}-form`;
}

/** A line of the cart as an item of its list. */
export function cartLine(line: CartLine): Markup {
  const { productId, name, nextPrice } = line;
  return markup`
    <li class="cart-line" data-key="${productId}">
      ${productPicture(line.image, { isEager: true, sizes: '8rem' })}
      <div class="cart-line__body">
        <h2 class="cart-line__name"><a href="${paths.product(line.slug)}">${name}</a></h2>
        <p class="small muted">
          <span class="part-number">${line.sku}</span> · ${formatMoney(line.unitPriceCents)} each
          ${line.listPriceCents > line.unitPriceCents && markup` <s>${formatMoney(line.listPriceCents)}</s>`}
        </p>
        ${
          nextPrice !== undefined &&
          markup`
            <p class="small">
              ${formatMoney(nextPrice.unitPriceCents)} each from ${nextPrice.minQuantity} on
            </p>`
        }
        ${whyThisPrice(line)}
        ${!line.isAvailable && markup`<p class="small field__error">${problemOf(line)}</p>`}
        ${quantityForms(line)}
      </div>
      <p class="cart-line__total">${formatMoney(line.totalCents)}</p>
    </li>`;
}

/** Why a line cannot be ordered, and what to do about it. */
function problemOf(line: CartLine): Markup {
  const { name, stockQuantity, isSold, needsLicence } = line;
  if (!needsLicence || !isSold || stockQuantity <= 0) return markup`${lineProblem(line)}`;
  return markup`
    <span>
      ${licenceRequired(name)} Remove it to order the rest, or see${' '}
      <a class="link" href="${paths.accountDocuments()}">your licences</a>.
    </span>`;
}

function quantityForms(line: CartLine): Markup {
  const { productId, name, quantity } = line;
  const id = `quantity-${productId}`;
  return markup`
    <div class="cart-line__forms">
      ${stepButton(line, 'decrease')}
      <form method="post" action="${paths.cart()}" class="cart-line__quantity" id="${quantityFormOf(productId)}">
        <input type="hidden" name="intent" value="setQuantity"/>
        <input type="hidden" name="productId" value="${productId}"/>
        <label class="sr-only" for="${id}">Quantity of ${name}</label>
        <input class="input" type="text" id="${id}" name="quantity" value="${quantity}" inputmode="numeric"
          ${' '}autocomplete="off"/>
      </form>
      ${stepButton(line, 'increase')}
      <button type="submit" class="btn btn--small cart-line__update" form="${quantityFormOf(productId)}">Update</button>
      <button type="submit" class="btn btn--small btn--plain" form="${formOf('remove')}" name="productId"
        ${' '}value="${productId}">
        ${icon('trash-2')}Remove<span class="sr-only"> ${name}</span>
      </button>
    </div>`;
}

function stepButton(line: CartLine, intent: 'increase' | 'decrease'): Markup {
  const isMinus = intent === 'decrease';
  const isDisabled = !isMinus && (line.needsLicence || line.quantity >= line.stockQuantity);
  return markup`
    <button type="submit" class="icon-btn" form="${formOf(intent)}" name="productId" value="${line.productId}"
      ${isDisabled && markup` disabled=""`} aria-label="${isMinus ? 'One fewer' : 'One more'} ${line.name}">
      ${icon(isMinus ? 'minus' : 'plus')}
    </button>`;
}
