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
import { FilterForm } from '../filter-form';
import { ButtonLink } from '../links';

interface AuditFilterFormProps {
  filter: AuditFilter;
  /** Every action that the log knows. */
  actions: string[];
  usernames: string[];
}

/** All of the log, or what made something cheaper or dearer: what a manager looks through most. */
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

/** A form of the log's own address, so that it filters without JavaScript and Back restores it. */
export function AuditFilterForm({ filter, actions, usernames }: AuditFilterFormProps) {
  const areas = [...new Set(actions.map(getArea))];
  return (
    <FilterForm
      action={paths.admin.audit()}
      shown={filter}
      className="admin-filter order-filter"
      name="Audit log"
    >
      <label>
        <span className="field__label">Who</span>
        <input
          className="input"
          type="text"
          name="who"
          list="audit-who"
          placeholder="Username"
          defaultValue={filter.who}
          autoComplete="off"
        />
        <datalist id="audit-who">
          {usernames.map((username) => (
            <option key={username} value={username} />
          ))}
        </datalist>
      </label>
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
      <label className="order-filter__search">
        <span className="field__label">Subject</span>
        <input
          className="input"
          type="text"
          name="subject"
          placeholder="Number, SKU, e-mail or name"
          defaultValue={filter.subject}
          autoComplete="off"
        />
      </label>
      <label>
        <span className="field__label">Text</span>
        <input
          className="input"
          name="q"
          type="search"
          placeholder="Before or after"
          defaultValue={filter.q}
          autoComplete="off"
        />
      </label>
      <label>
        <span className="field__label">From</span>
        <input className="input" type="date" name="from" defaultValue={filter.from} />
      </label>
      <label>
        <span className="field__label">To</span>
        <input className="input" type="date" name="to" defaultValue={filter.to} />
      </label>
      <div className="cluster cluster--row">
        <button type="submit" className="btn">
          Filter
        </button>
        {isAuditFiltered(filter) && (
          <ButtonLink look="plain" to={paths.admin.audit()}>
            Clear
          </ButtonLink>
        )}
      </div>
    </FilterForm>
  );
}
