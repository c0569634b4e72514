import http from 'node:http';

import { DEMO_STAFF } from '../../app/domain/base/staff/staff.schema';
import { HttpBuyer } from '../../tests/support/http-buyer';
import { askOver, type Headers, type Target } from './requests';

/** Nobody is served from the pages that are kept; for the others each page is made. */
export type Visitor = 'nobody' | 'session' | 'staff';

export type Visitors = Record<Visitor, Headers>;

/** A buyer without JavaScript who keeps their connection. */
export function buyerAt({ origin }: Target): HttpBuyer {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return new HttpBuyer({ ask: (path, question) => askOver(agent, origin, path, question) });
}

/** What each kind of visitor sends along. The session is a real one, with two lines in its cart. */
export async function openVisitors(store: Target): Promise<Visitors> {
  const buyer = buyerAt(store);
  await buyer.addToCart(1, 1);
  await buyer.addToCart(2, 2);
  const clerk = buyerAt(store);
  const signedIn = await clerk.post('/admin/login', { ...DEMO_STAFF });
  if (signedIn.status !== 302 && signedIn.status !== 303)
    throw new Error(`The login answered ${signedIn.status}.`);
  // The toasts of both are shown once, and not with every page that is measured.
  await buyer.open('/cart');
  await clerk.open('/admin/dashboard');
  const nobody = { 'accept-encoding': 'identity' };
  return {
    nobody,
    session: { ...nobody, cookie: buyer.cookie },
    staff: { ...nobody, cookie: clerk.cookie },
  };
}
