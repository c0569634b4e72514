import { Link } from '@remix-run/react';

import type { AuditedField } from '../../../domain/base/audit/audit-changes.rules';
import type { LoggedEntry } from '../../../backoffice/activity/audit-log.queries.server';
import { describeAuditAction } from '../../../domain/base/audit/audit-actions.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { getSubjectPath } from './subject-path';
import { useHasPermission } from '../staff/use-has-permission';
import { TextLink } from '../links';

/** With more fields than these an entry is folded, so that it does not push the others off the page. */
const COLLAPSE_FROM = 7;

/** Who did what to what, with the fields that changed side by side. */
export function AuditEntries({ entries }: { entries: LoggedEntry[] }) {
  const may = useHasPermission();
  return (
    <ol className="audit-list">
      {entries.map((entry) => (
        <li key={entry.id} className="audit-entry">
          <p className="audit-entry__head">
            <Moment at={entry.createdAt} />
            <span>
              <TextLink to={paths.admin.audit({ who: entry.actor })}>{entry.who}</TextLink>{' '}
              {describeAuditAction(entry.action)}{' '}
              <Subject entry={entry} href={entry.isThere ? getSubjectPath(entry.subject, may) : undefined} />
            </span>
            {entry.isPriceChange && <span className="badge badge--warn">Prices</span>}
            <Link
              className="link small audit-entry__history"
              to={paths.admin.audit({ subject: entry.subject })}
              aria-label={`History of ${entry.subjectName ?? entry.subject}`}
              discover="none"
            >
              History
            </Link>
          </p>
          {entry.changes.length >= COLLAPSE_FROM ? (
            <details className="audit-entry__fold">
              <summary>{entry.changes.length} fields</summary>
              <Changes changes={entry.changes} />
            </details>
          ) : (
            entry.changes.length > 0 && <Changes changes={entry.changes} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Subject({ entry, href }: { entry: LoggedEntry; href: string | undefined }) {
  const name = entry.subjectName ?? '';
  if (href === undefined) return <strong>{name}</strong>;
  return <TextLink to={href}>{name}</TextLink>;
}

function Changes({ changes }: { changes: AuditedField[] }) {
  const hasBefore = changes.some(({ before }) => before !== null);
  const hasAfter = changes.some(({ after }) => after !== null);
  return (
    <table className="audit-changes">
      <thead>
        <tr>
          <th scope="col">Field</th>
          {hasBefore && <th scope="col">Before</th>}
          {hasAfter && <th scope="col">{hasBefore ? 'After' : 'Value'}</th>}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            {hasBefore && <td>{before === null ? <Nothing /> : <del>{before}</del>}</td>}
            {hasAfter && <td>{after === null ? <Nothing /> : hasBefore ? <ins>{after}</ins> : after}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Nothing() {
  return <span className="muted">not there</span>;
}
