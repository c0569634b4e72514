import { Form, useSubmit } from '@remix-run/react';
import type { FocusEvent, FormEvent } from 'react';

import type { CartLine } from '../../domain/cart/cart.queries.server';
import { lineProblem } from '../../domain/cart/cart.rules';
import { licenceRequired } from '../../domain/licences/licence.rules';
import { formatMoney } from '../../domain/shared/money.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { WhyThisPrice } from '../prices/why-this-price';
import { useHydrated } from '../use-hydrated';
import { ProductPicture } from '../catalogue/product-picture';
import { PageLink } from '../page-link';

/** What a button of a line asks for. */
type LineIntent = 'decrease' | 'increase' | 'remove';

/**
 * The lines of the cart, each with minus, plus, a quantity and remove. A cart may have hundreds: the buttons of all lines
 * share a form for each intent, and the list listens for the quantities of all of them.
 */
export function CartLines({ lines }: { lines: CartLine[] }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const submitQuantity = (event: FormEvent<HTMLUListElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    submit(event.target);
  };
  const submitIfChanged = ({ target }: FocusEvent<HTMLUListElement>) => {
    if (target instanceof HTMLInputElement && target.value !== target.defaultValue) submit(target.form);
  };
  return (
    <>
      <LineForm intent="decrease" label="One fewer" />
      <LineForm intent="increase" label="One more" />
      <LineForm intent="remove" label="Remove" />
      <ul className="cart-lines" onSubmit={submitQuantity} onBlur={submitIfChanged}>
        {lines.map((line) => (
          <li key={line.productId} className="cart-line">
            <ProductPicture src={line.image} alt="" sizes="8rem" />
            <div className="cart-line__body">
              <h2 className="cart-line__name">
                <PageLink to={paths.product(line.slug)}>{line.name}</PageLink>
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
              <QuantityForms line={line} hydrated={hydrated} />
            </div>
            <p className="cart-line__total">{formatMoney(line.totalCents)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why a line cannot be ordered, and what to do about it. */
function LineProblem({ line }: { line: CartLine }) {
  const { name, stockQuantity, isSold, needsLicence } = line;
  if (!needsLicence || !isSold || stockQuantity <= 0) return lineProblem(line);
  return (
    <span>
      {licenceRequired(name)} Remove it to order the rest, or see{' '}
      <PageLink className="link" to={paths.accountDocuments()}>
        your licences
      </PageLink>
      .
    </span>
  );
}

/** What the buttons of one intent send, whichever line they stand in. */
function LineForm({ intent, label }: { intent: LineIntent; label: string }) {
  return (
    <Form method="post" action={paths.cart()} id={formOf(intent)}>
      <input type="hidden" name="intent" value={intent} />
      {/* A form has a button of its own; this one is never shown. */}
      <button type="submit" className="hidden" tabIndex={-1}>
        {label}
      </button>
    </Form>
  );
}

function formOf(intent: LineIntent): string {
  return `cart-${intent}`;
}

function QuantityForms({ line, hydrated }: { line: CartLine; hydrated: boolean }) {
  const id = `quantity-${line.productId}`;
  return (
    <div className="cart-line__forms">
      <StepButton line={line} intent="decrease" />
      <form method="post" action={paths.cart()} className="cart-line__quantity" id={`${id}-form`}>
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
        />
      </form>
      <StepButton line={line} intent="increase" />
      {!hydrated && (
        <button type="submit" className="btn btn--small" form={`${id}-form`}>
          Update
        </button>
      )}
      <button
        type="submit"
        className="btn btn--small btn--plain"
        form={formOf('remove')}
        name="productId"
        value={line.productId}
      >
        <Icon name="trash-2" />
        Remove<span className="sr-only"> {line.name}</span>
      </button>
    </div>
  );
}

function StepButton({ line, intent }: { line: CartLine; intent: 'increase' | 'decrease' }) {
  const isMinus = intent === 'decrease';
  return (
    <button
      type="submit"
      className="icon-btn"
      form={formOf(intent)}
      name="productId"
      value={line.productId}
      disabled={!isMinus && (line.needsLicence || line.quantity >= line.stockQuantity)}
      aria-label={`${isMinus ? 'One fewer' : 'One more'} ${line.name}`}
    >
      <Icon name={isMinus ? 'minus' : 'plus'} />
    </button>
  );
}
