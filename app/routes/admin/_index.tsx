import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';

/** SPEC 2.11: /admin and /admin/dashboard are the same page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'dashboard.view');
  return redirect(paths.admin.dashboard(), 303);
}
