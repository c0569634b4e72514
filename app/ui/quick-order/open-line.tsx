import { Link } from '@remix-run/react';

import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import { formatUnit } from '../../domain/goods/catalog/unit.rules';
import {
  countProducts,
  getSuggestion,
  type CheckedLine,
  type LineChoice,
} from '../../domain/selling/quick-order/quick-order.rules';
import type { ReviewedLine } from '../../domain/selling/quick-order/review-list.queries.server';
import { MISSING_QUANTITY } from '../../domain/selling/quick-order/quick-order-lines.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { LicenseNote } from '../catalog/license-note';
import { PartNumbers } from '../catalog/part-numbers';
import { StockBadge } from '../catalog/product-badges';
import { ProductPicture } from '../catalog/product-picture';
import { formatNumber } from '../grouped';
import { Icon } from '../icon/icon';
import { getProblemId, getQuantityProblemId, QuantityField, RemoveButton } from './line-fields';
import { MergedNote } from './merged-note';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** An unresolved line: its text, its problem, and possible products. */
export function OpenLine({ standing, ...reviewed }: ReviewedLine & { standing: LicenseStanding }) {
  const { line, id } = reviewed;
  const { merged } = reviewed;
  const { quantity } = line;
  const suggestion = getSuggestion(line);
  // A choice is a question, not an error.
  const isQuestion = line.status === 'short' || line.choices.length > 0;
  return (
    <fieldset className="open-line panel">
      <legend className="part-number">
        {line.typed.text === '' ? t`Quantity ${quantity}` : line.typed.text}
      </legend>
      {line.status === 'licence-required' ? (
        <div id={getProblemId(id)}>
          <LicenseNote standing={standing} backTo={paths.quickOrder()} />
        </div>
      ) : (
        <p className={isQuestion ? 'open-line__question' : 'field__error'} id={getProblemId(id)}>
          <Icon name={isQuestion ? 'circle-question-mark' : 'circle-alert'} />
          {line.sentence}
        </p>
      )}
      {line.quantityProblem !== undefined && (
        <p className="field__error" id={getQuantityProblemId(id)}>
          <Icon name="circle-alert" />
          {line.quantityProblem}
        </p>
      )}
      {line.product !== undefined && (
        <p>
          {line.product.name} <PartNumbers of={line.product} />
          <span className="small muted">{formatMoney(line.product.unitPriceCents)}</span>{' '}
          <StockBadge {...line.product} withQuantity />
          {merged.length > 0 && <MergedNote quantities={merged} />}
          {line.status === 'out-of-stock' && (
            <Link className="link small block" to={paths.product(line.product.slug)} discover="none">
              <Trans>Alternatives, or an email when it’s back</Trans>
            </Link>
          )}
        </p>
      )}
      {line.choices.length > 0 && (
        <div className="stack stack--close">
          {smallestFirst(line.choices).map((choice, index, choices) => (
            <ChoiceOption
              key={`${choice.product.id} ${choice.quantity}`}
              {...{ choice, line, id, isSuggested: choice === suggestion }}
              isSameProduct={choice.product.id === choices[index - 1]?.product.id}
            />
          ))}
          <label className="check">
            <input type="radio" name={`choice-${id}`} value="" />
            <span>{nameRefusal(line)}</span>
          </label>
        </div>
      )}
      <div className="open-line__fields">
        {line.product === undefined && (
          <label className="field">
            <span className="small muted">
              <Trans>Part number</Trans>
            </span>
            <input type="hidden" name={`shown-part-${id}`} value={line.part} />
            <input
              type="text"
              className="input part-number"
              name={`part-${id}`}
              defaultValue={line.part}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </label>
        )}
        <div className="field">
          <span className="small muted" aria-hidden="true">
            <Trans>Quantity</Trans>
          </span>
          <QuantityField {...reviewed} />
        </div>
        {line.status === 'short' && line.product !== undefined && (
          <button
            type="submit"
            className="btn btn--small"
            name={`choice-${id}`}
            value={`${line.orderable}|${line.product.id}`}
          >
            <Icon name="check" />
            <Trans>
              Order {formatNumber(line.orderable)}
              <span className="sr-only"> of {line.product.sku}</span>
            </Trans>
          </button>
        )}
        {line.status === 'not-found' && line.part !== '' && (
          <Link className="btn btn--small" to={paths.products({ q: line.part })} discover="none">
            <Icon name="search" />
            <Trans>Search the catalog</Trans>
          </Link>
        )}
        <RemoveButton {...reviewed} />
      </div>
    </fieldset>
  );
}

