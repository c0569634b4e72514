import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { listActiveCategories } from '../domain/catalogue/categories.queries.server';
import { createCategory } from '../domain/catalogue/categories.server';
import { CreateCategorySchema } from '../domain/catalogue/category.schema';
import { answerApi, assertMethod, readJson, requireApiActor } from '../http/api.server';

/** SPEC 7: GET /api/categories. */
export function loader({ context }: LoaderFunctionArgs) {
  return answerApi(context, async () => {
    const categories = await listActiveCategories(context.db);
    return Response.json(
      categories.map(({ id, name, description, slug, isActive }) => ({
        id,
        name,
        description,
        slug,
        isActive,
      })),
    );
  });
}

/** SPEC 7: POST /api/categories. The slug follows from the name; a new category is always active. */
export function action({ context, request }: ActionFunctionArgs) {
  return answerApi(context, async () => {
    assertMethod(request, 'POST');
    const actor = await requireApiActor(context, request, 'catalogue.edit');
    const category = await readJson(request, CreateCategorySchema);
    const created = await createCategory(context.db, category, actor);
    return Response.json({ success: true, ...created }, { status: 201 });
  });
}
