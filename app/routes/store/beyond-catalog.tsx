import { Outlet } from '@remix-run/react';
import type { LinksFunction } from '@remix-run/node';

import stylesheet from '../../styles/beyond-catalog.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Adds a style sheet that the catalog's pages don't wait for. */
export default Outlet;
