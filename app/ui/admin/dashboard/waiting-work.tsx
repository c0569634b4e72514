import { Link } from '@remix-run/react';

import {
  WAITING_WORK,
  WORK_KINDS,
  type WorkCounts,
  type WorkKind,
} from '../../../backoffice/dashboard/waiting-work.rules';
import { paths } from '../../../paths';
import { useHasPermission } from '../staff/use-has-permission';

/** The list in which each kind of work is done, filtered to what waits. */
const LISTS: Record<WorkKind, string> = {
  ship: paths.admin.orders({ state: 'paid' }),
  shipOnAccount: paths.admin.orders({ state: 'on_account' }),
  review: paths.admin.orders({ state: 'review' }),
  transfer: paths.admin.orders({ state: 'awaiting_transfer' }),
  approval: paths.admin.orders({ state: 'awaiting_approval' }),
  quotes: paths.admin.quotes({ status: 'requested' }),
  messages: paths.admin.messages({ status: 'unread' }),
  applications: paths.admin.customers({ status: 'applied' }),
  documents: paths.admin.documents(),
};

/** What needs a hand today, each kind one press from its list. */
export function WaitingWork({ counts }: { counts: WorkCounts }) {
  const may = useHasPermission();
  return (
    <ul className="work-list">
      {WORK_KINDS.filter((kind) => may(WAITING_WORK[kind].permission)).map((kind) => (
        <li key={kind}>
          <Link to={LISTS[kind]} discover="none">
            <span>{WAITING_WORK[kind].name}</span>
            <span className={`work-list__count ${counts[kind] === 0 ? 'work-list__count--none' : ''}`.trim()}>
              {counts[kind]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
