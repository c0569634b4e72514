import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readForm } from '../../http/form.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { adminPaths } from '../../admin-paths';
import { ComponentGallery, sampleValidator } from '../../ui/admin/components/component-gallery';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta('Components');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'dashboard.view');
  return { isDialogOpen: new URL(request.url).searchParams.has('dialog') };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireStaff(context, request, 'dashboard.view');
  const { problem } = await readForm(context, await request.formData(), sampleValidator);
  if (problem !== undefined) return problem;
  return redirectWithToast(context, adminPaths.components(), { type: 'success', message: 'Changes saved' });
}

export default function Components() {
  return <ComponentGallery {...useLoaderData<typeof loader>()} />;
}
