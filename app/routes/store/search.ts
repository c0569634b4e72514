import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

import { paths } from '../../paths';

/** The address that other stores have for a search. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(paths.products() + new URL(request.url).search, 301);
}
