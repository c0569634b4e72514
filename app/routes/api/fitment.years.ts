import { listYears } from '../../api/fitment.calls';
import { getVehicleName, listYears as yearsOfStore } from '../../domain/goods/fitment/fitment.queries.server';
import { createApiRoute, bindCall } from './api-route.server';

const route = createApiRoute(
  bindCall(listYears, async ({ context, query }) => ({
    answer: await yearsOfStore(context.db, await getVehicleName(context.db, query)),
  })),
);

export const loader = route.loader;
export const action = route.action;
