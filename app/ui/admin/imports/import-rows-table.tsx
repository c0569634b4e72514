import type { ImportedRow } from '../../../backoffice/imports/imports.queries.server';
import type { RowGroup } from '../../../backoffice/imports/imports.rules';

/** As many changed fields of a row as a table shows; the CSV file has them all. */
const MAX_FIELDS = 6;

/** Rows of a file: what each changes, or why it is rejected. */
export function ImportRowsTable({ rows, group }: { rows: ImportedRow[]; group: RowGroup }) {
  const isRejected = group === 'rejected';
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards import-rows">
        <thead>
          <tr>
            <th scope="col">SKU</th>
            <th scope="col" className="num">
              Line
            </th>
            <th scope="col">{isRejected ? 'Column and reason' : 'Field: old → new'}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <th scope="row" className="part-number">
                {row.sku === '' ? 'no SKU' : row.sku}
              </th>
              <td className="num" data-label="Line">
                {row.line}
              </td>
              <td data-label={isRejected ? 'Reason' : 'Fields'}>
                {isRejected ? <Problems row={row} /> : <Changes row={row} isNew={group === 'new'} />}
                {row.note !== '' && <p>{row.note}.</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
