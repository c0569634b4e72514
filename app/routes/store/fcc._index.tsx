import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { findFccId, listFccIds } from '../../domain/goods/fitment/fcc-id.queries.server';
import { paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { FccIdForm } from '../../ui/fitment/fcc-ids';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { plural, t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = staticPageMeta(
  () => t`Find a remote by FCC ID`,
  () => t`Remotes and smart keys by FCC ID.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const typed = (new URL(request.url).searchParams.get('id') ?? '').trim().slice(0, 60);
  const found = typed === '' ? undefined : await findFccId(context.db, typed);
  // The page of an unknown ID explains the problem.
  if (typed !== '') throw redirect(paths.fccId(found ?? typed), 302);
  return { fccIds: await listFccIds(context.db) };
}

export default function FccIdsPage() {
  const { fccIds } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <Breadcrumb crumbs={[{ name: t`Home`, to: paths.home() }, { name: t`FCC IDs` }]} />
      <div className="page__head">
        <h1>
          <Trans>Find a remote by FCC ID</Trans>
        </h1>
        <p className="muted">
          <Trans>Find the FCC ID on the back of the remote. Dashes and caps don’t matter.</Trans>
        </p>
      </div>
      <FccIdForm />
      <section aria-labelledby="ids" className="vehicle-step">
        <h2 id="ids">
          <Trans>FCC IDs we carry</Trans>
        </h2>
        <ul className="fcc-list">
          {fccIds.map(({ fccId, count, makes }) => (
            <li key={fccId}>
              <Link to={paths.fccId(fccId)} discover="none">
                <span className="part-number">{fccId}</span>
                <span className="small muted">
                  {makes} · {plural(count, { one: '# item', other: '# different parts' })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
