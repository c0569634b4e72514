import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';

/** /admin and /admin/dashboard are the same page (SPEC 2.11). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'dashboard.view');
  return redirect(adminPaths.dashboard(), 303);
}
