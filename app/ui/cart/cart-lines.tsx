import { Form, Link, useSubmit } from '@remix-run/react';

import type { CartLine } from '../../domain/cart/cart.queries.server';
import { lineProblem } from '../../domain/cart/cart.rules';
import { licenceRequired } from '../../domain/licences/licence.rules';
import { formatMoney } from '../../domain/shared/money.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { WhyThisPrice } from '../prices/why-this-price';
import { useHydrated } from '../use-hydrated';
import { ProductPicture } from '../catalogue/product-picture';

/** The lines of the cart, each with its own forms: minus, plus, a quantity and remove. */
export function CartLines({ lines }: { lines: CartLine[] }) {
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <li key={line.productId} className="cart-line">
          <ProductPicture src={line.image} alt="" sizes="8rem" />
          <div className="cart-line__body">
            <h2 className="cart-line__name">
              <Link to={paths.product(line.slug)}>{line.name}</Link>
            </h2>
            <p className="small muted">
              <span className="part-number">{line.sku}</span> · {formatMoney(line.unitPriceCents)} each
              {line.listPriceCents > line.unitPriceCents && (
                <>
                  {' '}
                  <s>{formatMoney(line.listPriceCents)}</s>
                </>
              )}
            </p>
            {line.nextPrice !== undefined && (
              <p className="small">
                {formatMoney(line.nextPrice.unitPriceCents)} each from {line.nextPrice.minQuantity} on
              </p>
            )}
            <WhyThisPrice offers={line.offers} name={line.name} />
            {!line.isAvailable && (
              <p className="small field__error">
                <LineProblem line={line} />
              </p>
            )}
            <QuantityForms line={line} />
          </div>
          <p className="cart-line__total">{formatMoney(line.totalCents)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Why a line cannot be ordered, and what to do about it. */
function LineProblem({ line }: { line: CartLine }) {
  const { name, stockQuantity, isSold, needsLicence } = line;
  if (!needsLicence || !isSold || stockQuantity <= 0) return lineProblem(line);
  return (
    <span>
      {licenceRequired(name)} Remove it to order the rest, or see{' '}
      <Link className="link" to={paths.accountDocuments()}>
        your licences
      </Link>
      .
    </span>
  );
}

function QuantityForms({ line }: { line: CartLine }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const id = `quantity-${line.productId}`;
  return (
    <div className="cart-line__forms">
      <StepButton line={line} intent="decrease" />
      <Form method="post" action={paths.cart()} className="cart-line__quantity" id={`${id}-form`}>
        <input type="hidden" name="intent" value="setQuantity" />
        <input type="hidden" name="productId" value={line.productId} />
        <label className="sr-only" htmlFor={id}>
          Quantity of {line.name}
        </label>
        <input
          className="input"
          type="text"
          id={id}
          name="quantity"
          key={line.quantity}
          defaultValue={line.quantity}
          inputMode="numeric"
          autoComplete="off"
          onBlur={(event) => {
            if (event.currentTarget.value !== String(line.quantity)) submit(event.currentTarget.form);
          }}
        />
      </Form>
      <StepButton line={line} intent="increase" />
      {!hydrated && (
        <button type="submit" className="btn btn--small" form={`${id}-form`}>
          Update
        </button>
      )}
      <Form method="post" action={paths.cart()}>
        <input type="hidden" name="productId" value={line.productId} />
        <button type="submit" className="btn btn--small btn--plain" name="intent" value="remove">
          <Icon name="trash-2" />
          Remove<span className="sr-only"> {line.name}</span>
        </button>
      </Form>
    </div>
  );
}

function StepButton({ line, intent }: { line: CartLine; intent: 'increase' | 'decrease' }) {
  const isMinus = intent === 'decrease';
  return (
    <Form method="post" action={paths.cart()}>
      <input type="hidden" name="productId" value={line.productId} />
      <button
        type="submit"
        className="icon-btn"
        name="intent"
        value={intent}
        disabled={!isMinus && (line.needsLicence || line.quantity >= line.stockQuantity)}
        aria-label={`${isMinus ? 'One fewer' : 'One more'} ${line.name}`}
      >
        <Icon name={isMinus ? 'minus' : 'plus'} />
      </button>
    </Form>
  );
}
