import { useEffect, useRef } from 'react';

import { Trans } from '~/i18n/trans';

interface LineQuantityProps {
  line: { productId: number; name: string; quantity: number };
  /** What was typed and not saved; its problem stands in an element `quantity-ID-error`. */
  refused: { typed: string } | undefined;
  /** Saves the line, and remembers in `data-sent` what was sent. */
  onLeave: (field: HTMLInputElement) => void;
}

/** The quantity of a line of the cart or a list. With JavaScript it is saved when the field is left. */
export function LineQuantity({ line, refused, onLeave }: LineQuantityProps) {
  const { productId, name, quantity } = line;
  const field = useRef<HTMLInputElement>(null);
  const id = `quantity-${productId}`;
  // Shows what was saved, unless the buyer has typed on meanwhile.
  useEffect(() => {
    const input = field.current;
    if (input !== null && input.value === input.dataset['sent']) input.value = String(quantity);
  }, [quantity]);
  return (
    <span className="cart-line__quantity">
      <label className="sr-only" htmlFor={id}>
        <Trans>Quantity of {name}</Trans>
      </label>
      <input
        className="input"
        type="text"
        id={id}
        name={id}
        ref={field}
        defaultValue={refused?.typed ?? quantity}
        inputMode="numeric"
        autoComplete="off"
        // Without JavaScript, a refused page opens where it was refused.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={refused !== undefined}
        aria-invalid={refused === undefined ? undefined : true}
        aria-describedby={refused === undefined ? undefined : `${id}-error`}
        onBlur={({ currentTarget, relatedTarget }) => {
          const { value } = currentTarget;
          // A button of the form that is being pressed saves it. Saved now, the lines could move from under the press.
          const isPressed =
            relatedTarget instanceof HTMLButtonElement &&
            relatedTarget.form === currentTarget.form &&
            relatedTarget.matches(':active');
          if (!isPressed && value !== String(quantity) && value !== refused?.typed) onLeave(currentTarget);
        }}
      />
      <button type="submit" className="btn btn--small without-scripts" name="intent" value="update">
        <Trans>Update</Trans>
      </button>
    </span>
  );
}
