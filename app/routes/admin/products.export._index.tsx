import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { selectChosenProducts } from '../../backoffice/bulk/bulk-selection.server';
import { countRows } from '../../domain/base/shared/list-queries.server';
import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { EXPORT_KINDS, isExportKind } from '../../backoffice/imports/export-kinds.rules';
import { FIELDS } from '../../backoffice/imports/import-fields.rules';
import { parseBulkFilter } from '../../backoffice/bulk/bulk-change.schema';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { ButtonLink, TextLink } from '../../ui/admin/links';
import { formatNumber } from '../../ui/grouped';
import { PageHead } from '../../ui/admin/page-head';

export const meta = createMeta('Export products');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.view');
  const filter = parseBulkFilter(new URL(request.url).searchParams);
  const categories = await listCategoriesWithCounts(context.db);
  const named = categories.find(({ id }) => String(id) === filter.category)?.name;
  return {
    filter,
    categoryName: named ?? filter.category,
    count: await countRows(selectChosenProducts(context.db, { productIds: undefined, filter })),
  };
}

const kinds = Object.keys(EXPORT_KINDS).filter(isExportKind);

export default function ExportProducts() {
  const { filter, categoryName, count } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const filtered = [filter.q !== '' && `“${filter.q}”`, categoryName, filter.status].filter(Boolean);
  return (
    <>
      <Breadcrumb
        crumbs={[{ name: 'Products', to: adminPaths.products({ ...filter }) }, { name: 'Export' }]}
      />
      <PageHead title="Export products">
        {may('catalog.bulk') && <ButtonLink to={adminPaths.productImport()}>Import</ButtonLink>}
      </PageHead>
      <p>
        <strong>
          {formatNumber(count)} {count === 1 ? 'product' : 'products'}
        </strong>
        {filtered.length > 0 ? ` match ${filtered.join(', ')}.  ` : ' (all). '}
        {filtered.length > 0 && <TextLink to={adminPaths.productExport()}>Export all products</TextLink>}
      </p>
      <ul className="export-kinds">
        {kinds.map((kind) => (
          <li key={kind} className="panel">
            <h2>{EXPORT_KINDS[kind].name}</h2>
            <p>{EXPORT_KINDS[kind].note}</p>
            <p className="small muted">
              {EXPORT_KINDS[kind].fields.map((field) => FIELDS[field].heading).join(', ')}
            </p>
            <a className="btn" href={adminPaths.productExportCsv({ what: kind, ...filter })}>
              Download {EXPORT_KINDS[kind].name.toLowerCase()} as CSV
            </a>
          </li>
        ))}
      </ul>
      <p className="muted">You can edit these files, then import them again.</p>
    </>
  );
}
