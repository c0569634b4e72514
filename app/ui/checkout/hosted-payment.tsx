import { Form, Link, useNavigation } from '@remix-run/react';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { Icon } from '../icon/icon';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

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
  const withAddress = leadsOn ? t`Taking you to ${provider}…` : t`Pay with ${provider}`;
  return (
    <>
      <header className="confirmation__head">
        <Icon name="lock" />
        <h1>{url === null ? t`${provider} isn’t responding` : withAddress}</h1>
        <PaymentFacts number={number} amountCents={amountCents} />
        <p>
          {url === null
            ? t`We’ll keep trying. Your items are held and you weren’t charged.`
            : t`You’ll pay on ${provider}’s page and return here. Your items are held.`}
        </p>
      </header>
      <div className="cluster cluster--wide">
        {url === null ? (
          <Form method="post">
            <WaitingButton label={t`Try again`} />
          </Form>
        ) : (
          <a className="btn btn--primary" href={url}>
            <Trans>Continue to {provider}</Trans>
          </a>
        )}
        <Link className="btn" to={backHref} reloadDocument>
          <Trans>Pay another way</Trans>
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
        <h1>
          <Trans>Payment not completed</Trans>
        </h1>
        <PaymentFacts number={number} amountCents={amountCents} />
        <p>
          <Trans>
            We haven’t received a payment. Your items are still held. Choosing another method cancels this
            order and restores your cart.
          </Trans>
        </p>
      </header>
      <div className="cluster cluster--wide">
        <a className="btn btn--primary" href={payHref}>
          <Trans>Continue to {provider}</Trans>
        </a>
        <Form method="post">
          <input type="hidden" name="intent" value="chooseAnother" />
          <WaitingButton label={t`Choose another payment method`} plain />
        </Form>
      </div>
    </>
  );
}

function PaymentFacts({ number, amountCents }: Pick<Payment, 'number' | 'amountCents'>) {
  return (
    <p>
      <Trans>
        Order number{' '}
        <strong className="part-number" data-testid="order-number">
          {number}
        </strong>
      </Trans>
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
