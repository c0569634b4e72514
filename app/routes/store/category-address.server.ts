import { redirect, type AppLoadContext } from '@remix-run/node';

import { findFormerSlug } from '../../domain/goods/catalog/categories.queries.server';
import { paths } from '../../paths';
import { createNotFoundResponse } from '../../http/not-found.server';

/** Redirects a former category slug permanently. @throws 404 if there never was one. */
export async function redirectFormerCategory(
  context: AppLoadContext,
  slug: string,
  search: string,
): Promise<Response> {
  const current = await findFormerSlug(context.db, slug);
  if (current === undefined) return createNotFoundResponse();
  return redirect((current === null ? paths.products() : paths.category(current)) + search, 301);
}
