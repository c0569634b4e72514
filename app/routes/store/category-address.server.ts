import { redirect, type AppLoadContext } from '@remix-run/node';

import { findFormerSlug } from '../../domain/goods/catalog/categories.queries.server';
import { paths } from '../../paths';
import { notFound } from '../../http/not-found.server';

/**
 * The answer where no category of the store has an address: one that a category had once leads to what came in its
 * place, for good; any other is a 404.
 */
export async function redirectFormerCategory(
  context: AppLoadContext,
  slug: string,
  search: string,
): Promise<Response> {
  const current = await findFormerSlug(context.db, slug);
  if (current === undefined) return notFound();
  return redirect((current === null ? paths.products() : paths.category(current)) + search, 301);
}
