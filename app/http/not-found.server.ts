import { productIdOf } from '../domain/goods/catalog/products.queries.server';

/** A 404 that the nearest boundary turns into the page that helps. Throw it. */
export function notFound(): Response {
  return new Response('Not Found', { status: 404 });
}

/** Returns what was found. @throws the 404 page */
export function requireFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw notFound();
  return found;
}

/** Returns the ID in a segment of the path. @throws the 404 page when it is no ID */
export function requireId(segment: string | undefined): number {
  return requireFound(productIdOf(segment));
}
