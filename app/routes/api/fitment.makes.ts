import { listMakes } from '../../api/fitment.calls';
import { listMakes as makesOfStore } from '../../domain/goods/fitment/fitment.queries.server';
import { createApiRoute, bindCall } from './api-route.server';

const route = createApiRoute(
  bindCall(listMakes, async ({ context }) => ({ answer: await makesOfStore(context.db) })),
);

export const loader = route.loader;
export const action = route.action;
