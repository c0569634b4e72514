import type { ActivityEntry } from '../../../backoffice/activity/activity.queries.server';
import { Moment } from '../../moment';
import { getSubjectPath } from './subject-path';
import { useHasPermission } from '../staff/use-has-permission';
import { TextLink } from '../links';

/** What was done lately: who did what to which thing, and when. */
export function ActivityList({ entries }: { entries: ActivityEntry[] }) {
  const may = useHasPermission();
  if (entries.length === 0) return <p className="muted">Nothing has been changed yet.</p>;
  return (
    <ul className="admin-list">
      {entries.map(({ id, who, action, name, subject, createdAt }) => {
        const page = subject === undefined ? undefined : getSubjectPath(subject, may);
        return (
          <li key={id}>
            <span>
              <strong>{who}</strong> {action}{' '}
              {page !== undefined ? <TextLink to={page}>{name}</TextLink> : name}
            </span>
            <Moment at={createdAt} />
          </li>
        );
      })}
    </ul>
  );
}
