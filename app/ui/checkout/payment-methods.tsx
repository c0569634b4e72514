import { Link, useLocation } from '@remix-run/react';
import { Fragment, type ReactNode } from 'react';
import { useField } from 'remix-validated-form';

import { PAYMENT_METHOD_REQUIRED } from '../../domain/selling/checkout/checkout-toasts.rules';
import {
  findCardMethod,
  getMethodName,
  isCard,
  ON_ACCOUNT,
  type ListedMethod,
} from '../../domain/selling/checkout/payment-methods.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { ErrorSummary } from '../form/error-summary';
import { fieldId, useFormId } from '../form/form-context';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { useIsSignedIn } from '../store/use-is-signed-in';
import { AcceptedCards } from './accepted-cards';
import { CardPayment } from './card-payment';
import { MethodMark } from './method-mark';
import { Trans } from '~/i18n/trans';

/** The toast for a missing payment method (SPEC 8), for forms that the browser refuses. */
export function findMissingMethod({ paymentMethod = '' }: Record<string, string>) {
  const toast = PAYMENT_METHOD_REQUIRED();
  return paymentMethod.startsWith(toast.message) ? toast : undefined;
}

/** Net terms of a buyer. */
export interface AccountCredit {
  netTermsDays: number;
  availableCents: number;
}

/** Whether nothing but the payment is wrong: its problem then stands at the methods, and not above the address. */
export function isOnlyPayment(fields: readonly string[]): boolean {
  return fields.length > 0 && fields.every((field) => field === 'paymentMethod' || field === 'card');
}

/** A method that the store takes, and whether the sandbox decides its outcome. */
export interface OfferedMethod {
  method: ListedMethod;
  /** What a buyer pays with, if its marks don't say it; from the server, which spares the page's scripts the texts. */
  note: string | undefined;
  isSandbox: boolean;
}

/** Preselects the card where nothing was selected yet. */
export function selectMethod(selected: string | undefined, methods: readonly OfferedMethod[]): string {
  return selected || (findCardMethod(methods.map(({ method }) => method)) ?? '');
}

interface PaymentMethodsProps {
  methods: readonly OfferedMethod[];
  onAccount?: AccountCredit | undefined;
  /** How long the goods of an order by transfer are held, or what it needs first. */
  transferNote: string;
}

/** The payment methods (SPEC 3) that a provider takes. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { methods, onAccount, transferNote } = props;
  const formId = useFormId();
  const isSignedIn = useIsSignedIn();
  const signIn = paths.signIn({ redirectTo: useLocation().pathname });
  const field = useField('paymentMethod');
  const errorId = `${fieldId(formId, 'paymentMethod')}-error`;
  // They are offered first.
  const cards = methods.filter(({ method }) => isCard(method)).length;
  return (
    <fieldset className="panel" aria-describedby={field.error === undefined ? undefined : errorId}>
      <legend>
        <Trans>Payment method</Trans>
      </legend>
      <ErrorSummary isHere={isOnlyPayment} above="paymentMethod" />
      {field.error !== undefined && (
        <p className="field__error space-below" id={errorId}>
          <Icon name="circle-alert" />
          {field.error}
        </p>
      )}
      <div className="stack stack--tight columns-2">
        {methods.map(({ method, note, isSandbox }, index) => (
          <Fragment key={method}>
            <label className="method" data-sandbox={isSandbox ? '' : undefined}>
              <input
                {...field.getInputProps({ type: 'radio', value: method })}
                id={index === 0 ? fieldId(formId, 'paymentMethod') : undefined}
                defaultChecked={field.defaultValue === method}
                aria-invalid={field.error === undefined ? undefined : true}
                aria-describedby={`method-${method}-hint`}
              />
              <MethodMark method={method} />
              <MethodText name={getMethodName(method)} id={`method-${method}-hint`}>
                {note}
                {index === 0 && isCard(method) && <AcceptedCards />}
              </MethodText>
            </label>
            {index === cards - 1 && <CardPayment isSandbox={isSandbox} />}
          </Fragment>
        ))}
        {onAccount !== undefined && (
          <label className="method">
            <input
              {...field.getInputProps({ type: 'radio', value: ON_ACCOUNT })}
              defaultChecked={field.defaultValue === ON_ACCOUNT}
              aria-describedby="method-account-hint"
            />
            <MethodMark method={ON_ACCOUNT} />
            <MethodText name={getMethodName(ON_ACCOUNT)} id="method-account-hint">
              <Trans>
                Net {onAccount.netTermsDays} · {formatMoney(onAccount.availableCents)} available
              </Trans>
            </MethodText>
          </label>
        )}
      </div>
      <p className="small muted space-above transfer-note">
        <Trans>Zelle and e-Transfer: {transferNote}</Trans>
      </p>
      {!isSignedIn && (
        <p className="small muted space-above">
          <Trans>
            Trade accounts:{' '}
            <Link className="link" to={signIn}>
              sign in
            </Link>{' '}
            for your prices, net terms, and tax exemption.
          </Trans>
        </p>
      )}
    </fieldset>
  );
}

/** A method's name, and its note, which is not part of the name. */
function MethodText({ name, id, children }: { name: string; id: string; children: ReactNode }) {
  return (
    <span>
      {name}{' '}
      <span className="small muted regular block" id={id} aria-hidden="true">
        {children}
      </span>
    </span>
  );
}
