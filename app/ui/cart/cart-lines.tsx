import { Form, useSubmit } from '@remix-run/react';
import { useEffect, type FocusEvent, type FormEvent } from 'react';

import type { CartLine } from '../../domain/selling/cart/cart.queries.server';
import { paths } from '../../paths';
import { KeptMarkup } from '../markup/kept-markup';
import { markup } from '../markup/markup';
import { useHydrated } from '../use-hydrated';
import { cartLine, formOf, quantityFormOf, type LineIntent } from './cart-line';

interface CartLinesProps {
  lines: readonly CartLine[] | undefined;
  refused: { refusedLine: number | undefined } | undefined;
}

/**
 * The lines of the cart, each with minus, plus, a quantity and remove. A cart may have hundreds: the buttons of all lines
 * share a form for each intent, and the list listens for the quantities of all of them.
 *
 * @param lines left out in the browser while what the server wrote stands (`shownOnly`)
 * @param refused the answer to a quantity that the cart did not take, with its product
 */
export function CartLines({ lines, refused }: CartLinesProps) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  // The field shows again what is in the cart: its line did not change, so nothing else would write it.
  useEffect(() => {
    if (refused?.refusedLine === undefined) return;
    const form = document.getElementById(quantityFormOf(refused.refusedLine));
    if (form instanceof HTMLFormElement) form.reset();
  }, [refused]);
  const submitQuantity = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    submit(event.target);
  };
  const submitIfChanged = ({ target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.value !== target.defaultValue) submit(target.form);
  };
  return (
    <>
      <LineForm intent="decrease" label="One fewer" />
      <LineForm intent="increase" label="One more" />
      <LineForm intent="remove" label="Remove" />
      <KeptMarkup
        id="cart-lines"
        as="ul"
        // A quantity is sent when its field is left: the button for it is for those without JavaScript.
        className={hydrated ? 'cart-lines cart-lines--live' : 'cart-lines'}
        onSubmit={submitQuantity}
        onBlur={submitIfChanged}
      >
        {lines && markup`${lines.map(cartLine)}`}
      </KeptMarkup>
    </>
  );
}

/** What the buttons of one intent send, whichever line they stand in. */
function LineForm({ intent, label }: { intent: LineIntent; label: string }) {
  return (
    <Form method="post" action={paths.cart()} id={formOf(intent)} className="hidden">
      <input type="hidden" name="intent" value={intent} />
      {/* A form has a button of its own; like the form, this one is never shown. */}
      <button type="submit">{label}</button>
    </Form>
  );
}
