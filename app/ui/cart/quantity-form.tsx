import { Form, useSubmit } from '@remix-run/react';

import { useHydrated } from '../use-hydrated';
import { Trans } from '~/i18n/trans';

interface QuantityFormProps {
  action: string;
  productId: number;
  name: string;
  quantity: number;
  preventScrollReset?: boolean;
}

/** The quantity of a line. With JavaScript it is submitted when the field is left. */
export function QuantityForm(props: QuantityFormProps) {
  const { action, productId, name, quantity, preventScrollReset = false } = props;
  const submit = useSubmit();
  const hydrated = useHydrated();
  const id = `quantity-${productId}`;
  return (
    <Form
      method="post"
      action={action}
      className="cart-line__quantity"
      preventScrollReset={preventScrollReset}
    >
      <input type="hidden" name="intent" value="setQuantity" />
      <input type="hidden" name="productId" value={productId} />
      <label className="sr-only" htmlFor={id}>
        <Trans>Quantity of {name}</Trans>
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
          <Trans>Update</Trans>
        </button>
      )}
    </Form>
  );
}
