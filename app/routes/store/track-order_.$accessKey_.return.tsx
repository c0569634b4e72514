import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { getLineKey } from '../../domain/base/shared/line-quantities.schema';
import { findOrderByAccessKey } from '../../domain/selling/orders/orders.queries.server';
import { listReturnableLines, opensReturnsLater } from '../../domain/selling/orders/return-request.rules';
import { requestReturn } from '../../domain/selling/orders/return-request.server';
import { readForm } from '../../http/form.server';
import { requireFound } from '../../http/not-found.server';
import { findSession } from '../../http/session.server';
import { paths } from '../../paths';
import { Notice } from '../../ui/notice';
import { createReturnValidator, ReturnForm, ReturnRules } from '../../ui/orders/return-form';
import { ReturnSent } from '../../ui/orders/return-sent';
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
  const query = new URL(args.request.url).searchParams;
  const sent = order.lines.flatMap(({ id, name, sku, quantity: ordered }) => {
    const quantity = Number(query.get(getLineKey(id)));
    return quantity >= 1 && quantity <= ordered ? [{ id, name, sku, quantity }] : [];
  });
  return {
    number: order.number,
    lines: listReturnableLines(order),
    opensLater: opensReturnsLater(order.state),
    sent: query.has('sent') ? sent : undefined,
    back: paths.trackedOrder(args.params['accessKey'] ?? ''),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, params, request } = args;
  const order = await openOrder(args);
  const form = await request.formData();
  const validator = createReturnValidator(listReturnableLines(order));
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  await requestReturn(context.db, order.id, data);
  const items = Object.fromEntries([...data.quantities].map(([id, quantity]) => [getLineKey(id), quantity]));
  return redirect(paths.orderReturn(params['accessKey'] ?? '', { sent: 1, ...items }), 303);
}

export default function ReturnItems() {
  const { number, lines, opensLater, sent, back } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page page--narrow">
      <h1>
        <Trans>
          Return items from order <span className="part-number">{number}</span>
        </Trans>
      </h1>
      {sent !== undefined ? (
        <ReturnSent items={sent} number={number} />
      ) : (
        <>
          <ReturnRules />
          {lines.length === 0 ? (
            <Notice>
              {opensLater
                ? t`You can start a return once your order ships.`
                : t`No items on this order can be returned.`}
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
