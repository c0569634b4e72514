/** A 404 that the nearest boundary turns into the page that helps. Throw it. */
export function notFound(): Response {
  return new Response('Not Found', { status: 404 });
}
