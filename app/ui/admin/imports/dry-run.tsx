import { Form } from '@remix-run/react';

import type { ImportDetail } from '../../../backoffice/imports/imports.queries.server';
import { adminPaths } from '../../../admin-paths';
import { formatNumber } from '../../grouped';
import { ButtonLink } from '../links';
import { formatRowCount } from './import-result';

/** Actions after a dry run. */
export function DryRunActions({ job }: { job: ImportDetail }) {
  const { counts, id, pictures } = job;
  const good = counts.new + counts.changed;
  return (
    <section className="panel stack" aria-labelledby="dry-run">
      <h2 id="dry-run">Preview: nothing has changed yet</h2>
      <p>
        {formatRowCount(counts.new)} to add, {formatRowCount(counts.changed)} to update,{' '}
        {formatRowCount(counts.unchanged)} unchanged, {formatRowCount(counts.rejected)} rejected.
      </p>
      <DryRunNotices job={job} />
      {good === 0 && pictures.staged === 0 ? (
        <p>Nothing to apply.</p>
      ) : (
        <Form method="post" action={adminPaths.import(id)} className="stack">
          <input type="hidden" name="intent" value="apply" />
          <fieldset className="stack stack--tight">
            <legend className="sr-only">Rows to apply</legend>
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
                    ? 'Not available because some rows are rejected.'
                    : 'If a row fails, the whole import is rolled back.'}
                </span>
              </span>
            </label>
            <label className="check">
              <input type="radio" name="mode" value="good" defaultChecked={counts.rejected > 0} />
              <span>
                Valid rows only
                <span className="field__hint block">
                  Rejected rows and products changed by others are skipped and listed.
                </span>
              </span>
            </label>
          </fieldset>
          <div>
            <button type="submit" className="btn btn--primary">
              {good === 0
                ? `Download ${formatNumber(pictures.staged)} ${pictures.staged === 1 ? 'picture' : 'pictures'}`
                : `Apply ${formatRowCount(good)}`}
            </button>
          </div>
        </Form>
      )}
      <div className="admin-head__actions">
        <Form method="post" action={adminPaths.import(id)}>
          <input type="hidden" name="intent" value="columns" />
          <button type="submit" className="btn">
            Edit columns
          </button>
        </Form>
        <ButtonLink to={adminPaths.importCancel(id)}>Cancel import…</ButtonLink>
      </div>
    </section>
  );
}

/** What the file leaves open, and how the import reads it. */
function DryRunNotices({ job }: { job: ImportDetail }) {
  const { derivedCount, unknownStockCount, assumedStock, pictures, newCategories } = job;
  return (
    <>
      {derivedCount + unknownStockCount + pictures.staged > 0 && (
        <ul className="bullets import-notices">
          {derivedCount > 0 && (
            <li>
              {formatRowCount(derivedCount)} without a SKU {derivedCount === 1 ? 'gets' : 'get'} a generated
              SKU.
            </li>
          )}
          {unknownStockCount > 0 && (
            <li>
              {formatRowCount(unknownStockCount)} {unknownStockCount === 1 ? 'is' : 'are'} marked in stock
              without a quantity.{' '}
              {assumedStock === null
                ? 'Stock is unchanged. New products start at 0.'
                : `Stock is set to ${formatNumber(assumedStock)}.`}
            </li>
          )}
          {pictures.staged > 0 && (
            <li>
              {formatNumber(pictures.staged)} {pictures.staged === 1 ? 'picture' : 'pictures'} will be
              downloaded.
            </li>
          )}
        </ul>
      )}
      {newCategories.length > 0 && <NewCategories job={job} />}
    </>
  );
}

/** The CSV file names the rest in its rows. */
const MAX_SHOWN = 50;

function NewCategories({ job }: { job: ImportDetail }) {
  const { id, newCategories, createsCategories, fallbackCategoryId } = job;
  return (
    <section className="stack stack--tight" aria-labelledby="new-categories">
      <h3 id="new-categories">{createsCategories ? 'Categories to create' : 'New categories'}</h3>
      <ul className="bullets import-notices">
        {newCategories.slice(0, MAX_SHOWN).map(({ path, rows }) => (
          <li key={path}>
            {path} <span className="muted">({formatRowCount(rows)})</span>
          </li>
        ))}
        {newCategories.length > MAX_SHOWN && (
          <li className="muted">and {formatNumber(newCategories.length - MAX_SHOWN)} more</li>
        )}
      </ul>
      {createsCategories ? (
        <p>These categories are created when you apply the import.</p>
      ) : (
        <>
          <p>
            {fallbackCategoryId === null
              ? 'Their rows will be rejected.'
              : 'New products go to the default category.'}
          </p>
          <Form method="post" action={adminPaths.import(id)}>
            <input type="hidden" name="intent" value="create-categories" />
            <button type="submit" className="btn">
              Create {newCategories.length === 1 ? 'this category' : 'these categories'} with the import
            </button>
          </Form>
        </>
      )}
    </section>
  );
}
