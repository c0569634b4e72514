import { parseProductId } from '../domain/goods/catalog/products.queries.server';

/** Creates a 404 to throw; the nearest error boundary renders it. */
export function createNotFoundResponse(): Response {
  return new Response('Not Found', { status: 404 });
}

/** Returns what was found. @throws the 404 page */
export function requireFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw createNotFoundResponse();
  return found;
}

/** Parses the ID in a path segment. @throws the 404 page if it is invalid */
export function requireId(segment: string | undefined): number {
  return requireFound(parseProductId(segment));
}
