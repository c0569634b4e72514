import { Link } from '@remix-run/react';

export interface Crumb {
  name: string;
  to?: string;
}

/** Where a page stands. The last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb small">
      <ol>
        {crumbs.map(({ name, to }) => (
          <li key={name}>
            {to === undefined ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link className="link" to={to} discover="none">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
