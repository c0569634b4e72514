import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listApiTokens } from '../../domain/base/tokens/tokens.queries.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { serverPaths } from '../../server-paths';
import { TokenTable } from '../../ui/admin/tokens/token-table';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { EmptyList } from '../../ui/admin/empty-list';
import { PageHead } from '../../ui/admin/page-head';

export const meta = createMeta('API tokens');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'tokens.manage');
  return { tokens: await listApiTokens(context.db) };
}

export default function Tokens() {
  const { tokens } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="API tokens">
        {tokens.length > 0 && (
          <ButtonLink look="primary" to={adminPaths.newToken()}>
            Create token
          </ButtonLink>
        )}
      </PageHead>
      <p className="muted">
        <a href={serverPaths.apiDocs()}>API documentation</a>
      </p>
      {tokens.length === 0 ? (
        <EmptyList icon="key-round" empty="No API tokens yet">
          <ButtonLink to={adminPaths.newToken()}>Create token</ButtonLink>
        </EmptyList>
      ) : (
        <TokenTable tokens={tokens} />
      )}
    </>
  );
}
