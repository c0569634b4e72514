import { Form } from '@remix-run/react';

import { buildHoldQuery, HOLD_KINDS, type HoldFilter } from '../../../domain/selling/orders/hold-list.rules';
import type { Hold } from '../../../domain/selling/orders/hold-list.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import type { Page } from '../../../domain/base/shared/paging.rules';
import type { SortOrder } from '../../../domain/base/shared/sort-order.rules';
import { adminPaths } from '../../../admin-paths';
import { Moment } from '../../moment';
import { useReturnToThisPage } from '../back-to-list';
import { ButtonLink, TextLink } from '../links';
import { ListTable } from '../list-page';
import { SelectAll } from '../select-all';
import { useHasPermission } from '../staff/use-has-permission';

const RELEASE_FORM = 'release';

interface HoldTableProps {
  holds: Hold[];
  page: Page;
  filter: HoldFilter;
}

/** Unpaid orders that hold stock. Rows have forms of their own, so the checkboxes name theirs. */
export function HoldTable({ holds, page, filter }: HoldTableProps) {
  const mayRelease = useHasPermission()('orders.handle');
  const returnHere = useReturnToThisPage();
  return (
    <>
      {mayRelease && holds.length > 0 && (
        <Form id={RELEASE_FORM} method="get" action={adminPaths.releaseHolds()} className="cluster">
          <input type="hidden" name="returnTo" value={returnHere.returnTo} />
          <SelectAll name="order" />
          <button type="submit" className="btn btn--small">
            Release selected…
          </button>
        </Form>
      )}
      <ListTable
        rows={holds}
        page={page}
        hrefOf={(number) => adminPaths.holds(buildHoldQuery(filter, number))}
        sorting={{
          order: filter.order,
          hrefOf: (order: SortOrder<NonNullable<HoldFilter['order']>['by']>) =>
            adminPaths.holds(buildHoldQuery({ ...filter, order })),
        }}
        columns={[
          mayRelease && {
            name: 'Select',
            isHeadingHidden: true,
            className: 'pick-cell',
            cell: ({ id, number }) => (
              <input
                type="checkbox"
                form={RELEASE_FORM}
                name="order"
                value={id}
                aria-label={`Select ${number}`}
              />
            ),
          },
          {
            name: 'Order',
            by: 'number',
            isRowHeading: true,
            cell: ({ id, number }) => (
              <TextLink className="part-number unbroken" to={adminPaths.order(id, returnHere)}>
                {number}
              </TextLink>
            ),
          },
          {
            name: 'Customer',
            by: 'buyer',
            cell: ({ buyer, company, email }) => (
              <span>
                {buyer}
                {company !== '' && <span className="small muted"> {company}</span>}{' '}
                <span className="small muted">{email}</span>
              </span>
            ),
          },
          { name: 'Email', cell: ({ kind }) => <Confirmed kind={kind} /> },
          { name: 'Units', by: 'units', isNumber: true, cell: ({ units }) => units },
          { name: 'Value', by: 'value', isNumber: true, cell: ({ totalCents }) => formatMoney(totalCents) },
          { name: 'Placed', by: 'placed', cell: ({ placedAt }) => <Moment at={placedAt} /> },
          {
            name: 'Held until',
            by: 'until',
            cell: ({ expiresAt, receivedCents }) =>
              expiresAt === null ? `${formatMoney(receivedCents)} received` : <Moment at={expiresAt} />,
          },
          mayRelease && {
            name: 'Actions',
            isHeadingHidden: true,
            cell: (hold) => <HoldActions hold={hold} />,
          },
        ]}
        empty={{
          icon: 'clock',
          isFiltered: filter.q !== '' || filter.kind !== undefined,
          filtered: 'No holds match your filters',
          clearTo: adminPaths.holds(),
          empty: 'No unpaid holds',
          hint: 'Unpaid Zelle and e-Transfer orders appear here.',
        }}
      />
    </>
  );
}

function Confirmed({ kind }: { kind: Hold['kind'] }) {
  if (kind === 'account') return <span className="muted">{HOLD_KINDS.account}</span>;
  return (
    <span className={`badge badge--${kind === 'confirmed' ? 'good' : 'warn'}`}>
      {kind === 'confirmed' ? 'Confirmed' : 'Not confirmed'}
    </span>
  );
}

function HoldActions({ hold: { id, number, expiresAt, updatedAt } }: { hold: Hold }) {
  const { returnTo } = useReturnToThisPage();
  const of = <span className="sr-only"> for {number}</span>;
  return (
    <div className="row-actions">
      {expiresAt !== null && (
        <Form method="post">
          <input type="hidden" name="orderId" value={id} />
          <input type="hidden" name="expectedUpdatedAt" value={updatedAt} />
          <button type="submit" className="btn btn--small">
            Extend hold{of}
          </button>
        </Form>
      )}
      <ButtonLink isSmall to={adminPaths.releaseHolds({ order: id, returnTo })}>
        Release hold{of}
      </ButtonLink>
    </div>
  );
}
