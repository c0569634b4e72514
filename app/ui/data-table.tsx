import type { Key, ReactNode } from 'react';

import { ScrollRegion } from './scroll-region';
import { SortedHeading, type Sorting } from './sorted-heading';

export interface Column<Row, By extends string = string> {
  name: string;
  /** Labels the cells on a phone. Defaults to the name. */
  label?: string;
  cell: (row: Row) => ReactNode;
  /** What a click on the heading sorts by. */
  by?: By;
  isNumber?: boolean;
  /** Shows the heading to screen readers only. */
  isHeadingHidden?: boolean;
  /** Marks the column that names the row; the first one by default. */
  isRowHeading?: boolean;
  /** Class of the cells. */
  className?: string;
}

interface DataTableProps<Row, By extends string> {
  rows: readonly Row[];
  /** The property that identifies a row, or a function that returns it. */
  rowKey: keyof Row | ((row: Row) => Key);
  /** Columns that are false are left out. */
  columns: readonly (Column<Row, NoInfer<By>> | false)[];
  /** Left out where the table cannot be sorted. */
  sorting?: Sorting<By> | undefined;
  className?: string;
  /** A row of other cells, below the rows. */
  lastRow?: ReactNode;
  /** The tfoot. */
  footer?: ReactNode;
  /** Accessible name of a table without controls, so that the keyboard can reach and scroll it. */
  region?: string;
}

/** A table of rows; with the class `table--cards`, each row is a card on a phone. A wide table scrolls. */
export function DataTable<Row, By extends string = string>(props: DataTableProps<Row, By>) {
  const {
    rows,
    rowKey,
    sorting,
    lastRow,
    footer,
    className = 'table table--dense table--cards',
    region,
  } = props;
  const columns = props.columns.filter((column) => column !== false);
  const headingIndex = Math.max(
    0,
    columns.findIndex(({ isRowHeading }) => isRowHeading),
  );
  const keyOf = (row: Row) => (typeof rowKey === 'function' ? rowKey(row) : String(row[rowKey]));
  const table = (
    <table className={className}>
      <thead>
        <tr>
          {columns.map(({ name, by, isNumber = false, isHeadingHidden = false }) =>
            by === undefined ? (
              <th key={name} scope="col" className={isNumber ? 'num' : undefined}>
                {isHeadingHidden ? <span className="sr-only">{name}</span> : name}
              </th>
            ) : (
              <SortedHeading key={name} sorting={sorting} by={by} name={name} isNumber={isNumber} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, label = name, cell, isNumber = false, className }, index) =>
              index === headingIndex ? (
                <th key={name} scope="row" className={className ?? (isNumber ? 'num' : undefined)}>
                  {cell(row)}
                </th>
              ) : (
                <td key={name} className={className ?? (isNumber ? 'num' : undefined)} data-label={label}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
        {lastRow}
      </tbody>
      {footer}
    </table>
  );
  if (region !== undefined) return <ScrollRegion name={region}>{table}</ScrollRegion>;
  return <div className="table-scroll">{table}</div>;
}
