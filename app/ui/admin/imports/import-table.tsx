import { Link } from '@remix-run/react';

import type { BulkRun } from '../../../backoffice/bulk/bulk-runs.queries.server';
import { FORMATS } from '../../../backoffice/imports/import-formats.rules';
import type { ImportSummary } from '../../../backoffice/imports/imports.queries.server';
import { IMPORT_STATES } from '../../../backoffice/imports/imports.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';

const number = new Intl.NumberFormat('en-US');

/** Imports with who sent them, when, and what came of them. */
export function ImportTable({ imports }: { imports: ImportSummary[] }) {
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">State</th>
            <th scope="col" className="num">
              New
            </th>
            <th scope="col" className="num">
              Changed
            </th>
            <th scope="col" className="num">
              Unchanged
            </th>
            <th scope="col" className="num">
              Rejected
            </th>
            <th scope="col" className="num">
              Applied
            </th>
            <th scope="col">By</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {imports.map(({ id, fileName, format, state, counts, staffName, createdAt, finishedAt }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="link" to={paths.admin.import(id)} discover="none">
                  {fileName}
                </Link>
                <span className="muted small block">{FORMATS[format]}</span>
              </th>
              <td data-label="State">{IMPORT_STATES[state]}</td>
              <td className="num" data-label="New">
                {number.format(counts.new)}
              </td>
              <td className="num" data-label="Changed">
                {number.format(counts.changed)}
              </td>
              <td className="num" data-label="Unchanged">
                {number.format(counts.unchanged)}
              </td>
              <td className="num" data-label="Rejected">
                {number.format(counts.rejected)}
              </td>
              <td className="num" data-label="Applied">
                {number.format(counts.applied)}
              </td>
              <td data-label="By">{staffName}</td>
              <td data-label="When">
                <Moment at={finishedAt ?? createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The latest bulk changes, each with its result and its undo. */
export function BulkRunList({ runs }: { runs: Omit<BulkRun, 'counts'>[] }) {
  return (
    <ul className="admin-list panel">
      {runs.map(({ id, title, selection, state, staffName, appliedAt }) => (
        <li key={id}>
          <span>
            <Link className="link" to={paths.admin.bulkRun(id)} discover="none">
              {title}
            </Link>
            : {selection}
            {state === 'undone' && ', undone'}
          </span>
          <span className="small muted">
            {staffName}, <Moment at={appliedAt ?? ''} />
          </span>
        </li>
      ))}
    </ul>
  );
}
