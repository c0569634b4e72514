import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { ConflictError, NotFoundError } from '../../domain/base/shared/errors';
import { findApiToken } from '../../domain/base/tokens/tokens.queries.server';
import { revokeApiToken } from '../../domain/base/tokens/tokens.server';
import { unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';
import { ScopeBadges } from '../../ui/admin/tokens/token-table';
import { Moment } from '../../ui/moment';
import { formatPageTitle } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, `Revoke ${data?.token.name ?? 'token'}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'tokens.manage');
  const token = requireFound(await findApiToken(context.db, requireId(params['id'])));
  return { token };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'tokens.manage');
  const id = requireId(params['id']);
  if ((await request.formData()).get('intent') !== 'revoke') throw unknownIntent();
  try {
    const { name } = await revokeApiToken(context.db, id, staff, toStaffActor(staff, context.requestId));
    return await redirectWithToast(context, paths.admin.tokens(), {
      type: 'success',
      message: `${name} is revoked`,
    });
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof ConflictError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return redirectWithToast(context, paths.admin.tokens(), toast);
  }
}

export default function RevokeToken() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Revoke {token.name}?</h1>
      <section className="panel narrow stack">
        <p>
          The token that begins with <span className="part-number">{token.prefix}</span> stops working at
          once, and for good. Programs that use it get 401 from then on.
        </p>
        <p>
          It may: <ScopeBadges scopes={token.scopes} />
        </p>
        <p className="muted small">
          {token.lastUsedAt === null ? (
            'It was never used.'
          ) : (
            <>
              Last used <Moment at={token.lastUsedAt} />
            </>
          )}
        </p>
        <Form method="post" className="cluster cluster--row">
          <input type="hidden" name="intent" value="revoke" />
          {token.revokedAt === null && (
            <button type="submit" className="btn btn--danger">
              Revoke the token
            </button>
          )}
          <ButtonLink to={paths.admin.tokens()}>Keep it</ButtonLink>
        </Form>
      </section>
    </>
  );
}
