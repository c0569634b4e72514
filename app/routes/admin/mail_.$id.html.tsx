import type { LoaderFunctionArgs } from '@remix-run/node';

import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import { fillInStoreFacts } from '../../domain/base/mail/mail-template.server';
import { findMail } from '../../domain/base/mail/outbox.queries.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { getStoreFacts } from '../../http/origin.server';
import { requireStaff } from '../../http/session.server';

/** Returns a mail's HTML for its frame. The CSP allows only styles. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'mail.view');
  const id = parseProductId(params['id']);
  const mail = id === undefined ? undefined : await findMail(context.db, id);
  if (mail === undefined || mail.html === '') throw createNotFoundResponse();
  return new Response(fillInStoreFacts(mail.html, getStoreFacts(context, request)), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
      'Cache-Control': 'no-store',
    },
  });
}
