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
        <h1>{url === null ? `${provider} does not answer yet` : withAddress}</h1>
        <PaymentFacts number={number} amountCents={amountCents} />
        <p>
          {url === null
            ? `We cannot reach ${provider} at the moment, and try again every few seconds. Your goods are held; nothing was charged.`
            : `You pay on ${provider}’s own page; your card never reaches this store. Your goods are held until then, and ${provider} brings you back here.`}
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
        <h1>Your payment was not completed</h1>
        <PaymentFacts number={number} amountCents={amountCents} />
        <p>
          No payment has reached us, and your goods are still held. Go on at {provider}, or choose another
          method: then this order is cancelled and everything is back in your cart.
        </p>
      </header>
      <div className="cluster cluster--wide">
        <a className="btn btn--primary" href={payHref}>
          Continue to {provider}
        </a>
        <Form method="post">
          <input type="hidden" name="intent" value="chooseAnother" />
          <WaitingButton label="Choose another method" plain />
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
