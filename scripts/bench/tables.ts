import type { Bar } from './bars';
import type { Purchases } from './purchases';
import type { SizeResults } from './run-results';

/** The page table of one database and size, and what belongs beside it, as Markdown. */
export function pageTable({ database, products, rows, loadBytes, smallest }: SizeResults): string {
  const heads = [
    'page',
    'visitor',
    'median ms',
    'p99 ms',
    'a second, 1 connection',
    'of node:http',
    'a second, 32',
    'of node:http',
    'CPU ms',
    'KB',
  ];
  const lines = rows.map((row) => [
    row.name,
    row.visitor,
    row.times.medianMs.toFixed(2),
    row.times.p99Ms.toFixed(2),
    row.times.perSecond.toFixed(0),
    part(row.times.perSecond, row.bareTimes.perSecond),
    row.load?.perSecond.toFixed(0) ?? '-',
    part(row.load?.perSecond, row.bareLoad?.perSecond),
    row.load?.cpuMs?.toFixed(2) ?? '-',
    (row.bytes / 1000).toFixed(1),
  ]);
  const title = `### ${database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${products.toLocaleString('en-US')} products`;
  const beside = [
    `Memory under load: ${megabytes(loadBytes)}.`,
    ...(smallest === undefined
      ? []
      : [
          `An empty Remix page of as many bytes as the product page, 16 connections: ${part(smallest.emptyRemix.load.perSecond, smallest.emptyRemix.bareLoad.perSecond)} of node:http.`,
          purchasesText(smallest.purchases),
          `Memory at rest: ${megabytes(smallest.starts.restBytes)}.`,
          `Start to first answer: ${smallest.starts.storeMs.toFixed(0)} ms; an empty Express ${smallest.starts.expressMs.toFixed(0)} ms.`,
        ]),
  ];
  return [title, markdown(heads, lines, 2), beside.join(' ')].join('\n\n');
}

export function barTable(bars: Bar[]): string {
  const lines = bars.map(({ name, limit, measured, isMet }) => [
    name,
    limit,
    measured,
    isMet ? 'met' : 'NOT met',
  ]);
  const met = bars.filter(({ isMet }) => isMet).length;
  return [
    '### Bars',
    markdown(['bar', 'at least or at most', 'measured', ''], lines, 4),
    `${met} of ${bars.length} are met.`,
  ].join('\n\n');
}

/** The slow queries, each statement in full. */
export function slowQueryList(all: SizeResults[]): string {
  const lines = all.flatMap(({ database, products, slowQueries }) =>
    slowQueries.map(
      ({ page, sql, medianMs }) => `- ${database}, ${products}, ${page}, ${medianMs.toFixed(0)} ms: ${sql}`,
    ),
  );
  return lines.length === 0 ? '' : ['### Slow queries', lines.join('\n')].join('\n\n');
}

function purchasesText({ perSecond, medianMs, p99Ms, cpuMs }: Purchases): string {
  const cpu = cpuMs === undefined ? '' : `, ${cpuMs.toFixed(0)} ms of processor each`;
  return `Purchases by 16 buyers: ${perSecond.toFixed(1)} a second, median ${medianMs.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms${cpu}.`;
}

function part(own: number | undefined, bare: number | undefined): string {
  return own === undefined || bare === undefined ? '-' : `1/${(bare / own).toFixed(1)}`;
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? 'unknown' : `${(bytes / 1e6).toFixed(0)} MB`;
}

/** @param texts so many columns hold text; the others hold numbers, which end below each other. */
function markdown(heads: string[], lines: string[][], texts: number): string {
  const widths = heads.map((head, column) =>
    Math.max(3, head.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const cell = (text: string, column: number) =>
    column < texts ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  const written = (line: string[]) => `| ${line.map(cell).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column < texts ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [written(heads), `| ${rule.join(' | ')} |`, ...lines.map(written)].join('\n');
}
