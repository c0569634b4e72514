import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { findHeadOffice } from '../../domain/content/locations/locations.queries.server';
import { listOrderRefunds } from '../../domain/selling/orders/order-refunds.queries.server';
import { findOrderByAccessKey } from '../../domain/selling/orders/orders.queries.server';
import { requireFound } from '../../http/not-found.server';
import { findSession } from '../../http/session.server';
import { paths } from '../../paths';
import { HiddenContactNote } from '../../ui/hidden-contact-note';
import { Icon } from '../../ui/icon/icon';
import { Invoice } from '../../ui/orders/invoice';
import { formatPageTitle } from '../../ui/page-title';
import { PrintButton } from '../../ui/print-button';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, data === undefined ? t`Page Not Found` : nameInvoice(data.order)) },
  { name: 'robots', content: 'noindex' },
];

const nameInvoice = ({ number }: { number: string }) => t`Invoice ${number}`;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const accessKey = params['accessKey'] ?? '';
  const viewer = await findSession(context, request);
  const order = requireFound(await findOrderByAccessKey(context.db, accessKey, viewer));
  const refunds = (await listOrderRefunds(context.db, order.id)).map((refund) => ({
    ...refund,
    // Reasons and staff names are internal.
    reason: '',
    detail: '',
    actor: '',
  }));
  const headOffice = await findHeadOffice(context.db);
  return { order, refunds, headOffice, back: paths.orderConfirmation(accessKey) };
}

export default function BuyersInvoice() {
  const { order, refunds, headOffice, back } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page page--order confirmation">
      <div className="admin-head no-print">
        <Link className="link" to={back}>
          <Icon name="arrow-left" /> <Trans>Back to order</Trans>{' '}
        </Link>
        <PrintButton />
      </div>
      <HiddenContactNote hidden={order.hiddenContact} />
      <Invoice order={order} refunds={refunds} headOffice={headOffice} />
    </main>
  );
}
