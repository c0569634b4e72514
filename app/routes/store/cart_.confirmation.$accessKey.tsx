import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { openConfirmation } from './confirmation.server';
import { Confirmation } from '../../ui/checkout/confirmation';
import { buildConfirmationMeta } from '../../ui/checkout/confirmation-meta';
import { CheckoutProgress } from '../../ui/checkout/standard-step';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  buildConfirmationMeta(matches, data?.order);

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return openConfirmation(context, request, params['accessKey']);
}

/** Step 4 (SPEC 2.7): the order's status and lines. */
export default function StandardConfirmation() {
  return (
    <main id="main" className="container page page--order tinted">
      <CheckoutProgress step="confirmation" />
      <Confirmation {...useLoaderData<typeof loader>()} />
    </main>
  );
}
