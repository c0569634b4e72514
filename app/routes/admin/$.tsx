import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { notFound } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';

/** Unknown back office addresses. Visitors see the login first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'dashboard.view');
  throw notFound();
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireStaff(context, request, 'dashboard.view');
  throw notFound();
}

export default function Missing() {
  return null;
}
