import { Form, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { useHydrated } from '../use-hydrated';

interface QuantityFormProps {
  action: string;
  productId: number;
  name: string;
  quantity: number;
  /** The response to a refused change; the field then shows the old quantity again. */
  refused?: unknown;
  preventScrollReset?: boolean;
}

/** The quantity of a line. With JavaScript it is submitted when the field is left. */
export function QuantityForm(props: QuantityFormProps) {
  const { action, productId, name, quantity, refused, preventScrollReset = false } = props;
  const submit = useSubmit();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const id = `quantity-${productId}`;
  // The quantity is the same as before, so React doesn't write it.
  useEffect(() => {
    if (refused !== undefined) form.current?.reset();
  }, [refused]);
  return (
    <Form
      method="post"
      action={action}
      className="cart-line__quantity"
      preventScrollReset={preventScrollReset}
      ref={form}
    >
      <input type="hidden" name="intent" value="setQuantity" />
      <input type="hidden" name="productId" value={productId} />
      <label className="sr-only" htmlFor={id}>
        Quantity of {name}
      </label>
      <input
        className="input"
        type="text"
        id={id}
        name="quantity"
        key={quantity}
        defaultValue={quantity}
        inputMode="numeric"
        autoComplete="off"
        onBlur={({ currentTarget }) => {
          if (currentTarget.value !== String(quantity)) submit(currentTarget.form, { preventScrollReset });
        }}
      />
      {!hydrated && (
        <button type="submit" className="btn btn--small">
          Update
        </button>
      )}
    </Form>
  );
}
