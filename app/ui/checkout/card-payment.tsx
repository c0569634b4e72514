import type { FormEvent } from 'react';

import { SANDBOX_OUTCOMES } from '../../domain/selling/checkout/payment-methods.rules';
import { SelectField } from '../form/fields';
import { fieldId, useFormId } from '../form/form-context';
import { Icon } from '../icon/icon';
import { Options } from '../form/options';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/**
 * How a card is paid with, below the methods that take one. A provider's own page takes it; in the demo there are
 * fields to try, without a name, so that no browser can send them.
 */
export function CardPayment({ isSandbox }: { isSandbox: boolean }) {
  return isSandbox ? <DemoCard /> : <HostedCard />;
}

function HostedCard() {
  return (
    <section className="card-payment" aria-label={t`Card payment`}>
      <p className="small">
        <Icon name="lock" />{' '}
        <Trans>You’ll enter your card on our payment provider’s page. We never see your card number.</Trans>
      </p>
    </section>
  );
}

/** Loaded once a card is typed: it isn't part of the page's own scripts. */
const checkCard = ({ currentTarget, target }: FormEvent<HTMLFieldSetElement>) =>
  void import('./demo-card').then(({ checkDemoCard }) => checkDemoCard(currentTarget, target));

function DemoCard() {
  const formId = useFormId();
  return (
    <fieldset className="card-payment" onInput={checkCard}>
      <legend className="sr-only">{t`Card payment`}</legend>
      <input type="hidden" name="card" />
      <p className="small" id="demo-card">
        <Trans>
          Demo only: never enter a real card number. Card fields aren’t sent, and nothing is charged.
        </Trans>
      </p>
      <div className="field-grid card-payment__fields">
        <DemoField id={fieldId(formId, 'card')} label={t`Card number`} value="4242 4242 4242 4242" whole />
        <DemoField id="demo-card-expiry" label={t`Expiration (MM/YY)`} value="12/34" />
        <DemoField id="demo-card-cvv" label={t`CVV`} value="123" />
      </div>
    </fieldset>
  );
}

/** What becomes of a payment of the demo, by card or not. */
export function DemoOutcome() {
  return (
    <fieldset className="panel sandbox">
      <legend>
        <Trans>Demo payment</Trans>
      </legend>
      <SelectField name="sandboxOutcome" label={t`Payment outcome`}>
        <Options of={Object.entries(SANDBOX_OUTCOMES)} />
      </SelectField>
    </fieldset>
  );
}

interface DemoFieldProps {
  id: string;
  label: string;
  /** Of a card to try. */
  value: string;
  whole?: boolean;
}

function DemoField({ id, label, value, whole = false }: DemoFieldProps) {
  return (
    <div className={whole ? 'field field--whole' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        aria-describedby="demo-card"
      />
    </div>
  );
}
