import { Form, Link, useNavigation } from '@remix-run/react';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { Icon } from '../icon/icon';

interface Payment {
  provider: string;
  number: string;
  amountCents: number;
}

/** The page before the provider's: the content security policy lets links leave the site, but not forms. */
export function OnTheWayToPayment({
  provider,
  number,
  amountCents,
  url,
  leadsOn,
  backHref,
}: Payment & { url: string | null; leadsOn: boolean; backHref: string }) {
  const withAddress = leadsOn ? `Taking you to ${provider}…` : `Pay with ${provider}`;
  return (
    <>
      <header className="confirmation__head">
        <Icon name="lock" />
        <h1>{url === null ? `${provider} isn’t responding` : withAddress}</h1>
        <PaymentFacts number={number} amountCents={amountCents} />
        <p>
          {url === null
            ? `We’ll keep trying. Your items are held and you weren’t charged.`
            : `You’ll pay on ${provider}’s page and return here. Your items are held.`}
        </p>
      </header>
      <div className="cluster cluster--wide">
        {url === null ? (
          <Form method="post">
            <WaitingButton label="Try again" />
          </Form>
        ) : (
          <a className="btn btn--primary" href={url}>
            Continue to {provider}
          </a>
        )}
        <Link className="btn" to={backHref} reloadDocument>
          Pay another way
        </Link>
      </div>
    </>
  );
}

/** For buyers who returned without paying. */
export function PaymentNotCompleted({
  provider,
  number,
  amountCents,
  payHref,
}: Payment & { payHref: string }) {
  return (
    <>
      <header className="confirmation__head">
        <Icon name="circle-alert" />
        <h1>Payment not completed</h1>
        <PaymentFacts number={number} amountCents={amountCents} />
        <p>
          We haven’t received a payment. Your items are still held. Choosing another method cancels this order
          and restores your cart.
        </p>
      </header>
      <div className="cluster cluster--wide">
        <a className="btn btn--primary" href={payHref}>
          Continue to {provider}
        </a>
        <Form method="post">
          <input type="hidden" name="intent" value="chooseAnother" />
          <WaitingButton label="Choose another payment method" plain />
        </Form>
      </div>
    </>
  );
}

function PaymentFacts({ number, amountCents }: Pick<Payment, 'number' | 'amountCents'>) {
  return (
    <p>
      Order number{' '}
      <strong className="part-number" data-testid="order-number">
        {number}
      </strong>
      {' · '}
      <strong>{formatMoney(amountCents)}</strong>
    </p>
  );
}

function WaitingButton({ label, plain = false }: { label: string; plain?: boolean }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <button type="submit" className={plain ? 'btn' : 'btn btn--primary'} disabled={isBusy}>
      {label}
    </button>
  );
}
