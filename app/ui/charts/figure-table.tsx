import type { ReactNode } from 'react';

interface FigureTableProps {
  caption: string;
  columns: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

/** The figures of a plot as a table. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <details className="chart__figures">
      <summary>View as table</summary>
      <div className="table-scroll">
        <table className="table table--dense">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={index === 0 ? undefined : 'num'}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...figures] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {figures.map((figure, index) => (
                  <td key={columns[index + 1]} className="num">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
