import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

import { paths } from '../../paths';

/** SPEC 2.1: one layout called the tools category /tools. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(paths.category('tools-machines-supplies') + new URL(request.url).search, 301);
}
