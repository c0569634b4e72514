import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';

import { confirmEmail, findEmailConfirmation } from '../../domain/selling/orders/email-confirmation.server';
import { getHoldEnd } from '../../domain/selling/orders/unpaid-holds.rules';
import { ConflictError } from '../../domain/base/shared/errors';
import { redirectWithSuccess } from '../../http/toast.server';
import { paths } from '../../paths';
import { Moment } from '../../ui/moment';
import { Notice } from '../../ui/notice';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { useSettings } from '../../ui/settings/use-settings';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = unlistedPageMeta(
  () => t`Confirm your email address`,
  () => t`Confirm your email address to hold your order until you pay.`,
);

const EXPIRED = perLanguage(() => t`This link has expired.`);

/** Opening the link doesn't confirm: mail scanners open links. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await findEmailConfirmation(context.db, params['token'] ?? '');
  return found === undefined
    ? data({ problem: EXPIRED() }, { status: 404 })
    : { ...found, problem: undefined };
}

export async function action({ context, params }: ActionFunctionArgs) {
  const token = params['token'] ?? '';
  try {
    const order = await confirmEmail(context.db, token);
    if (order === undefined) return redirect(paths.confirmEmail(token), 303);
    const page = paths.orderConfirmation(order.accessKey, order.policy);
    return await redirectWithSuccess(context, page, t`Email address confirmed`);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    return data({ problem: error.message }, { status: 409 });
  }
}

export default function ConfirmEmail() {
  const found = useLoaderData<typeof loader>();
  const problem = useActionData<{ problem: string }>()?.problem ?? found.problem;
  return (
    <main id="main" className="container page page--narrow">
      <h1>
        <Trans>Confirm your email address</Trans>
      </h1>
      {found.problem !== undefined || problem !== undefined ? (
        <Notice tone="bad" role="alert">
          <Trans>
            {problem} Place your order again to get a new link.{' '}
            <Link className="link" to={paths.cart()}>
              Go to your cart
            </Link>
          </Trans>
        </Notice>
      ) : (
        <div className="panel stack stack--wide">
          {found.isConfirmed ? (
            <>
              <p>
                <Trans>{found.email} is confirmed.</Trans>
              </p>
              <NextStep order={found.order} />
            </>
          ) : (
            <ConfirmForm email={found.email} order={found.order} />
          )}
        </div>
      )}
    </main>
  );
}

type MailedOrder = NonNullable<Awaited<ReturnType<typeof findEmailConfirmation>>>['order'];

function ConfirmForm({ email, order }: { email: string; order: MailedOrder }) {
  const settings = useSettings();
  return (
    <Form method="post" className="stack">
      <p>
        {order?.isHeld === true ? (
          <Trans>
            Confirm {email} to hold order <span className="part-number">{order.number}</span> until{' '}
            <Moment at={getHoldEnd(order.placedAt, settings, { isEmailUnconfirmed: false })} />.
          </Trans>
        ) : (
          <Trans>Confirm {email}, then place your order.</Trans>
        )}
      </p>
      <button type="submit" className="btn btn--primary">
        <Trans>Confirm email address</Trans>
      </button>
    </Form>
  );
}

function NextStep({ order }: { order: MailedOrder }) {
  return order === undefined ? (
    <Link className="btn btn--primary" to={paths.cart()}>
      <Trans>Go to your cart</Trans>
    </Link>
  ) : (
    <Link className="btn btn--primary" to={paths.orderConfirmation(order.accessKey, order.policy)}>
      <Trans>See your order</Trans>
    </Link>
  );
}
