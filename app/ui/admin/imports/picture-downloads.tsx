import { Form } from '@remix-run/react';

import type { ImportDetail } from '../../../backoffice/imports/imports.queries.server';
import { adminPaths } from '../../../admin-paths';
import { DataTable } from '../../data-table';
import { formatNumber } from '../../grouped';
import { TextLink } from '../links';
import { usePolling } from '../use-polling';

/** The downloads of an applied import's pictures, updated automatically while they go on. */
export function PictureDownloads({ job: { id, pictures } }: { job: ImportDetail }) {
  const { waiting, done, failed, failures } = pictures;
  const total = waiting + done + failed;
  usePolling(waiting > 0);
  if (total === 0) return null;
  return (
    <section className="panel stack import-progress" aria-labelledby="import-pictures">
      <h2 id="import-pictures">{waiting > 0 ? 'Downloading pictures' : 'Pictures'}</h2>
      {waiting > 0 && <progress value={done + failed} max={total} aria-labelledby="import-pictures" />}
      <p>
        {formatNumber(done)} of {formatNumber(total)} downloaded
        {failed > 0 && `, ${formatNumber(failed)} failed`}.
      </p>
      {waiting > 0 && <p className="muted">You can leave this page. Downloads continue in the background.</p>}
      {failures.length > 0 && (
        <>
          <DataTable
            className="table table--dense table--cards"
            rows={failures.map((failure) => ({ ...failure, key: `${failure.line}-${failure.position}` }))}
            rowKey="key"
            columns={[
              {
                name: 'SKU',
                className: 'part-number',
                cell: ({ sku, productId }) =>
                  productId === null ? (
                    sku
                  ) : (
                    <TextLink to={adminPaths.productPictures(productId)}>{sku}</TextLink>
                  ),
              },
              { name: 'Line', isNumber: true, cell: ({ line }) => line },
              { name: 'URL', className: 'break-all', cell: ({ url }) => url },
              { name: 'Reason', cell: ({ reason }) => reason },
            ]}
          />
          {failed > failures.length && (
            <p className="muted">Showing the first {formatNumber(failures.length)}.</p>
          )}
          <Form method="post" action={adminPaths.import(id)}>
            <input type="hidden" name="intent" value="retry" />
            <button type="submit" className="btn">
              Retry failed pictures
            </button>
          </Form>
        </>
      )}
    </section>
  );
}
