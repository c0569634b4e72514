import { createCategory, listCategories } from '../../api/catalog.calls';
import { listActiveCategories } from '../../domain/goods/catalog/categories.queries.server';
import { createCategory as addCategory } from '../../domain/goods/catalog/categories.server';
import { createApiRoute, DONE, bindCall, bindCallWithActor } from './api-route.server';

const route = createApiRoute(
  bindCall(listCategories, async ({ context }) => {
    const categories = await listActiveCategories(context.db);
    return {
      answer: categories.map(({ id, name, description, slug, isActive }) => ({
        id,
        name,
        description,
        slug,
        isActive,
      })),
    };
  }),
  bindCallWithActor(createCategory, async ({ context, body: { name, description }, actor }) => ({
    answer: { ...DONE, ...(await addCategory(context.db, { name, description }, actor)) },
  })),
);

export const loader = route.loader;
export const action = route.action;
