import { Form } from '@remix-run/react';

import type { ImportDetail, ImportedRow } from '../../../backoffice/imports/imports.queries.server';
import { ROW_GROUPS, isRowGroup, type RowGroup } from '../../../backoffice/imports/imports.rules';
import type { Page } from '../../../domain/base/shared/paging.rules';
import { paths } from '../../../paths';
import { ItemsRange } from '../../items-range';
import { Moment } from '../../moment';
import { Pager } from '../../pager';
import { ImportRowsTable } from './import-rows-table';
import { StatusLinks } from '../list-filter';
import { ButtonLink } from '../links';
import { formatNumber } from '../../grouped';

const formatRowCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;

interface ImportResultProps {
  job: ImportDetail;
  group: RowGroup;
  rows: ImportedRow[];
  page: Page;
}

/** What a dry run found, or what came of an import, row by row. */
export function ImportResult({ job, group, rows, page }: ImportResultProps) {
  const { counts, id } = job;
  const groups = Object.keys(ROW_GROUPS)
    .filter(isRowGroup)
    .filter((value) => value !== 'conflict' || counts.conflict > 0);
  const hrefOf = (show: string | undefined, number?: number) =>
    paths.admin.import(id, { show, page: number });
  return (
    <>
      <div className="admin-head">
        <StatusLinks
          links={groups.map((value) => ({ value, name: ROW_GROUPS[value], count: counts[value] }))}
          current={group}
          hrefOf={(value) => hrefOf(value)}
        />
        <div className="admin-head__actions">
          <a className="btn" href={paths.admin.importCsv(id, { show: group })}>
            Download these rows
          </a>
          <a className="btn" href={paths.admin.importCsv(id)}>
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

/** What can be done with a dry run. */
export function DryRunActions({ job }: { job: ImportDetail }) {
  const { counts, id } = job;
  const good = counts.new + counts.changed;
  return (
    <section className="panel stack" aria-labelledby="dry-run">
      <h2 id="dry-run">Dry run: nothing is changed yet</h2>
      <p>
        {formatRowCount(counts.new)} would be added, {formatRowCount(counts.changed)} would change products,{' '}
        {formatRowCount(counts.unchanged)} would change nothing, {formatRowCount(counts.rejected)}{' '}
        {counts.rejected === 1 ? 'is' : 'are'} rejected.
      </p>
      {good === 0 ? (
        <p>There is nothing to apply.</p>
      ) : (
        <Form method="post" action={paths.admin.import(id)} className="stack">
          <input type="hidden" name="intent" value="apply" />
          <fieldset className="stack stack--tight">
            <legend className="sr-only">What to apply</legend>
            <label className="check">
              <input
                type="radio"
                name="mode"
                value="all"
                defaultChecked={counts.rejected === 0}
                disabled={counts.rejected > 0}
              />
              <span>
                All or nothing
                <span className="field__hint block">
                  {counts.rejected > 0
                    ? 'Not possible: some rows are rejected.'
                    : 'If one row cannot be applied, everything is taken back.'}
                </span>
              </span>
            </label>
            <label className="check">
              <input type="radio" name="mode" value="good" defaultChecked={counts.rejected > 0} />
              <span>
                Good rows only
                <span className="field__hint block">
                  Rows that are rejected, and products that somebody changes meanwhile, are left as they are
                  and listed.
                </span>
              </span>
            </label>
          </fieldset>
          <div>
            <button type="submit" className="btn btn--primary">
              Apply {formatRowCount(good)}
            </button>
          </div>
        </Form>
      )}
      <div className="admin-head__actions">
        <Form method="post" action={paths.admin.import(id)}>
          <input type="hidden" name="intent" value="columns" />
          <button type="submit" className="btn">
            Correct the columns
          </button>
        </Form>
        <ButtonLink to={paths.admin.importCancel(id)}>Cancel the import…</ButtonLink>
      </div>
    </section>
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
        {state === 'rolled-back' && <strong>Everything was taken back. </strong>}
        {state === 'cancelled' && <strong>This import was cancelled. Nothing was changed. </strong>}
        {state === 'unreadable' && <strong>The file could not be read. </strong>}
        {message}
        {state === 'done' && counts.conflict > 0 && (
          <>{formatRowCount(counts.conflict)} were left because somebody changed their product meanwhile. </>
        )}
        {state === 'done' && counts.rejected > 0 && <>{formatRowCount(counts.rejected)} were rejected. </>}
      </p>
      {finishedAt !== null && (
        <p>
          By {staffName}, <Moment at={finishedAt} />
        </p>
      )}
    </div>
  );
}
