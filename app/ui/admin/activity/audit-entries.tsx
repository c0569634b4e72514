import { Link } from '@remix-run/react';

import type { AuditedField } from '../../../domain/base/audit/audit-changes.rules';
import type { LoggedEntry } from '../../../backoffice/activity/audit-log.queries.server';
import {
  describeAuditAction,
  describeAuditActionAlone,
} from '../../../domain/base/audit/audit-actions.rules';
import { adminPaths } from '../../../admin-paths';
import { Moment } from '../../moment';
import { getSubjectPath } from './subject-path';
import { useHasPermission } from '../staff/use-has-permission';
import { TextLink } from '../links';
import {
  type AuditFilter,
  getArea,
  getAreaName,
  isAuditFiltered,
  PRICE_CHANGES,
  SUGGESTED_ACTORS,
} from '../../../domain/base/audit/audit-list.rules';
import { FilterInput } from '../filter-fields';
import { ListFilter } from '../list-filter';

/** Entries with this many fields are collapsed. */
const COLLAPSE_FROM = 7;

/** Audit log entries, with the changed fields before and after. */
export function AuditEntries({ entries }: { entries: LoggedEntry[] }) {
  const may = useHasPermission();
  return (
    <ol className="audit-list">
      {entries.map((entry) => (
        <li key={entry.id} className="audit-entry">
          <p className="audit-entry__head">
            <Moment at={entry.createdAt} />
            <span>
              <TextLink to={adminPaths.audit({ who: entry.actor })}>{entry.who}</TextLink>{' '}
              {describeAuditAction(entry.action)}{' '}
              <Subject entry={entry} href={entry.isThere ? getSubjectPath(entry.subject, may) : undefined} />
            </span>
            {entry.isPriceChange && <span className="badge badge--warn">Prices</span>}
            <Link
              className="link small audit-entry__history"
              to={adminPaths.audit({ subject: entry.subject })}
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
  return <span className="muted">blank</span>;
}

interface AuditFilterFormProps {
  filter: AuditFilter;
  actions: string[];
  usernames: string[];
}

/** Links to the whole log, and to price changes. */
export function AuditViews({ filter }: { filter: AuditFilter }) {
  const link = (what: string, name: string) => (
    <Link
      to={adminPaths.audit({ ...filter, what })}
      aria-current={filter.what === what ? 'page' : undefined}
      discover="none"
    >
      {name}
    </Link>
  );
  return (
    <nav aria-label="Views" className="pill-nav">
      {link('', 'All')}
      {link(PRICE_CHANGES, 'Price changes')}
    </nav>
  );
}

/** The filter of the audit log. */
export function AuditFilterForm({ filter, actions, usernames }: AuditFilterFormProps) {
  const areas = [...new Set(actions.map(getArea))];
  return (
    <ListFilter
      action={adminPaths.audit()}
      name="Audit log"
      filter={filter}
      clearTo={isAuditFiltered(filter) && adminPaths.audit()}
    >
      <FilterInput
        label="User"
        name="who"
        type="text"
        value={filter.who}
        placeholder="Username or type, e.g. Guest"
        list="audit-who"
      />
      <datalist id="audit-who">
        {[...usernames, ...SUGGESTED_ACTORS].map((username) => (
          <option key={username} value={username} />
        ))}
      </datalist>
      <label className="audit-filter__what">
        <span className="field__label">Action</span>
        <select className="select" name="what" defaultValue={filter.what}>
          <option value="">All actions</option>
          <option value={PRICE_CHANGES}>Price changes</option>
          {areas.map((area) => (
            <optgroup key={area} label={getAreaName(area)}>
              <option value={`${area}.`}>{getAreaName(area)}: all</option>
              {actions
                .filter((action) => getArea(action) === area)
                .map((action) => (
                  <option key={action} value={action}>
                    {describeAuditActionAlone(action)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <FilterInput
        label="Subject"
        name="subject"
        type="text"
        value={filter.subject}
        placeholder="Number, SKU, email, or name"
        isWide
      />
      <FilterInput label="Text" name="q" value={filter.q} placeholder="Before or after" />
      <FilterInput label="From" name="from" type="date" value={filter.from} />
      <FilterInput label="To" name="to" type="date" value={filter.to} />
    </ListFilter>
  );
}
