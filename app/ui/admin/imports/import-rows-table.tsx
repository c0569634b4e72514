import type { ImportedRow } from '../../../backoffice/imports/imports.queries.server';
import type { RowGroup } from '../../../backoffice/imports/imports.rules';
import { DataTable } from '../../data-table';

/** As many changed fields of a row as a table shows; the CSV file has them all. */
const MAX_FIELDS = 6;

/** Rows of a file: what each changes, or why it is rejected. */
export function ImportRowsTable({ rows, group }: { rows: ImportedRow[]; group: RowGroup }) {
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
            <>
              {isRejected ? <Problems row={row} /> : <Changes row={row} isNew={group === 'new'} />}
              {row.note !== '' && <p>{row.note}.</p>}
            </>
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
  if (row.changes.length === 0) return <>Nothing differs</>;
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
