import { listModels } from '../../api/fitment.calls';
import {
  getVehicleName,
  listModels as modelsOfStore,
} from '../../domain/goods/fitment/fitment.queries.server';
import { makeValue } from '../../domain/goods/fitment/makes.rules';
import { createApiRoute, bindCall } from './api-route.server';

const route = createApiRoute(
  bindCall(listModels, async ({ context, query }) => {
    const { make } = await getVehicleName(context.db, query);
    return { answer: await modelsOfStore(context.db, makeValue(make)) };
  }),
);

export const loader = route.loader;
export const action = route.action;
