import { Link } from '@remix-run/react';

import { JsonLd } from './json-ld';
import { useOrigin } from './seo/origin';
import { buildBreadcrumbData } from './seo/structured-data';
import { t } from '~/i18n/text';

export interface Crumb {
  name: string;
  to?: string;
}

/** A breadcrumb, also as structured data. The last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const origin = useOrigin();
  return (
    <nav aria-label={t`Breadcrumb`} className="breadcrumb small">
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
      {origin !== undefined && <JsonLd data={buildBreadcrumbData(crumbs, origin)} />}
    </nav>
  );
}