/** How many of one product: the smaller order first, which costs less if it is taken by mistake. */
function smallestFirst(choices: readonly LineChoice[]): readonly LineChoice[] {
  if (countProducts(choices) > 1) return choices;
  return [...choices].sort((one, other) => Number(one.quantity) - Number(other.quantity));
}

function nameRefusal({ asks, choices }: CheckedLine): string {
  if (asks === 'quantity') return t`Another quantity`;
  return choices.length > 1 ? t`None of these` : t`Another part`;
}

interface ChoiceOptionProps {
  choice: LineChoice;
  line: CheckedLine;
  id: number;
  isSuggested: boolean;
  /** The product of the choice above: only the quantity differs. */
  isSameProduct: boolean;
}

function ChoiceOption({ choice, line, id, isSuggested, isSameProduct }: ChoiceOptionProps) {
  const { product, quantity } = choice;
  const unit = formatUnit(product);
  const differs = line.choices.some((other) => other.quantity !== line.quantity);
  // '2 EA' of what is sold by the pack isn't a number of packs yet.
  const isCounted = quantity !== MISSING_QUANTITY && !/\p{L}/u.test(quantity);
  // How much is ordered of what is sold by the pack, which a list may have meant by the piece.
  const counted = !line.hasBadQuantity && /^\d+$/.test(quantity) ? Number(quantity) : 0;
  // What is sold by the pack says its total, and what that is made of.
  const isByUnit = unit !== '' && counted > 0;
  const stock = product.stockQuantity;
  const saysQuantity = isCounted && (line.asks === 'quantity' || differs);
  return (
    <label className="check">
      <input
        type="radio"
        name={`choice-${id}`}
        value={`${quantity}|${product.id}`}
        defaultChecked={isSuggested}
      />
      <ProductPicture src={product.image} alt="" sizes="4rem" loading="lazy" />
      <span className="open-line__choice">
        <span>
          {saysQuantity && <strong>{quantity || 1} x </strong>}
          {product.name}{' '}
          {!isSameProduct && (
            <span className="small muted block">
              <PartNumbers of={product} />
              {product.isRestricted && t`License required`}
            </span>
          )}
        </span>{' '}
        <span>
          <b>{formatMoney((isByUnit ? counted : 1) * product.unitPriceCents)}</b>{' '}
          {unit !== '' && (
            <span className="small muted">{isByUnit ? describeUnits(counted, unit, product) : unit}</span>
          )}
        </span>{' '}
        <span>
          {!isSameProduct && <StockBadge {...product} withQuantity />}{' '}
          {stock > 0 && counted > stock && <span className="small unbroken">{t`Only ${stock} left.`}</span>}
        </span>
      </span>
    </label>
  );
}

/** '10 x Box of 50 (500 pieces), $18.95 each', so that no one takes boxes for pieces. */
function describeUnits(count: number, unit: string, product: LineChoice['product']): string {
  const price = formatMoney(product.unitPriceCents);
  const pieces = formatNumber(count * product.packSize);
  const units = `${formatNumber(count)} x ${unit}`;
  const counted = product.packSize > 1 ? t`${units} (${pieces} pieces)` : units;
  return count > 1 ? t`${counted}, ${price} each` : counted;
}
