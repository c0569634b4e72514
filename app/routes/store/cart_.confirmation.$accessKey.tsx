import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { openConfirmation } from './confirmation.server';
import { buildConfirmationMeta } from '../../ui/checkout/confirmation-meta';
import { StandardConfirmation } from '../../ui/checkout/confirmation-page';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  buildConfirmationMeta(matches, data?.order);

export function loader({ context, params }: LoaderFunctionArgs) {
  return openConfirmation(context, params['accessKey']);
}

export default function Confirmation() {
  return <StandardConfirmation {...useLoaderData<typeof loader>()} />;
}
