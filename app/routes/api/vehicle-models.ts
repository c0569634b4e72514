import { listVehicleModels } from '../../api/catalog.calls';
import { listModels } from '../../domain/goods/fitment/fitment.queries.server';
import { createApiRoute, bindCall } from './api-route.server';

const route = createApiRoute(
  bindCall(listVehicleModels, async ({ context, query }) => ({
    answer: { models: await listModels(context.db, query.make ?? '') },
  })),
);

export const loader = route.loader;
export const action = route.action;
