import { redirect, type ActionFunctionArgs } from '@remix-run/node';

import { saveTyped } from './checkout-page.server';
import { findSession } from '../../http/session.server';
import { paths } from '../../paths';

/** Receives autosaved checkout input. A GET redirects. */
export function loader() {
  return redirect(paths.checkout(), 303);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const session = await findSession(context, request);
  const parts = (['shipping', 'payment'] as const).filter((part) => form.getAll('part').includes(part));
  if (session?.cartId != null) await saveTyped(context, session.cartId, form, parts);
  return new Response(null, { status: 204 });
}
