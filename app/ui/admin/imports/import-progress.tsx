import type { ImportDetail } from '../../../backoffice/imports/imports.queries.server';
import { paths } from '../../../paths';
import { usePolling } from '../use-polling';
import { TextLink } from '../links';
import { formatNumber } from '../../grouped';

const WORDS = {
  checking: 'Reading the file and comparing it with the catalogue',
  applying: 'Applying',
  'rolling-back': 'Taking back what was applied',
} as const;

/** How far an import has come. It follows the work by itself; without JavaScript the page is loaded again. */
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
          It begins when <TextLink to={paths.admin.import(waitsFor)}>import {waitsFor}</TextLink> is through:
          one import works at a time.
        </p>
      )}
      <p className="muted">
        The server goes on by itself. You may leave this page and find it again under Imports.
      </p>
    </section>
  );
}
