import { Link } from '@remix-run/react';

import type { CartLine as Line } from '../../domain/selling/cart/cart.queries.server';
import { findLineProblem, parseQuantity, type RefusedLine } from '../../domain/selling/cart/cart.rules';
import { formatUnit } from '../../domain/goods/catalog/unit.rules';
import { describeRequiredLicense } from '../../domain/goods/licenses/license.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { Rating, StockBadge } from '../catalog/product-badges';
import { ProductPicture } from '../catalog/product-picture';
import { ProductUnit } from '../catalog/product-unit';
import { Icon } from '../icon/icon';
import { LineQuantity } from './line-quantity';
import { NextPrice } from '../prices/next-price';
import { WhyThisPrice } from '../prices/price-details';
import { PartNumbers } from '../catalog/part-numbers';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface CartLinesProps {
  lines: readonly Line[];
  refused: readonly RefusedLine[];
  onLeave: (field: HTMLInputElement) => void;
}

export function CartLines({ lines, refused, onLeave }: CartLinesProps) {
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <CartLine
          key={line.productId}
          line={line}
          refused={refused.find(({ productId }) => productId === line.productId)}
          onLeave={onLeave}
        />
      ))}
    </ul>
  );
}

interface CartLineProps {
  line: Line;
  refused: RefusedLine | undefined;
  onLeave: (field: HTMLInputElement) => void;
}

function CartLine({ line, refused, onLeave }: CartLineProps) {
  const { name, nextPrice, productId } = line;
  return (
    <li className="cart-line cart-line--row">
      <ProductPicture src={line.image} alt="" sizes="9.5rem" />
      <div className="cart-line__about">
        <h2 className="cart-line__name">
          <Link to={paths.product(line.slug)} discover="none">
            {name}
          </Link>
        </h2>
        <PartNumbers of={line} />
        <p className="cart-line__facts small muted">
          <span>
            {formatMoney(line.unitPriceCents)}
            {formatUnit(line) === '' ? t` each` : <ProductUnit {...line} />}
            {line.listPriceCents > line.unitPriceCents && (
              <>
                {' '}
                <span className="sr-only">
                  <Trans>Regular price</Trans>{' '}
                </span>
                <s>{formatMoney(line.listPriceCents)}</s>
              </>
            )}
          </span>{' '}
          <Rating ratingTenths={line.ratingTenths} reviewCount={line.reviewCount} />{' '}
          {line.isAvailable && <StockBadge {...line} withQuantity />}
        </p>
        {nextPrice !== undefined && <NextPrice of={line} {...nextPrice} />}
        <WhyThisPrice offers={line.offers} name={name} />
        {!line.isAvailable && refused === undefined && (
          <p className="small field__error">
            <LineProblem line={line} />
          </p>
        )}
      </div>
      <div className="cart-line__forms">
        <span className="cart-line__steps">
          <StepButton line={line} step="decrease" />
          <LineQuantity line={line} refused={refused} onLeave={onLeave} />
          <StepButton line={line} step="increase" />
        </span>
        <p className="cart-line__total">{formatMoney(line.totalCents)}</p>
        <button
          type="submit"
          className="btn btn--small btn--plain cart-line__remove"
          name="intent"
          value={`remove-${productId}`}
        >
          <Icon name="trash-2" />
          <span>
            <Trans>Remove</Trans>
          </span>
          <span className="sr-only"> {name}</span>
        </button>
        {refused !== undefined && (
          <p className="cart-line__refused field__error" role="alert">
            <Icon name="circle-alert" />
            <span>
              <span id={`quantity-${productId}-error`}>{refused.problem}</span>{' '}
              <QuoteLink line={line} quantity={parseQuantity(refused.typed)} />
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

/** Why a line can't be ordered, and how to fix it. */
function LineProblem({ line }: { line: Line }) {
  const { name, stockQuantity, isSold, needsLicense } = line;
  if (!needsLicense || !isSold || stockQuantity <= 0)
    return (
      <span>
        {findLineProblem(line)} <QuoteLink line={line} quantity={line.quantity} />
      </span>
    );
  return (
    <span>
      {describeRequiredLicense(name)}{' '}
      <Trans>
        Remove it to check out, or see{' '}
        <Link className="link" to={paths.accountDocuments()} discover="none">
          your licenses
        </Link>
        .
      </Trans>
    </span>
  );
}

/** Leads on where the buyer wants more of a product than there is. */
function QuoteLink({ line, quantity = 0 }: { line: Line; quantity: number | undefined }) {
  const { slug, name, isSold, needsLicense, stockQuantity } = line;
  if (!isSold || needsLicense || quantity <= stockQuantity) return null;
  return (
    <Link className="link" to={paths.quote({ product: slug, quantity })} discover="none">
      <Trans>
        Request a quote<span className="sr-only"> for {name}</span>
      </Trans>
    </Link>
  );
}

function StepButton({ line, step }: { line: Line; step: 'increase' | 'decrease' }) {
  const isMinus = step === 'decrease';
  const { name } = line;
  return (
    <button
      type="submit"
      className="icon-btn"
      name="intent"
      value={`${step}-${line.productId}`}
      disabled={!isMinus && (line.needsLicense || line.quantity >= line.stockQuantity)}
    >
      <Icon name={isMinus ? 'minus' : 'plus'} />
      <span className="sr-only">
        {isMinus ? t`Decrease quantity of ${name}` : t`Increase quantity of ${name}`}
      </span>
    </button>
  );
}
