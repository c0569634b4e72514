import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';

import { exportPersonalData } from '../../backoffice/personal-data/export-personal-data.server';
import { parseBuyer } from '../../backoffice/personal-data/personal-data.schema';
import { toStaffActor } from '../../domain/base/audit/actor';
import { NotFoundError } from '../../domain/base/shared/errors';
import { getStoreDay } from '../../domain/base/shared/store-day.rules';
import { createNotFoundResponse, requireFound } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';

/** The file comes by a form, because each export is recorded. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'customers.erase');
  return redirect(adminPaths.personalData(), 303);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'customers.erase');
  const buyer = requireFound(parseBuyer(Object.fromEntries(await request.formData())));
  try {
    const text = await exportPersonalData(context.db, buyer, toStaffActor(staff, context.requestId));
    return new Response(text, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="personal-data-${getStoreDay(new Date())}.json"`,
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    throw error;
  }
}
