import type { BulkRun } from '../../../backoffice/bulk/bulk-runs.queries.server';
import { FORMATS } from '../../../backoffice/imports/import-formats.rules';
import type { ImportDetail, ImportSummary } from '../../../backoffice/imports/imports.queries.server';
import { IMPORT_STATES } from '../../../backoffice/imports/imports.rules';
import { adminPaths } from '../../../admin-paths';
import { Moment } from '../../moment';
import { DataTable } from '../../data-table';
import { TextLink } from '../links';
import { formatNumber } from '../../grouped';
import { usePolling } from '../use-polling';

/** A table of imports. */
export function ImportTable({ imports }: { imports: ImportSummary[] }) {
  return (
    <DataTable
      rows={imports}
      rowKey="id"
      columns={[
        {
          name: 'File',
          cell: ({ id, fileName, format }) => (
            <>
              <TextLink to={adminPaths.import(id)}>{fileName}</TextLink>
              <span className="muted small block">{FORMATS[format]}</span>
            </>
          ),
        },
        { name: 'State', cell: ({ state }) => IMPORT_STATES[state] },
        { name: 'New', isNumber: true, cell: ({ counts }) => formatNumber(counts.new) },
        { name: 'Changed', isNumber: true, cell: ({ counts }) => formatNumber(counts.changed) },
        { name: 'Unchanged', isNumber: true, cell: ({ counts }) => formatNumber(counts.unchanged) },
        { name: 'Rejected', isNumber: true, cell: ({ counts }) => formatNumber(counts.rejected) },
        { name: 'Applied', isNumber: true, cell: ({ counts }) => formatNumber(counts.applied) },
        { name: 'By', cell: ({ staffName }) => staffName },
        { name: 'When', cell: ({ createdAt, finishedAt }) => <Moment at={finishedAt ?? createdAt} /> },
      ]}
    />
  );
}

/** The latest bulk changes. */
export function BulkRunList({ runs }: { runs: Omit<BulkRun, 'counts'>[] }) {
  return (
    <ul className="admin-list panel">
      {runs.map(({ id, title, selection, state, staffName, appliedAt }) => (
        <li key={id}>
          <span>
            <TextLink to={adminPaths.bulkRun(id)}>{title}</TextLink>: {selection}
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

const WORDS = {
  checking: 'Reading the file and comparing it with the catalog',
  applying: 'Applying',
  'rolling-back': 'Rolling back',
} as const;

/** An import's progress, updated automatically. Without JavaScript, the page reloads. */
export function ImportProgress({ job }: { job: ImportDetail & { state: keyof typeof WORDS } }) {
  usePolling(true);
  const { state, progressDone, progressTotal, waitsFor } = job;
  const share = progressTotal === 0 ? 0 : Math.min(1, progressDone / progressTotal);
  return (
    <section className="panel import-progress" aria-labelledby="import-progress">
      <h2 id="import-progress">{WORDS[state]}</h2>
      <progress value={share} max={1} aria-labelledby="import-progress" />
      <p>
        {Math.floor(share * 100)}%
        {state !== 'checking' && `, ${formatNumber(progressDone)} of ${formatNumber(progressTotal)} rows`}
      </p>
      {waitsFor !== undefined && (
        <p>
          Starts after <TextLink to={adminPaths.import(waitsFor)}>import {waitsFor}</TextLink> finishes.
        </p>
      )}
      <p className="muted">You can leave this page. The import is listed under Imports.</p>
    </section>
  );
}
