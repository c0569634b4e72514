import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { openConfirmation } from './confirmation.server';
import { Confirmation } from '../../ui/checkout/confirmation';
import { buildConfirmationMeta } from '../../ui/checkout/confirmation-meta';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  buildConfirmationMeta(matches, data?.order);

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return openConfirmation(context, request, params['accessKey']);
}

export default function ExpressConfirmation() {
  return (
    <main id="main" className="container page page--order tinted">
      <Confirmation {...useLoaderData<typeof loader>()} />
    </main>
  );
}
