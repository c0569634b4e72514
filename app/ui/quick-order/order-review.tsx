import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import { formatUnit } from '../../domain/goods/catalog/unit.rules';
import {
  getSuggestion,
  isFound,
  type CheckedLine,
  type LineChoice,
} from '../../domain/selling/quick-order/quick-order.rules';
import type { ListReview, ReviewedLine } from '../../domain/selling/quick-order/review-list.queries.server';
import { MISSING_QUANTITY } from '../../domain/selling/quick-order/quick-order-lines.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { LicenseNote } from '../catalog/license-note';
import { formatNumber } from '../grouped';
import { Icon } from '../icon/icon';
import { Pager } from '../pager';
import { useHydrated } from '../use-hydrated';
import { PartNumbers } from '../catalog/part-numbers';
import { Plural, Trans } from '~/i18n/trans';
import { plural, t } from '~/i18n/text';

interface OrderReviewProps extends ListReview {
  /** Identifies the list and its state, so that it is added to the cart once. */
  list: { id: string; revision: number };
  problem: string | undefined;
}

/** The recognized lines, before anything is added to the cart. */
export function OrderReview({ list, open, found, sum, page, standing, problem }: OrderReviewProps) {
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = `${list.id} ${list.revision} ${page.page}`;
  const pageQuery = page.page > 1 ? { page: page.page } : {};
  const suggestions = open.filter(({ line }) => getSuggestion(line) !== undefined).length;
  useEffect(() => heading.current?.focus(), [state]);

  return (
    <Form
      method="post"
      action={paths.quickOrder(pageQuery)}
      className="quick-order"
      key={state}
      data-hydrated={hydrated}
      noValidate
    >
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="revision" value={list.revision} />
      {/* The first button of a form is the one that Enter presses: never one that removes a line. */}
      <button type="submit" className="sr-only" name="intent" value="check" tabIndex={-1} aria-hidden="true">
        <Trans>Check again</Trans>
      </button>
      {problem !== undefined && (
        <div className="error-summary" role="alert">
          <h2>
            <Trans>There is a problem</Trans>
          </h2>
          <p>{problem}</p>
        </div>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {summarize(sum.found, sum.open)}
      </h2>
      {open.length > 0 && (
        <section className="stack" aria-labelledby="open-lines">
          <h3 id="open-lines">
            <Trans>Needs review</Trans>
          </h3>
          {open.length < sum.open && (
            <p className="small muted">
              <Trans>
                {formatNumber(open.length)} of {formatNumber(sum.open)} on this page
              </Trans>
            </p>
          )}
          {suggestions > 0 && (
            <p>
              <button type="submit" className="btn" name="intent" value="accept">
                <Icon name="check" />
                <Trans>Accept all suggestions</Trans>
              </button>
            </p>
          )}
          {open.map((one) => (
            <OpenLine key={one.id} {...one} standing={standing} />
          ))}
        </section>
      )}
      {found.length > 0 && <FoundLines lines={found} sum={sum} />}
      <Pager page={page} hrefOf={(number) => paths.quickOrder(number > 1 ? { page: number } : {})} />
      <details className="panel">
        <summary className="semibold">
          <Trans>Add more lines</Trans>
        </summary>
        <div className="field space-above">
          <label className="field__label" htmlFor="more-lines">
            <Trans>One part per line</Trans>
          </label>
          <textarea
            className="textarea quick-order__text"
            id="more-lines"
            name="text"
            rows={4}
            spellCheck={false}
          />
        </div>
      </details>
      <div className="quick-order__actions">
        {sum.found > 0 && (
          <button type="submit" className="btn btn--primary" name="intent" value="add">
            <Icon name="shopping-cart" />
            {sum.open === 0
              ? t`Add all to cart`
              : plural(sum.found, { one: 'Add # line to cart', other: 'Add # lines to cart' })}{' '}
            · {formatMoney(sum.totalCents)}
          </button>
        )}
        <button
          type="submit"
          className={sum.found > 0 ? 'btn' : 'btn btn--primary'}
          name="intent"
          value="check"
        >
          <Icon name="refresh-cw" />
          <Trans>Check again</Trans>
        </button>
      </div>
      <p className="small muted">
        {sum.open > 0 && sum.found > 0 && (
          <>
            <Trans>Lines that need review stay on this page.</Trans>{' '}
          </>
        )}
        <Trans>This list is saved for later.</Trans>{' '}
        <button type="submit" className="btn btn--plain" name="intent" value="startOver">
          <Trans>Start over</Trans>
        </button>
      </p>
    </Form>
  );
}

function summarize(found: number, open: number): string {
  const parts = [
    found > 0 || open === 0 ? plural(found, { one: '# ready', other: '# ready' }) : '',
    open > 0 ? plural(open, { one: '# needs review', other: '# need review' }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Id of a line's error, for `aria-describedby`. */
function getProblemId(id: number): string {
  return `line-${id}-problem`;
}

/** Id of what is wrong with a line's quantity, where its product is open, too. */
function getQuantityProblemId(id: number): string {
  return `line-${id}-quantity-problem`;
}

/** Ids of everything that is said about a line's quantity. */
function describeQuantity({ line, id }: ReviewedLine): string | undefined {
  if (isFound(line)) return undefined;
  return line.quantityProblem === undefined
    ? getProblemId(id)
    : `${getProblemId(id)} ${getQuantityProblemId(id)}`;
}

function QuantityField(reviewed: ReviewedLine) {
  const { line, id } = reviewed;
  const { text } = line.typed;
  const name = line.product?.sku ?? t`“${text}”`;
  return (
    <>
      <input type="hidden" name={`shown-quantity-${id}`} value={line.quantity} />
      <input
        type="text"
        className="input order-rows__quantity"
        name={`quantity-${id}`}
        defaultValue={line.quantity}
        aria-label={t`Quantity of ${name}`}
        aria-invalid={line.hasBadQuantity || undefined}
        aria-describedby={describeQuantity(reviewed)}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

function RemoveButton({ line, id }: ReviewedLine) {
  return (
    <button type="submit" className="btn btn--small btn--plain" name="intent" value={`remove-${id}`}>
      <Icon name="trash-2" />
      <Trans>Remove</Trans>
      <span className="sr-only"> {line.product?.sku ?? line.typed.text}</span>
    </button>
  );
}

/** An unresolved line: its text, its problem, and possible products. */
function OpenLine({ standing, ...reviewed }: ReviewedLine & { standing: LicenseStanding }) {
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
          {merged > 1 && <span className="small muted block">{t`Combined from ${merged} lines.`}</span>}
        </p>
      )}
      {line.choices.length > 0 && (
        <div className="stack stack--close">
          {line.choices.map((choice) => (
            <ChoiceOption
              key={`${choice.product.id} ${choice.quantity}`}
              {...{ choice, line, id, isSuggested: choice === suggestion }}
            />
          ))}
          <label className="check">
            <input type="radio" name={`choice-${id}`} value="" defaultChecked={suggestion === undefined} />
            <span>{line.asks === 'quantity' ? t`Another quantity` : t`None of these`}</span>
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
        <RemoveButton {...reviewed} />
      </div>
    </fieldset>
  );
}

interface ChoiceOptionProps {
  choice: LineChoice;
  line: CheckedLine;
  id: number;
  isSuggested: boolean;
}

function ChoiceOption({ choice, line, id, isSuggested }: ChoiceOptionProps) {
  const { product, quantity } = choice;
  const { stockQuantity } = product;
  const unit = formatUnit(product);
  const differs = line.choices.some((other) => other.quantity !== line.quantity);
  const saysQuantity = quantity !== MISSING_QUANTITY && (line.asks === 'quantity' || differs);
  return (
    <label className="check">
      <input
        type="radio"
        name={`choice-${id}`}
        value={`${quantity}|${product.id}`}
        defaultChecked={isSuggested}
      />
      <span>
        {saysQuantity && <strong>{quantity || 1} x </strong>}
        {product.name}{' '}
        <span className="small muted block">
          <PartNumbers of={product} />
          {unit !== '' && `${unit}, `}
          {formatMoney(product.unitPriceCents)},{' '}
          {stockQuantity > 0 ? t`${stockQuantity} in stock` : t`out of stock`}
          {product.isRestricted && t`, license required`}
        </span>
      </span>
    </label>
  );
}

interface FoundLinesProps {
  lines: ReviewedLine[];
  sum: ListReview['sum'];
}

function FoundLines({ lines, sum: { found, units, totalCents } }: FoundLinesProps) {
  return (
    <table className="table table--cards found-lines">
      <caption className="sr-only">
        <Trans>Ready to order</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Product</Trans>
          </th>
          <th scope="col">
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Price</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Total</Trans>
          </th>
          <th scope="col">
            <span className="sr-only">
              <Trans>Remove</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((one) => (
          <FoundLine key={one.id} {...one} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Total</Trans>
          </th>
          <td data-label={t`Units`}>
            <Plural value={units} one="# unit" other="# units" />
            {lines.length < found && (
              <>
                {' '}
                <Plural value={found} one="of # product" other="of # products" />
              </>
            )}
          </td>
          <td />
          <td className="num" data-label={t`Total`}>
            <strong>{formatMoney(totalCents)}</strong>
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function FoundLine(reviewed: ReviewedLine) {
  const { line, id } = reviewed;
  const { product } = line;
  if (product === undefined) return null;
  const unit = formatUnit(product);
  return (
    <tr>
      <th scope="row">
        <input type="hidden" name={`found-${id}`} value="1" />
        {product.name} <PartNumbers of={product} />
        {unit !== '' && <span className="small muted block">{unit}</span>}
        <FoundNote {...reviewed} />
      </th>
      <td data-label={t`Quantity`}>
        <QuantityField {...reviewed} />
      </td>
      <td className="num" data-label={t`Price`}>
        {formatMoney(product.unitPriceCents)}
      </td>
      <td className="num" data-label={t`Total`}>
        {formatMoney(line.totalCents)}
      </td>
      <td>
        <RemoveButton {...reviewed} />
      </td>
    </tr>
  );
}

function toPlain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function FoundNote({ line, merged }: ReviewedLine) {
  const { text } = line.typed;
  const isSaid = toPlain(text).includes(toPlain(line.part));
  if (merged === 1 && isSaid) return null;
  return (
    <span className="small muted block">
      {merged > 1 ? t`Combined from ${merged} lines.` : t`You entered “${text}”.`}
    </span>
  );
}
