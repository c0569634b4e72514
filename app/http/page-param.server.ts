/** Parses the page number in a list's URL; 1 if it is missing or invalid. */
export function parsePageParam(request: Request): number {
  return Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10) || 1;
}
