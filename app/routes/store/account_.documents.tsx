import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toUserActor } from '../../domain/base/audit/actor';
import { DOCUMENT_KINDS } from '../../domain/goods/documents/document-kinds.rules';
import { FILE_MISSING } from '../../domain/goods/documents/document.schema';
import { listAccountDocuments } from '../../domain/goods/documents/documents.queries.server';
import { uploadDocument } from '../../domain/goods/documents/upload-document.server';
import { nowIso } from '../../domain/base/shared/clock';
import { readAccountHead, requireUser } from '../../http/buyer.server';
import { getFieldErrors, refuseForm } from '../../http/form.server';
import { redirectWithToast } from '../../http/toast.server';
import { isDemoMailOff } from '../../http/demo-mail.server';
import { paths } from '../../paths';
import { AccountPage } from '../../ui/account/account-page';
import { DocumentList } from '../../ui/documents/document-list';
import { UploadForm } from '../../ui/documents/upload-form';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/goods/documents/document.schema').then((schemas) => schemas.UploadDocumentSchema),
);

export const meta = unlistedPageMeta(
  () => t`Licenses and certificates`,
  () => t`Your licenses and tax-exempt certificates.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const signedIn = await requireUser(context, request);
  const documents = await listAccountDocuments(context.db, signedIn.account.id);
  return {
    head: await readAccountHead(context, signedIn),
    documents,
    today: nowIso().slice(0, 10),
    kinds: DOCUMENT_KINDS(),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { account, user } = await requireUser(context, request);
  const form = await request.formData();
  const { data, error } = await validator.validate(form);
  const file = form.get('file');
  // Returns the text input; files can't be returned.
  form.delete('file');
  if (error !== undefined) return refuseForm(context, form, error.fieldErrors);
  if (file === null || typeof file === 'string') return refuseForm(context, form, { file: FILE_MISSING() });
  try {
    const chosen = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    const { isNew } = await uploadDocument(
      context.db,
      account.id,
      data,
      chosen,
      toUserActor(user, context.requestId),
    );
    return await redirectWithToast(context, paths.accountDocuments(), {
      type: 'success',
      message: isNew ? t`Document received` : t`You already uploaded this document`,
      description: isDemoMailOff(context.env) ? t`We’ll review it.` : t`We’ll review it and email you.`,
    });
  } catch (problem) {
    return refuseForm(context, form, getFieldErrors(problem, 'file'));
  }
}

export default function AccountDocuments() {
  const { head, documents, today, kinds } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={t`Licenses and certificates`} head={head}>
      <p>
        <Trans>
          A license on file lets approved accounts order restricted items. With a tax-exempt certificate on
          file, you won’t be charged sales tax.
        </Trans>
      </p>
      <section className="panel stack stack--wide" aria-labelledby="send-document">
        <h2 id="send-document">
          <Trans>Upload a document</Trans>
        </h2>
        <UploadForm key={documents[0]?.id ?? 0} validator={validator} kinds={kinds} />
      </section>
      <section className="stack stack--wide" aria-labelledby="your-documents">
        <h2 id="your-documents">
          <Trans>Your documents</Trans>
        </h2>
        {documents.length === 0 ? (
          <p className="muted">
            <Trans>No documents yet.</Trans>
          </p>
        ) : (
          <DocumentList documents={documents} today={today} />
        )}
      </section>
    </AccountPage>
  );
}
