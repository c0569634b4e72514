import { getLocalPath, paths, RETURN_TO, withParameter } from '../paths';

/** Keeps the list to return to in a page's URL. */
export function keepReturn(request: Request, path: string): string {
  const returnTo = getLocalPath(new URL(request.url).searchParams.get(RETURN_TO), '');
  return returnTo === '' ? path : withParameter(path, RETURN_TO, returnTo);
}

/** Returns the page in the URL's `redirectTo`, or the product list. */
export function getProductListPath(request: Request): string {
  return getLocalPath(new URL(request.url).searchParams.get('redirectTo'), paths.admin.products());
}
