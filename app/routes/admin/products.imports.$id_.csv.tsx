import type { LoaderFunctionArgs } from '@remix-run/node';

import { streamResultParts, findImport } from '../../backoffice/imports/imports.queries.server';
import { isRowGroup } from '../../backoffice/imports/imports.rules';
import { streamCsvFile } from '../../http/csv-file.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';

/** Streams an import's results as CSV, all or one group. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.bulk');
  const job = requireFound(await findImport(context.db, requireId(params['id'])));
  const show = new URL(request.url).searchParams.get('show');
  const group = isRowGroup(show) ? show : undefined;
  return streamCsvFile(streamResultParts(context.db, job.id, group), `import-${job.id}-${group ?? 'rows'}`);
}
