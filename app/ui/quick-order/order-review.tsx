import { Form, Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import { formatChoice, getHiddenFields } from '../../domain/selling/quick-order/quick-order-form.rules';
import {
  isFound,
  sumLines,
  type CheckedLine,
  type LineChoice,
} from '../../domain/selling/quick-order/quick-order.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { LicenseNote } from '../catalog/license-note';
import { Icon } from '../icon/icon';
import { useHydrated } from '../use-hydrated';
import { PartNumbers } from '../catalog/part-numbers';

interface OrderReviewProps {
  lines: CheckedLine[];
  /** The buyer's license status. */
  standing: LicenseStanding;
  /** URL of these lines, to return to after sign-in. */
  backTo: string;
  /** Identifies the page, so that its list is added to the cart once. */
  batch: string;
  notices: string[];
  problem: string | undefined;
}

type NumberedLine = { line: CheckedLine; index: number };

/** The recognized lines, before anything is added to the cart. */
export function OrderReview({ lines, standing, backTo, batch, notices, problem }: OrderReviewProps) {
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const sum = sumLines(lines);
  const numbered = lines.map((line, index): NumberedLine => ({ line, index }));
  const open = numbered.filter(({ line }) => !isFound(line));
  const found = numbered.filter(({ line }) => isFound(line));
  useEffect(() => heading.current?.focus(), [batch]);

  return (
    <Form
      method="post"
      action={paths.quickOrder()}
      className="quick-order"
      key={batch}
      data-hydrated={hydrated}
      noValidate
    >
      <input type="hidden" name="batch" value={batch} />
      {/* The first button of a form is the one that Enter presses: never one that removes a line. */}
      <button type="submit" className="sr-only" name="intent" value="check" tabIndex={-1} aria-hidden="true">
        Check again
      </button>
      {notices.length > 0 && (
        <div className="notice notice--good">
          <ul className="stack stack--close">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </div>
      )}
      {problem !== undefined && (
        <div className="error-summary" role="alert">
          <h2>There is a problem</h2>
          <p>{problem}</p>
        </div>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {summarize(sum.found, sum.open)}
      </h2>
      {open.length > 0 && (
        <section className="stack" aria-labelledby="open-lines">
          <h3 id="open-lines">Needs review</h3>
          {open.map((one) => (
            <OpenLine key={one.index} {...one} license={{ standing, backTo }} />
          ))}
        </section>
      )}
      {found.length > 0 && <FoundLines lines={found} totalCents={sum.totalCents} units={sum.units} />}
      <details className="panel">
        <summary className="semibold">Add more lines</summary>
        <div className="field space-above">
          <label className="field__label" htmlFor="more-lines">
            One part per line
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
        {found.length > 0 && (
          <button type="submit" className="btn btn--primary" name="intent" value="add">
            <Icon name="shopping-cart" />
            {open.length === 0
              ? 'Add all to cart'
              : `Add ${found.length} ${found.length === 1 ? 'line' : 'lines'} to cart`}{' '}
            · {formatMoney(sum.totalCents)}
          </button>
        )}
        <button
          type="submit"
          className={found.length > 0 ? 'btn' : 'btn btn--primary'}
          name="intent"
          value="check"
        >
          <Icon name="refresh-cw" />
          Check again
        </button>{' '}
        <Link className="btn btn--plain" to={paths.quickOrder()} reloadDocument>
          Start over
        </Link>
      </div>
      {open.length > 0 && found.length > 0 && (
        <p className="small muted">Lines that need review stay on this page.</p>
      )}
    </Form>
  );
}

function summarize(found: number, open: number): string {
  const parts = [
    found > 0 || open === 0 ? `${found} ready` : '',
    open > 0 ? `${open} ${open === 1 ? 'needs' : 'need'} review` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Id of a line's error, for `aria-describedby`. */
function getProblemId(index: number): string {
  return `line-${index}-problem`;
}

function QuantityField({ line, index }: NumberedLine) {
  const name = line.product?.sku ?? `line ${index + 1}`;
  return (
    <input
      type="text"
      className="input order-rows__quantity"
      name={`quantity-${index}`}
      defaultValue={line.quantity}
      aria-label={`Quantity of ${name}`}
      aria-invalid={line.hasBadQuantity || undefined}
      aria-describedby={isFound(line) ? undefined : getProblemId(index)}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

function RemoveButton({ line, index }: NumberedLine) {
  return (
    <button type="submit" className="btn btn--small btn--plain" name="intent" value={`remove-${index}`}>
      <Icon name="trash-2" />
      Remove<span className="sr-only"> {line.product?.sku ?? line.typed.text}</span>
    </button>
  );
}

/** Hidden fields that submit a line as it was understood. */
function HiddenFields({ line, index }: NumberedLine) {
  return Object.entries(getHiddenFields(line, index)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface OpenLineProps extends NumberedLine {
  license: { standing: LicenseStanding; backTo: string };
}

/** An unresolved line: its text, its problem, and possible products. */
function OpenLine({ line, index, license }: OpenLineProps) {
  const isKnown = line.product !== undefined;
  return (
    <fieldset className="open-line panel">
      <legend className="part-number">
        {line.typed.text === '' ? `Quantity ${line.quantity}` : line.typed.text}
      </legend>
      {line.status === 'licence-required' ? (
        <div id={getProblemId(index)}>
          <LicenseNote {...license} />
        </div>
      ) : (
        <p className="field__error" id={getProblemId(index)}>
          <Icon name="circle-alert" />
          {line.sentence}
        </p>
      )}
      {line.product !== undefined && (
        <p>
          {line.product.name} <PartNumbers of={line.product} />
        </p>
      )}
      {line.choices.length > 0 && (
        <div className="stack stack--close">
          {line.choices.map((choice) => (
            <ChoiceOption key={`${choice.product.id} ${choice.quantity}`} {...{ choice, line, index }} />
          ))}
          <label className="check">
            <input type="radio" name={`choice-${index}`} value="" defaultChecked />
            <span>None of these</span>
          </label>
        </div>
      )}
      <div className="open-line__fields">
        <HiddenFields line={line} index={index} />
        {!isKnown && (
          <label className="field">
            <span className="small muted">Part number</span>
            <input
              type="text"
              className="input part-number"
              name={`part-${index}`}
              defaultValue={line.part}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </label>
        )}
        <div className="field">
          <span className="small muted" aria-hidden="true">
            Quantity
          </span>
          <QuantityField line={line} index={index} />
        </div>
        <RemoveButton line={line} index={index} />
      </div>
    </fieldset>
  );
}

function ChoiceOption({ choice, line, index }: NumberedLine & { choice: LineChoice }) {
  const { product, quantity } = choice;
  const differs = quantity !== line.quantity;
  return (
    <label className="check">
      <input
        type="radio"
        name={`choice-${index}`}
        value={formatChoice(product.sku, differs ? quantity : '')}
      />
      <span>
        {differs && <strong>{quantity || 1} x </strong>}
        {product.name} <PartNumbers of={product} />{' '}
        <span className="small muted">
          {formatMoney(product.unitPriceCents)},{' '}
          {product.stockQuantity > 0 ? `${product.stockQuantity} in stock` : 'out of stock'}
          {product.isRestricted && ', license required'}
        </span>
      </span>
    </label>
  );
}

interface FoundLinesProps {
  lines: NumberedLine[];
  units: number;
  totalCents: number;
}

function FoundLines({ lines, units, totalCents }: FoundLinesProps) {
  return (
    <table className="table table--cards found-lines">
      <caption className="sr-only">Ready to order</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Quantity</th>
          <th scope="col" className="num">
            Price
          </th>
          <th scope="col" className="num">
            Total
          </th>
          <th scope="col">
            <span className="sr-only">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((one) => (
          <FoundLine key={one.index} {...one} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td data-label="Units">
            {units} {units === 1 ? 'unit' : 'units'}
          </td>
          <td />
          <td className="num" data-label="Total">
            <strong>{formatMoney(totalCents)}</strong>
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function FoundLine({ line, index }: NumberedLine) {
  const { product } = line;
  if (product === undefined) return null;
  return (
    <tr>
      <th scope="row">
        <HiddenFields line={line} index={index} />
        {product.name} <PartNumbers of={product} />
        <FoundNotes line={line} />
      </th>
      <td data-label="Quantity">
        <QuantityField line={line} index={index} />
      </td>
      <td className="num" data-label="Price">
        {formatMoney(product.unitPriceCents)}
      </td>
      <td className="num" data-label="Total">
        {formatMoney(line.totalCents)}
      </td>
      <td>
        <RemoveButton line={line} index={index} />
      </td>
    </tr>
  );
}

function toPlain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function FoundNotes({ line }: { line: CheckedLine }) {
  const notes = [
    line.sentence,
    line.numbers.length > 1 ? `Combined from ${line.numbers.length} lines.` : undefined,
    toPlain(line.typed.text).includes(toPlain(line.part)) ? undefined : `You entered “${line.typed.text}”.`,
  ].filter((note) => note !== undefined);
  if (notes.length === 0) return null;
  return (
    <span className={line.sentence === undefined ? 'small muted block' : 'small found-lines__short block'}>
      {notes.join(' ')}
    </span>
  );
}
