import { Form, Link } from '@remix-run/react';

import type { CartLine as Line } from '../../domain/selling/cart/cart.queries.server';
import { findLineProblem } from '../../domain/selling/cart/cart.rules';
import { describeRequiredLicense } from '../../domain/goods/licenses/license.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { Rating } from '../catalog/product-badges';
import { ProductPicture } from '../catalog/product-picture';
import { Icon } from '../icon/icon';
import { WhyThisPrice } from '../prices/price-details';
import { QuantityForm } from './quantity-form';
import { PartNumbers } from '../catalog/part-numbers';

interface CartLinesProps {
  lines: readonly Line[];
  refused: RefusedChange | undefined;
}

export function CartLines({ lines, refused }: CartLinesProps) {
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <CartLine key={line.productId} line={line} refused={refused} />
      ))}
    </ul>
  );
}

interface RefusedChange {
  refusedLine: number | undefined;
}

interface CartLineProps {
  line: Line;
  refused: RefusedChange | undefined;
}

function CartLine({ line, refused }: CartLineProps) {
  const { name, nextPrice } = line;
  return (
    <li className="cart-line">
      <ProductPicture src={line.image} alt="" sizes="8rem" />
      <div className="stack stack--close">
        <h2 className="cart-line__name">
          <Link to={paths.product(line.slug)} discover="none">
            {name}
          </Link>
        </h2>
        <p className="small muted">
          <PartNumbers of={line} /> · {formatMoney(line.unitPriceCents)} each
          {line.listPriceCents > line.unitPriceCents && (
            <>
              {' '}
              <span className="sr-only">Regular price </span>
              <s>{formatMoney(line.listPriceCents)}</s>
            </>
          )}
        </p>
        <Rating ratingTenths={line.ratingTenths} reviewCount={line.reviewCount} />
        {nextPrice !== undefined && (
          <p className="small">
            {formatMoney(nextPrice.unitPriceCents)} each for {nextPrice.minQuantity} or more
          </p>
        )}
        <WhyThisPrice offers={line.offers} name={name} />
        {!line.isAvailable && (
          <p className="small field__error">
            <LineProblem line={line} />
          </p>
        )}
        <div className="cart-line__forms">
          <StepForm line={line} intent="decrease" />
          <QuantityForm
            action={paths.cart()}
            {...line}
            refused={refused?.refusedLine === line.productId ? refused : undefined}
          />
          <StepForm line={line} intent="increase" />
          <Form method="post" action={paths.cart()}>
            <input type="hidden" name="productId" value={line.productId} />
            <button type="submit" className="btn btn--small btn--plain" name="intent" value="remove">
              <Icon name="trash-2" />
              Remove<span className="sr-only"> {name}</span>
            </button>
          </Form>
        </div>
      </div>
      <p className="cart-line__total">{formatMoney(line.totalCents)}</p>
    </li>
  );
}

/** Why a line can't be ordered, and how to fix it. */
function LineProblem({ line }: { line: Line }) {
  const { name, stockQuantity, isSold, needsLicense } = line;
  if (!needsLicense || !isSold || stockQuantity <= 0) return findLineProblem(line);
  return (
    <span>
      {describeRequiredLicense(name)} Remove it to check out, or see{' '}
      <Link className="link" to={paths.accountDocuments()} discover="none">
        your licenses
      </Link>
      .
    </span>
  );
}

function StepForm({ line, intent }: { line: Line; intent: 'increase' | 'decrease' }) {
  const isMinus = intent === 'decrease';
  return (
    <Form method="post" action={paths.cart()}>
      <input type="hidden" name="productId" value={line.productId} />
      <button
        type="submit"
        className="icon-btn"
        name="intent"
        value={intent}
        disabled={!isMinus && (line.needsLicense || line.quantity >= line.stockQuantity)}
      >
        <Icon name={isMinus ? 'minus' : 'plus'} />
        <span className="sr-only">
          {isMinus ? 'Decrease' : 'Increase'} quantity of {line.name}
        </span>
      </button>
    </Form>
  );
}
