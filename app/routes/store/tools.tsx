import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

import { paths } from '../../paths';

/** The tools category's other URL (SPEC 2.1). */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(paths.category('tools-machines-supplies') + new URL(request.url).search, 301);
}
