import { ownPath, RETURN_TO, withParameter } from '../paths';

/** A page after a form of it, still with the list in its address that one came from. */
export function keepReturn(request: Request, path: string): string {
  const returnTo = ownPath(new URL(request.url).searchParams.get(RETURN_TO), '');
  return returnTo === '' ? path : withParameter(path, RETURN_TO, returnTo);
}
