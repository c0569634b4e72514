import { isFound } from '../../domain/selling/quick-order/quick-order.rules';
import type { ReviewedLine } from '../../domain/selling/quick-order/review-list.queries.server';
import { Icon } from '../icon/icon';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** Id of a line's error, for `aria-describedby`. */
export function getProblemId(id: number): string {
  return `line-${id}-problem`;
}

/** Id of what is wrong with a line's quantity, where its product is open, too. */
export function getQuantityProblemId(id: number): string {
  return `line-${id}-quantity-problem`;
}

/** Ids of everything that is said about a line's quantity. */
function describeQuantity({ line, id }: ReviewedLine): string | undefined {
  if (isFound(line)) return undefined;
  return line.quantityProblem === undefined
    ? getProblemId(id)
    : `${getProblemId(id)} ${getQuantityProblemId(id)}`;
}

/** The quantity of a line, with the one that the page was rendered with. */
export function QuantityField(reviewed: ReviewedLine) {
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

/** Removes a line from the list. */
export function RemoveButton({ line, id }: ReviewedLine) {
  return (
    <button type="submit" className="btn btn--small btn--plain" name="intent" value={`remove-${id}`}>
      <Icon name="trash-2" />
      <span className="btn__text">
        <Trans>Remove</Trans>
      </span>
      <span className="sr-only"> {line.product?.sku ?? line.typed.text}</span>
    </button>
  );
}
