import { Form } from '@remix-run/react';

import { listOutcomes } from '../../../backoffice/bulk/bulk-outcomes.rules';
import type { BulkRun, BulkRunProduct } from '../../../backoffice/bulk/bulk-runs.queries.server';
import type { Page } from '../../../domain/base/shared/paging.rules';
import { adminPaths } from '../../../admin-paths';
import { Breadcrumb } from '../../breadcrumb';
import { Moment } from '../../moment';
import { StatusLinks } from '../list-filter';
import { ButtonLink } from '../links';
import { formatNumber } from '../../grouped';
import { PagedList } from '../list-page';
import { PageHead } from '../page-head';
import type { BulkState } from '../../../backoffice/bulk/bulk-change.rules';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { DataTable } from '../../data-table';

interface BulkRunPageProps {
  run: BulkRun;
  outcome: BulkRunProduct['outcome'];
  products: BulkRunProduct[];
  page: Page;
  categoryNames: Record<number, string>;
}

const products = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;

/** A bulk change: the preview, or the result once applied. */
export function BulkRunPage({ run, outcome, products: rows, page, categoryNames }: BulkRunPageProps) {
  const hrefOf = (show: string | undefined, number?: number) =>
    adminPaths.bulkRun(run.id, { show, page: number });
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Products', to: run.returnTo }, { name: 'Bulk change' }]} />
      <PageHead title={run.title}>
        <BulkRunActions run={run} />
      </PageHead>
      <BulkRunSummary run={run} />
      <StatusLinks links={listOutcomes(run)} current={outcome} hrefOf={(value) => hrefOf(value)} />
      <PagedList
        page={page}
        hrefOf={(number) => hrefOf(outcome, number)}
        empty={{
          icon: 'circle-check',
          empty: 'No products would change',
          children: <ButtonLink to={run.returnTo}>Back to products</ButtonLink>,
        }}
      >
        <BulkRunTable products={rows} categoryNames={categoryNames} />
      </PagedList>
    </>
  );
}

function BulkRunActions({ run }: { run: BulkRun }) {
  const { state, counts, id, returnTo } = run;
  return (
    <>
      <ButtonLink to={returnTo}>{state === 'preview' ? 'Cancel' : 'Back to products'}</ButtonLink>
      {state === 'preview' && counts.change > 0 && (
        <Form method="post" action={adminPaths.bulkRun(id)}>
          <input type="hidden" name="intent" value="apply" />
          <button type="submit" className="btn btn--primary">
            Apply to {products(counts.change)}
          </button>
        </Form>
      )}
      {state === 'applied' && counts.applied > 0 && (
        <ButtonLink to={adminPaths.bulkUndo(id)}>Undo…</ButtonLink>
      )}
    </>
  );
}

function BulkRunSummary({ run }: { run: BulkRun }) {
  const { state, counts, appliedAt, undoneAt, staffName, selection } = run;
  if (state === 'preview')
    return (
      <p>
        {selection}: <strong>{products(counts.change)} will change</strong>, {formatNumber(counts.refused)}{' '}
        {counts.refused === 1 ? 'is' : 'are'} rejected, and {formatNumber(counts.same)}{' '}
        {counts.same === 1 ? 'stays' : 'stay'} the same. Nothing has changed yet.
      </p>
    );
  const done = state === 'applied' ? counts.applied : counts.restored;
  return (
    <div className={`notice ${counts.moved + counts.kept > 0 ? 'notice--warn' : 'notice--good'}`}>
      <p>
        <strong>
          {products(done)} {state === 'applied' ? 'changed' : 'restored'}
        </strong>
        . {selection}. By {staffName}, <Moment at={(state === 'applied' ? appliedAt : undoneAt) ?? ''} />
      </p>
      {counts.moved > 0 && <p>{products(counts.moved)} skipped: changed since the preview.</p>}
      {counts.kept > 0 && <p>{products(counts.kept)} not restored: changed later.</p>}
    </div>
  );
}

interface BulkRunTableProps {
  products: BulkRunProduct[];
  categoryNames: Record<number, string>;
}

/** Products of a bulk change, with their values before and after. */
function BulkRunTable({ products, categoryNames }: BulkRunTableProps) {
  const hasNotes = products.some(({ problem, outcome }) => problem !== '' || NOTES[outcome] !== '');
  const textsOf = ({ before, after }: BulkRunProduct) => listDifferences(before, after, categoryNames);
  return (
    <DataTable
      rows={products}
      rowKey="productId"
      columns={[
        {
          name: 'Product',
          cell: ({ name, sku }) => (
            <>
              {name} <span className="part-number muted block">{sku}</span>
            </>
          ),
        },
        {
          name: 'Old',
          cell: (product) =>
            textsOf(product)
              .map(([old]) => old)
              .join(', '),
        },
        {
          name: 'New',
          cell: (product) => {
            const text = textsOf(product)
              .map(([, fresh]) => fresh)
              .join(', ');
            return ['change', 'applied', 'restored'].includes(product.outcome) ? (
              <strong>{text}</strong>
            ) : (
              text
            );
          },
        },
        hasNotes && { name: 'Note', cell: ({ problem, outcome }) => problem || NOTES[outcome] },
      ]}
    />
  );
}

const NOTES: Record<BulkRunProduct['outcome'], string> = {
  change: '',
  same: 'No change',
  refused: '',
  applied: '',
  moved: 'Skipped: changed since the preview',
  restored: 'Restored',
  kept: 'Not restored: changed later',
};

type Difference = [before: string, after: string];

/** Describes the differences, or the price if nothing differs. */
function listDifferences(
  before: BulkState,
  after: BulkState,
  categoryNames: Record<number, string>,
): Difference[] {
  const found: Difference[] = [];
  const compare = (textOf: (state: BulkState) => string) => {
    if (textOf(before) !== textOf(after)) found.push([textOf(before), textOf(after)]);
  };
  compare(({ priceCents }) => formatMoney(priceCents));
  compare(({ isOnSale, salePriceCents }) =>
    isOnSale && salePriceCents !== null ? `on sale for ${formatMoney(salePriceCents)}` : 'not on sale',
  );
  compare(({ categoryId }) => categoryNames[categoryId] ?? 'a category that is gone');
  compare(({ isActive }) => (isActive ? 'shown' : 'hidden'));
  compare(({ isFeatured }) => (isFeatured ? 'featured' : 'not featured'));
  return found.length > 0 ? found : [[formatMoney(before.priceCents), formatMoney(after.priceCents)]];
}
