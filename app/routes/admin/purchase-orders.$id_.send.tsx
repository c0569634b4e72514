import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { renderMailText } from '../../domain/base/mail/mail-template.server';
import { buildOrderLetter } from '../../domain/supply/purchasing/purchase-mail.server';
import { SendOrderSchema } from '../../domain/supply/purchasing/purchase-order.schema';
import { findPurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import {
  canPurchaseBecome,
  PURCHASE_STATE_NAMES,
} from '../../domain/supply/purchasing/purchase-states.rules';
import { sendOrder } from '../../domain/supply/purchasing/send-order.server';
import { isPastDay } from '../../domain/base/shared/store-day.rules';
import { requireFound, requireId } from '../../http/not-found.server';
import { answerPurchasingForm } from './purchasing-form.server';
import { readStaffForm } from './staff-form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnPath } from '../../ui/admin/back-to-list';
import { StoreForm } from '../../ui/form/store-form';
import { createMeta } from '../../ui/page-title';
import { PurchaseStep } from '../../ui/purchasing/purchase-step';
import { SubmitButton } from '../../ui/form/submit-button';
import { ButtonLink, TextLink } from '../../ui/admin/links';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(SendOrderSchema);

export const meta = createMeta<typeof loader>((data) => `Send ${data?.order.number ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  const order = requireFound(await findPurchaseOrder(context.db, requireId(params['id'])));
  const { subject, parts } = buildOrderLetter(order);
  const isLate = order.expectedOn !== null && isPastDay(order.expectedOn);
  return { order, isLate, letter: { subject, text: renderMailText(parts) } };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.purchaseOrder(id));
  return answerPurchasingForm(posted, validator, async (seen, actor) => {
    const { number, email } = await sendOrder(context.db, id, seen, actor);
    return email === '' ? `${number} marked as sent` : `${number} is being emailed to ${email}`;
  });
}

export default function SendPurchaseOrder() {
  const { order, isLate, letter } = useLoaderData<typeof loader>();
  const { supplier } = order;
  const back = adminPaths.purchaseOrder(order.id, useReturnPath());
  if (!canPurchaseBecome(order.state, 'sent') || order.lines.length === 0)
    return (
      <PurchaseStep order={order} name="Send">
        <p className="notice">
          {order.lines.length === 0
            ? 'This order has no lines yet.'
            : `This order is ${PURCHASE_STATE_NAMES[order.state].toLowerCase()} and can’t be sent.`}
        </p>
      </PurchaseStep>
    );
  if (isLate)
    return (
      <PurchaseStep order={order} name="Send">
        <p className="notice notice--warn">
          The expected date, {order.expectedOn}, has passed. <TextLink to={back}>Change date</TextLink>
        </p>
      </PurchaseStep>
    );
  return (
    <PurchaseStep order={order} name="Send">
      <section className="panel">
        <p>
          {supplier.email === '' ? (
            <>
              {supplier.name} has no email address. Print the order and send it yourself. Marking the order as
              sent locks it.
            </>
          ) : (
            <>
              The order is emailed to <strong>{supplier.email}</strong> and locked.
            </>
          )}
        </p>
        <StoreForm id="send-order" validator={validator} labels={{}} className="order-form">
          <input type="hidden" name="expectedRevision" value={order.revision} />
          <div className="form-buttons form-buttons--start">
            <SubmitButton name={supplier.email === '' ? 'Mark as sent' : 'Send order'} />
            <ButtonLink to={back}>Back to draft</ButtonLink>
          </div>
        </StoreForm>
      </section>
      <section className="panel">
        <h2>{letter.subject}</h2>
        <p className="mail-text">{letter.text}</p>
      </section>
    </PurchaseStep>
  );
}
