import { getCustomer } from '../../api/customer.calls';
import { findCustomerForApi } from '../../api/customers.queries.server';
import { NotFoundError } from '../../domain/base/shared/errors';
import { createApiRoute, bindCallWithActor } from './api-route.server';

const route = createApiRoute(
  bindCallWithActor(getCustomer, async ({ context, params }) => {
    const customer = await findCustomerForApi(context.db, params.id);
    if (customer === undefined) throw new NotFoundError('No account has this ID.');
    return { answer: customer };
  }),
);

export const loader = route.loader;
export const action = route.action;
