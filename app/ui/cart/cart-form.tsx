import { Form, useHref, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';

import type { Totals } from '../../domain/selling/checkout/totals.rules';
import type { CartLine } from '../../domain/selling/cart/cart.queries.server';
import { formatShownLines, type RefusedLine } from '../../domain/selling/cart/cart.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { runAfterPointer } from '../form/after-pointer';
import { Notice } from '../notice';
import { BarTotal } from './bar-total';
import { CartLines } from './cart-lines';
import { ExpressCost, StandardCost } from './checkout-costs';
import { Trans } from '~/i18n/trans';

interface CartFormProps {
  lines: readonly CartLine[];
  /** Lines whose typed quantity wasn't saved. */
  refused: readonly RefusedLine[] | undefined;
  totals: Totals;
  /** With Express Checkout. */
  express: Totals;
  /** The summary, with the buttons that lead on. */
  children: ReactNode;
}

const NONE: readonly RefusedLine[] = [];

/** The cart: one form, so that each of its buttons saves what was typed in any line first. */
export function CartForm({ lines, refused = NONE, totals, express, children }: CartFormProps) {
  const submit = useSubmit();
  const isUnderWay = useNavigation().formAction === useHref(paths.cart());
  const form = useRef<HTMLFormElement>(null);
  const wasPressed = useRef(false);
  const isStepUnderWay = useRef(false);
  useEffect(() => {
    // A buyer who only left the field may have gone on to the next.
    if (refused.length > 0 && wasPressed.current)
      form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [refused]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const isButton = submitter instanceof HTMLButtonElement;
    wasPressed.current = isButton;
    const isStepSent = isUnderWay && isStepUnderWay.current;
    isStepUnderWay.current = isStepSent || (isButton && /^(increase|decrease)-/.test(submitter.value));
    const preventScrollReset = !isButton || !submitter.value.startsWith('to');
    const data = new FormData(event.currentTarget, submitter);
    for (const input of event.currentTarget.querySelectorAll('input')) {
      // What is on its way with plus or minus isn't typed again: it would undo that press.
      const line = lines.find(({ productId }) => input.name === `quantity-${productId}`);
      if (isStepSent && line !== undefined && input.dataset['sent'] === input.value)
        data.set(input.name, String(line.quantity));
      input.dataset['sent'] = input.value;
    }
    submit(data, { method: 'post', action: paths.cart(), preventScrollReset });
  };
  const saveAfterLeaving = (field: HTMLInputElement) =>
    runAfterPointer(() => {
      // The click that left the field may have sent the form.
      if (field.isConnected && field.value !== field.dataset['sent']) form.current?.requestSubmit();
    });

  return (
    <Form method="post" action={paths.cart()} className="order-layout cart-form" ref={form} onSubmit={send}>
      {/* Enter in a field presses a form's first button. */}
      <button type="submit" name="intent" value="update" className="sr-only" tabIndex={-1} aria-hidden="true">
        <Trans>Update</Trans>
      </button>
      <input type="hidden" name="lines" value={formatShownLines(lines)} />
      <CartLines lines={lines} refused={refused} onLeave={saveAfterLeaving} />
      {children}
      <CartBar totals={totals} express={express} />
    </Form>
  );
}

/** What the cart costs and the cheaper checkout at the bottom edge of a phone, until the summary's button comes into view. */
function CartBar({ totals, express }: Pick<CartFormProps, 'totals' | 'express'>) {
  const total = formatMoney(totals.totalCents);
  return (
    <div className="bottom-bar">
      {totals.totalCents === express.totalCents ? (
        <BarTotal totalCents={totals.totalCents} />
      ) : (
        <p className="small">
          <StandardCost totals={totals} />
          <br />
          <ExpressCost totals={express} />
        </p>
      )}
      {express.totalCents < totals.totalCents ? (
        <button type="submit" className="btn btn--primary btn--wide" name="intent" value="toExpress">
          <Trans>Express Checkout</Trans>
        </button>
      ) : (
        <button type="submit" className="btn btn--primary btn--wide" name="intent" value="toShipping">
          <Trans>
            Proceed to Shipping<span className="sr-only"> total {total}</span>
          </Trans>
        </button>
      )}
    </div>
  );
}

/** What was typed into lines that another tab has removed. */
export function GoneLines({ lines, refused = NONE }: Pick<CartFormProps, 'lines' | 'refused'>) {
  return refused
    .filter(({ productId }) => !lines.some((line) => line.productId === productId))
    .map(({ productId, problem }) => (
      <Notice key={productId} tone="bad" role="alert">
        {problem}
      </Notice>
    ));
}
