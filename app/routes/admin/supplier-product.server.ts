import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';

import { findSupplierProduct } from '../../domain/supply/purchasing/supplier-products.queries.server';
import { findSupplier } from '../../domain/supply/purchasing/suppliers.queries.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import { createNotFoundResponse, requireId } from '../../http/not-found.server';

/** Parses supplier and product IDs from the URL. @throws 404 if invalid. */
export function parseSupplierProductParams(params: LoaderFunctionArgs['params']): {
  supplierId: number;
  productId: number;
} {
  const supplierId = requireId(params['id']);
  const productId = requireId(params['productId']);
  return { supplierId, productId };
}

/** Reads a supplier's product and the page to return to. @throws 404 */
export async function readSupplierProduct(
  context: AppLoadContext,
  request: Request,
  { supplierId, productId }: ReturnType<typeof parseSupplierProductParams>,
) {
  const supplier = await findSupplier(context.db, supplierId);
  const product = await findSupplierProduct(context.db, supplierId, productId);
  if (supplier === undefined || product === undefined) throw createNotFoundResponse();
  const returnTo = new URL(request.url).searchParams.get('returnTo');
  return { supplier, product, returnTo: getLocalPath(returnTo, adminPaths.supplier(supplierId)) };
}
