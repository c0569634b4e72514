import { createCategory, listCategories } from '../domain/api/catalogue.calls';
import { listActiveCategories } from '../domain/catalogue/categories.queries.server';
import { createCategory as addCategory } from '../domain/catalogue/categories.server';
import { apiRoute, DONE, on, onBehalf } from '../http/api-route.server';

const route = apiRoute(
  on(listCategories, async ({ context }) => {
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
  onBehalf(createCategory, async ({ context, body: { name, description }, actor }) => ({
    answer: { ...DONE, ...(await addCategory(context.db, { name, description }, actor)) },
  })),
);

export const loader = route.loader;
export const action = route.action;
