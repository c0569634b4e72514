import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { createApiToken } from '../../domain/base/tokens/tokens.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { newTokenValidator, TokenForm } from '../../ui/admin/tokens/token-table';
import { createMeta } from '../../ui/page-title';
import { BackTo } from '../../ui/admin/back-to-list';
import { SecretPage } from '../../ui/admin/secret-page';

export const meta = createMeta('Create API token');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'tokens.manage');
  return null;
}

/** No redirect, because the token is shown only in this response. */
export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'tokens.manage');
  const form = await request.formData();
  const { data: wanted, problem } = await readForm(context, form, newTokenValidator);
  if (problem !== undefined) return problem;
  try {
    const { token } = await createApiToken(context.db, wanted, staff, toStaffActor(staff, context.requestId));
    return data({ created: { name: wanted.name, token } }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return refuseForm(context, form, getFieldErrors(error, 'name'), {
      replace: { scopes: form.getAll('scopes') },
    });
  }
}

export default function NewToken() {
  const answer = useActionData<typeof action>();
  if (answer !== undefined && 'created' in answer) return <CreatedToken {...answer.created} />;
  return (
    <>
      <BackTo to={adminPaths.tokens()} name="API tokens" />
      <h1>Create API token</h1>
      <section className="panel narrow">
        <TokenForm />
      </section>
    </>
  );
}

function CreatedToken({ name, token }: { name: string; token: string }) {
  return (
    <SecretPage
      title="Token created"
      id="new-token"
      label={
        <>
          Token for <strong>{name}</strong>
        </>
      }
      secret={token}
      warning="Copy this token now. You won’t be able to see it again."
      doneTo={adminPaths.tokens()}
    >
      <p className="muted small">
        Send it with every request: <code>Authorization: Bearer {'<token>'}</code>
      </p>
    </SecretPage>
  );
}
