import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { FieldError } from '../../domain/base/shared/errors';
import { findOrderByAccessKey } from '../../domain/selling/orders/orders.queries.server';
import { listReturnableLines } from '../../domain/selling/orders/return-request.rules';
import { requestReturn } from '../../domain/selling/orders/return-request.server';
import { readForm, refuseForm } from '../../http/form.server';
import { requireFound } from '../../http/not-found.server';
import { findSession } from '../../http/session.server';
import { paths } from '../../paths';
import { Emailed } from '../../ui/emailed';
import { Notice } from '../../ui/notice';
import { ReturnForm, ReturnRules, returnValidator } from '../../ui/orders/return-form';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = loadedPageMeta<typeof loader>(({ number }) => ({
  title: t`Return items from order ${number}`,
  description: t`Ask for an RMA number.`,
  noindex: true,
}));

async function openOrder({ context, params, request }: LoaderFunctionArgs) {
  const viewer = await findSession(context, request);
  return requireFound(await findOrderByAccessKey(context.db, params['accessKey'] ?? '', viewer));
}

export async function loader(args: LoaderFunctionArgs) {
  const order = await openOrder(args);
  return {
    number: order.number,
    lines: listReturnableLines(order),
    isSent: new URL(args.request.url).searchParams.has('sent'),
    back: paths.trackedOrder(args.params['accessKey'] ?? ''),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, params, request } = args;
  const order = await openOrder(args);
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, returnValidator);
  if (problem !== undefined) return problem;
  try {
    await requestReturn(context.db, order.id, data);
  } catch (error) {
    if (error instanceof FieldError) return refuseForm(context, form, { [error.field]: error.message });
    throw error;
  }
  return redirect(paths.orderReturn(params['accessKey'] ?? '', { sent: 1 }), 303);
}

export default function ReturnItems() {
  const { number, lines, isSent, back } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page page--narrow">
      <h1>
        <Trans>
          Return items from order <span className="part-number">{number}</span>
        </Trans>
      </h1>
      {isSent ? (
        <Notice tone="good" role="status">
          <Trans>
            <strong>Return request received.</strong>{' '}
            <Emailed>We’ll email you an RMA number and the return address.</Emailed> Returns without an RMA
            number will be delayed.
          </Trans>
        </Notice>
      ) : (
        <>
          <ReturnRules />
          {lines.length === 0 ? (
            <Notice>
              <Trans>No items to return yet. You can return items once they have shipped.</Trans>
            </Notice>
          ) : (
            <section className="panel">
              <ReturnForm lines={lines} />
            </section>
          )}
        </>
      )}
      <p>
        <Link className="btn" to={back}>
          <Trans>Back to order</Trans>
        </Link>
      </p>
    </main>
  );
}
