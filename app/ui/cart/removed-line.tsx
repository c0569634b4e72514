import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import type { RemovedLine as Line } from '../../domain/selling/cart/cart.queries.server';
import { paths } from '../../paths';
import { Trans } from '~/i18n/trans';

/** Says what was removed, and puts it back. It stays in view, and has the focus that went with the line. */
export function RemovedLine({ line }: { line: Line }) {
  const { productId, name, quantity } = line;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <Form method="post" action={paths.cart()} className="notice removed-line" preventScrollReset>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="quantity" value={quantity} />
      <p role="status">
        <Trans>Removed {name}.</Trans>
      </p>
      <button type="submit" className="btn btn--small" name="intent" value="setQuantity" ref={undo}>
        <Trans>
          Undo<span className="sr-only"> removing {name}</span>
        </Trans>
      </button>
    </Form>
  );
}
