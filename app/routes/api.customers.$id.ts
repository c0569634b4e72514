import { getCustomer } from '../domain/api/customer.calls';
import { findCustomerForApi } from '../domain/customers/api-customers.queries.server';
import { NotFoundError } from '../domain/shared/errors';
import { apiRoute, onBehalf } from '../http/api-route.server';

const route = apiRoute(
  onBehalf(getCustomer, async ({ context, params }) => {
    const customer = await findCustomerForApi(context.db, params.id);
    if (customer === undefined) throw new NotFoundError('There is no such account.');
    return { answer: customer };
  }),
);

export const loader = route.loader;
export const action = route.action;
