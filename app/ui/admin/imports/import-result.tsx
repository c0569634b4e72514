import type { ImportDetail, ImportedRow } from '../../../backoffice/imports/imports.queries.server';
import { isRowGroup, ROW_GROUPS, type RowGroup } from '../../../backoffice/imports/imports.rules';
import type { Page } from '../../../domain/base/shared/paging.rules';
import { adminPaths } from '../../../admin-paths';
import { ItemsRange } from '../../items-range';
import { Moment } from '../../moment';
import { Pager } from '../../pager';
import { StatusLinks } from '../list-filter';
import { formatNumber } from '../../grouped';
import { DataTable } from '../../data-table';

export const formatRowCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;

interface ImportResultProps {
  job: ImportDetail;
  group: RowGroup;
  rows: ImportedRow[];
  page: Page;
}

/** The rows of a dry run or a finished import. */
export function ImportResult({ job, group, rows, page }: ImportResultProps) {
  const { counts, id } = job;
  const groups = Object.keys(ROW_GROUPS)
    .filter(isRowGroup)
    .filter((value) => value !== 'conflict' || counts.conflict > 0);
  const hrefOf = (show: string | undefined, number?: number) => adminPaths.import(id, { show, page: number });
  return (
    <>
      <div className="admin-head">
        <StatusLinks
          links={groups.map((value) => ({ value, name: ROW_GROUPS[value], count: counts[value] }))}
          current={group}
          hrefOf={(value) => hrefOf(value)}
        />
        <div className="admin-head__actions">
          <a className="btn" href={adminPaths.importCsv(id, { show: group })}>
            Download these rows
          </a>
          <a className="btn" href={adminPaths.importCsv(id)}>
            Download all rows
          </a>
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="muted">No rows are {ROW_GROUPS[group].toLowerCase()}.</p>
      ) : (
        <>
          <ItemsRange page={page} />
          <ImportRowsTable rows={rows} group={group} />
          <Pager page={page} hrefOf={(number) => hrefOf(group, number)} />
        </>
      )}
    </>
  );
}

/** How an import ended. */
export function ImportEnd({ job }: { job: ImportDetail }) {
  const { state, counts, message, finishedAt, staffName } = job;
  const isGood = state === 'done' && counts.conflict + counts.rejected === 0;
  return (
    <div className={`notice ${isGood ? 'notice--good' : 'notice--warn'}`}>
      <p>
        {state === 'done' && <strong>{formatRowCount(counts.applied)} applied. </strong>}
        {state === 'rolled-back' && <strong>Import rolled back. </strong>}
        {state === 'cancelled' && <strong>Import canceled. Nothing was changed. </strong>}
        {state === 'unreadable' && <strong>The file can’t be read. </strong>}
        {message}
        {state === 'done' && counts.conflict > 0 && (
          <>{formatRowCount(counts.conflict)} skipped: product changed by someone else. </>
        )}
        {state === 'done' && counts.rejected > 0 && (
          <>
            {formatRowCount(counts.rejected)} {counts.rejected === 1 ? 'was' : 'were'} rejected.{' '}
          </>
        )}
      </p>
      {finishedAt !== null && (
        <p>
          By {staffName}, <Moment at={finishedAt} />
        </p>
      )}
    </div>
  );
}

/** Maximum changed fields shown per row; the CSV file has all. */
const MAX_FIELDS = 6;

/** Rows of an import, with their changes or the reason for rejection. */
function ImportRowsTable({ rows, group }: { rows: ImportedRow[]; group: RowGroup }) {
  const isRejected = group === 'rejected';
  return (
    <DataTable
      className="table table--dense table--cards import-rows"
      rows={rows}
      rowKey="line"
      columns={[
        { name: 'SKU', className: 'part-number', cell: (row) => (row.sku === '' ? 'no SKU' : row.sku) },
        { name: 'Line', isNumber: true, cell: (row) => row.line },
        {
          name: isRejected ? 'Column and reason' : 'Field: old → new',
          label: isRejected ? 'Reason' : 'Fields',
          cell: (row) => (
            <div>
              {isRejected ? <Problems row={row} /> : <Changes row={row} isNew={group === 'new'} />}
              {row.notices.map(({ column, message }) => (
                <p key={column + message} className="small muted">
                  {column}: {message}.
                </p>
              ))}
              {row.note !== '' && <p>{row.note}.</p>}
            </div>
          ),
        },
      ]}
    />
  );
}

function Problems({ row }: { row: ImportedRow }) {
  return (
    <ul>
      {row.problems.map(({ column, message }) => (
        <li key={column + message}>
          {column !== '' && <strong>{column}: </strong>}
          {message}.
        </li>
      ))}
    </ul>
  );
}

function Changes({ row, isNew }: { row: ImportedRow; isNew: boolean }) {
  if (row.changes.length === 0) return <>No differences</>;
  return (
    <ul>
      {row.changes.slice(0, MAX_FIELDS).map(({ field, before, after }) => (
        <li key={field}>
          {field}: {!isNew && `${shorten(before)} → `}
          <strong>{shorten(after)}</strong>
        </li>
      ))}
      {row.changes.length > MAX_FIELDS && (
        <li className="muted">and {row.changes.length - MAX_FIELDS} more fields</li>
      )}
    </ul>
  );
}

function shorten(text: string): string {
  if (text === '') return 'empty';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
