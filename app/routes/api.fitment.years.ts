import { listYears } from '../domain/api/fitment.calls';
import { getVehicleName, listYears as yearsOfStore } from '../domain/fitment/fitment.queries.server';
import { apiRoute, on } from '../http/api-route.server';

const route = apiRoute(
  on(listYears, async ({ context, query }) => ({
    answer: await yearsOfStore(context.db, await getVehicleName(context.db, query)),
  })),
);

export const loader = route.loader;
export const action = route.action;
