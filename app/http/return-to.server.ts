import { adminPaths } from '../admin-paths';
import { getLocalPath, RETURN_TO, withParameter } from '../paths';

/** Returns the page to return to, from the URL. */
export function getReturnPath(request: Request, fallback: string): string {
  return getLocalPath(new URL(request.url).searchParams.get(RETURN_TO), fallback);
}

/** Keeps the list to return to in a page's URL. */
export function keepReturn(request: Request, path: string): string {
  const returnTo = getReturnPath(request, '');
  return returnTo === '' ? path : withParameter(path, RETURN_TO, returnTo);
}

/** Returns the page in the URL's `redirectTo`, or the product list. */
export function getProductListPath(request: Request): string {
  return getLocalPath(new URL(request.url).searchParams.get('redirectTo'), adminPaths.products());
}
