import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findApiToken } from '../../domain/base/tokens/tokens.queries.server';
import { revokeApiToken } from '../../domain/base/tokens/tokens.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ScopeBadges } from '../../ui/admin/tokens/token-table';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';
import { ConfirmForm } from '../../ui/admin/confirm-page';

export const meta = createMeta<typeof loader>((data) => `Revoke ${data?.token.name ?? 'token'}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'tokens.manage');
  const token = requireFound(await findApiToken(context.db, requireId(params['id'])));
  return { token };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'tokens.manage');
  const id = requireId(params['id']);
  if ((await request.formData()).get('intent') !== 'revoke') throw unknownIntent();
  const page = adminPaths.tokens();
  return answerStaffAction({ context, staff, page }, async (actor) => {
    const { name } = await revokeApiToken(context.db, id, staff, actor);
    return `${name} revoked`;
  });
}

export default function RevokeToken() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Revoke {token.name}?</h1>
      <section className="panel narrow stack">
        <p>
          <span className="part-number">{token.prefix}…</span> stops working immediately. You can’t undo this.
        </p>
        <p>
          Scopes: <ScopeBadges scopes={token.scopes} />
        </p>
        <p className="muted small">
          {token.lastUsedAt === null ? (
            'Never used'
          ) : (
            <>
              Last used <Moment at={token.lastUsedAt} />
            </>
          )}
        </p>
        <ConfirmForm
          intent="revoke"
          button="Revoke token"
          isPossible={token.revokedAt === null}
          back={{ name: 'Keep token', to: adminPaths.tokens() }}
        />
      </section>
    </>
  );
}
