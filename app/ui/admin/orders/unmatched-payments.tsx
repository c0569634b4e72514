import { Form, useSearchParams } from '@remix-run/react';

import type { UnmatchedPaymentRow } from '../../../domain/selling/payments/unmatched-payments.server';
import { ATTEMPT_STATE_NAMES } from '../../../domain/selling/orders/order-states.rules';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { getPaymentMethodName } from '../../checkout/order-details';
import { Moment } from '../../moment';
import { adminPaths } from '../../../admin-paths';
import { useHasPermission } from '../staff/use-has-permission';
import { DataTable } from '../../data-table';
import { ButtonLink } from '../links';

/** Payments without an order, and the decisions about each. */
export function UnmatchedPayments({ payments }: { payments: UnmatchedPaymentRow[] }) {
  return (
    <DataTable
      rows={payments}
      rowKey="id"
      columns={[
        {
          name: 'Payer',
          cell: (payment) => (
            <>
              {payment.payerName}
              <span className="small muted block">
                {payment.payerCompany !== '' && `${payment.payerCompany}, `}
                <a className="link" href={`mailto:${payment.payerEmail}`}>
                  {payment.payerEmail}
                </a>
              </span>
            </>
          ),
        },
        { name: 'Date', cell: (payment) => <Moment at={payment.sentAt} /> },
        { name: 'Method', cell: (payment) => getPaymentMethodName(payment.method) },
        { name: 'Amount', isNumber: true, cell: (payment) => formatMoney(payment.amountCents) },
        {
          name: 'State',
          cell: (payment) => (
            <>
              {ATTEMPT_STATE_NAMES[payment.state]}
              {payment.detail !== '' && <span className="small muted block">{payment.detail}</span>}
            </>
          ),
        },
        { name: 'Decide', isHeadingHidden: true, cell: (payment) => <Decisions payment={payment} /> },
      ]}
    />
  );
}

function Decisions({ payment }: { payment: UnmatchedPaymentRow }) {
  const [params] = useSearchParams();
  const may = useHasPermission();
  const isTransfer = payment.method === 'zelle' || payment.method === 'etransfer';
  const of = <span className="sr-only">: {payment.payerName}</span>;
  const ask = (decision: string) =>
    adminPaths.payments({ page: params.get('page'), decide: `${decision}-${payment.id}` });
  if (!may('payments.handle')) return null;
  if (isTransfer && payment.state === 'sent') {
    return (
      <Form method="post" className="cluster">
        <input type="hidden" name="paymentId" value={payment.id} />
        <button type="submit" name="intent" value="received" className="btn btn--small">
          Mark as received{of}
        </button>
        <ButtonLink isSmall to={ask('not-received')}>
          Mark as not received{of}
        </ButtonLink>
      </Form>
    );
  }
  if (!isTransfer && payment.state === 'succeeded') {
    return (
      <ButtonLink isSmall to={ask('give-back')}>
        Refund{of}
      </ButtonLink>
    );
  }
  return null;
}

const QUESTIONS = {
  'not-received': { title: 'Mark this transfer as not received?', action: 'Mark as not received' },
  'give-back': { title: 'Refund this payment?', action: 'Refund payment' },
} as const;

/** Confirms a decision. The list's URL holds the payment, so that this works without JavaScript. */
export function ConfirmDecision({ payments }: { payments: UnmatchedPaymentRow[] }) {
  const [params] = useSearchParams();
  const may = useHasPermission();
  const [, decision, id] = /^(not-received|give-back)-(\d+)$/.exec(params.get('decide') ?? '') ?? [];
  const payment = payments.find((one) => String(one.id) === id);
  if (payment === undefined || !may('payments.handle')) return null;
  if (decision !== 'not-received' && decision !== 'give-back') return null;
  const keepAt = adminPaths.payments({ page: params.get('page') });
  const { title, action } = QUESTIONS[decision];
  return (
    <section className="panel narrow confirm-panel" aria-labelledby="confirm-decision">
      <h2 id="confirm-decision">{title}</h2>
      <p>
        {formatMoney(payment.amountCents)} from {payment.payerName}, {getPaymentMethodName(payment.method)}.
        This can’t be undone.
      </p>
      <Form method="post" action={keepAt} className="cluster">
        <input type="hidden" name="paymentId" value={payment.id} />
        <button type="submit" name="intent" value={decision} className="btn btn--danger">
          {action}
        </button>
        <ButtonLink to={keepAt}>Keep payment</ButtonLink>
      </Form>
    </section>
  );
}
