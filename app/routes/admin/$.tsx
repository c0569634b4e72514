import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { createNotFoundResponse } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';

/** Unknown back office addresses. Visitors see the login first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'dashboard.view');
  throw createNotFoundResponse();
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireStaff(context, request, 'dashboard.view');
  throw createNotFoundResponse();
}

export default function Missing() {
  return null;
}
