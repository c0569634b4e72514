import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { toStaffActor } from '../../domain/base/audit/actor';
import { startImport } from '../../backoffice/imports/imports.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ImportUploadForm, importUploadValidator } from '../../ui/admin/imports/import-forms';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';

export const meta = createMeta('Import products');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.bulk');
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.bulk');
  const form = await request.formData();
  const file = form.get('file');
  // Returns pasted text; files can't be returned.
  form.delete('file');
  const { data, problem } = await readForm(context, form, importUploadValidator);
  if (problem !== undefined) return problem;
  const actor = { ...toStaffActor(staff, context.requestId), staffId: staff.id };
  try {
    const list =
      file !== null && typeof file !== 'string' && file.size > 0
        ? { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
        : { name: 'Pasted lines', bytes: new TextEncoder().encode(data.pasted) };
    return redirect(adminPaths.import(await startImport(context.db, list, actor)), 303);
  } catch (error) {
    return refuseForm(context, form, getFieldErrors(error, 'file'));
  }
}

export default function ImportProducts() {
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Products', to: adminPaths.products() }, { name: 'Import' }]} />
      <PageHead title="Import products">
        <ButtonLink to={adminPaths.imports()}>Earlier imports</ButtonLink>
        <ButtonLink to={adminPaths.productExport()}>Export</ButtonLink>
      </PageHead>
      <div className="import-start">
        <section className="panel" aria-labelledby="import-file">
          <h2 id="import-file">File</h2>
          <ImportUploadForm />
        </section>
        <section className="panel" aria-labelledby="import-rules">
          <h2 id="import-rules">Import rules</h2>
          <ul className="bullets">
            <li>
              Exports from this store, Shopify, WooCommerce, and Square are recognized. For other files, map
              each column.
            </li>
            <li>Rows are matched by SKU. Existing products are updated, and new ones are created.</li>
            <li>Products without a SKU get a generated one that stays the same in later imports.</li>
            <li>New categories are created only if you confirm them.</li>
            <li>Linked pictures are downloaded after the import.</li>
            <li>Drafts and hidden or archived products stay unpublished.</li>
            <li>Blank text and sale-price cells clear the field. Other blank cells are ignored.</li>
            <li>Preview all changes before you apply them.</li>
          </ul>
        </section>
      </div>
    </>
  );
}
