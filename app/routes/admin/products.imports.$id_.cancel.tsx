import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { findImport } from '../../backoffice/imports/imports.queries.server';
import { cancelImport } from '../../backoffice/imports/imports.server';
import { ConflictError, NotFoundError } from '../../domain/base/shared/errors';
import { unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';
import { formatPageTitle } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Cancel the import') }];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.bulk');
  const job = requireFound(await findImport(context.db, requireId(params['id'])));
  return { id: job.id, fileName: job.fileName };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalogue.bulk');
  const id = requireId(params['id']);
  const form = await request.formData();
  if (form.get('intent') !== 'cancel') throw unknownIntent();
  try {
    await cancelImport(context.db, id, toStaffActor(staff, context.requestId));
    const toast = {
      type: 'success',
      message: 'Import cancelled',
      description: 'Nothing was changed.',
    } as const;
    return await redirectWithToast(context, paths.admin.imports(), toast);
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof ConflictError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return redirectWithToast(context, paths.admin.import(id), toast);
  }
}

export default function CancelImport() {
  const { id, fileName } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Cancel the import of {fileName}</h1>
      <section className="panel narrow stack">
        <p>The file and what the dry run found are forgotten. Nothing of the catalogue was changed.</p>
        <Form method="post" className="form-buttons">
          <ButtonLink to={paths.admin.import(id)}>Go back to it</ButtonLink>
          <button type="submit" name="intent" value="cancel" className="btn btn--primary">
            Cancel the import
          </button>
        </Form>
      </section>
    </>
  );
}
