import { Link } from '@remix-run/react';

import {
  getAreaName,
  getArea,
  isAuditFiltered,
  PRICE_CHANGES,
  type AuditFilter,
} from '../../../domain/base/audit/audit-list.rules';
import { describeAuditActionAlone } from '../../../domain/base/audit/audit-actions.rules';
import { paths } from '../../../paths';
import { FilterInput } from '../filter-fields';
import { ListFilter } from '../list-filter';

interface AuditFilterFormProps {
  filter: AuditFilter;
  /** Every action in the log. */
  actions: string[];
  usernames: string[];
}

/** Links to the whole log, and to price changes. */
export function AuditViews({ filter }: { filter: AuditFilter }) {
  const link = (what: string, name: string) => (
    <Link
      to={paths.admin.audit({ ...filter, what })}
      aria-current={filter.what === what ? 'page' : undefined}
      discover="none"
    >
      {name}
    </Link>
  );
  return (
    <nav aria-label="Views" className="pill-nav">
      {link('', 'Everything')}
      {link(PRICE_CHANGES, 'Price changes')}
    </nav>
  );
}

/** The filter of the audit log. */
export function AuditFilterForm({ filter, actions, usernames }: AuditFilterFormProps) {
  const areas = [...new Set(actions.map(getArea))];
  return (
    <ListFilter
      action={paths.admin.audit()}
      name="Audit log"
      filter={filter}
      clearTo={isAuditFiltered(filter) && paths.admin.audit()}
    >
      <FilterInput
        label="Who"
        name="who"
        type="text"
        value={filter.who}
        placeholder="Username"
        list="audit-who"
      />
      <datalist id="audit-who">
        {usernames.map((username) => (
          <option key={username} value={username} />
        ))}
      </datalist>
      <label className="audit-filter__what">
        <span className="field__label">What</span>
        <select className="select" name="what" defaultValue={filter.what}>
          <option value="">Anything</option>
          <option value={PRICE_CHANGES}>Price changes</option>
          {areas.map((area) => (
            <optgroup key={area} label={getAreaName(area)}>
              <option value={`${area}.`}>{getAreaName(area)}: everything</option>
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
        placeholder="Number, SKU, e-mail or name"
        isWide
      />
      <FilterInput label="Text" name="q" value={filter.q} placeholder="Before or after" />
      <FilterInput label="From" name="from" type="date" value={filter.from} />
      <FilterInput label="To" name="to" type="date" value={filter.to} />
    </ListFilter>
  );
}
