import { Link } from '@remix-run/react';

import type { Query } from '../../paths';
import { formatNumber } from '../grouped';
import { FilterForm } from './filter-form';
import { ButtonLink } from './links';
import type { ReactNode } from 'react';
import { HiddenFields } from '../form/hidden-fields';

interface CountedLink<Value extends string> {
  value: Value | undefined;
  name: string;
  count: number;
}

interface StatusLinksProps<Value extends string> {
  links: CountedLink<Value>[];
  current: Value | undefined;
  hrefOf: (value: Value | undefined) => string;
}

/** Lists the states with their counts for `StatusLinks`, after 'All'. */
export function countStates<Value extends string>(
  names: Readonly<Record<Value, string | { name: string }>>,
  counts: Readonly<Partial<Record<NoInfer<Value>, number>>>,
  all?: number,
): CountedLink<Value>[] {
  const values = Object.keys(names).filter((value): value is Value => value in names);
  const links = values.map((value) => {
    const name = names[value];
    return { value, name: typeof name === 'string' ? name : name.name, count: counts[value] ?? 0 };
  });
  const sum = links.reduce((total, { count }) => total + count, 0);
  return [{ value: undefined, name: 'All', count: all ?? sum }, ...links];
}

/** Links to a list's states, each with its count under the rest of the filter. */
export function StatusLinks<Value extends string>({ links, current, hrefOf }: StatusLinksProps<Value>) {
  return (
    <nav aria-label="States" className="pill-nav">
      {links.map(({ value, name, count }) => (
        <Link
          key={name}
          to={hrefOf(value)}
          aria-current={current === value ? 'page' : undefined}
          discover="none"
        >
          {name} <span className="pill-nav__count">{formatNumber(count)}</span>
        </Link>
      ))}
    </nav>
  );
}

interface ListFilterProps {
  /** The list's own URL, so that filtering works without JavaScript and with Back. */
  action: string;
  name: string;
  /** The URL's filter; when it changes, the form is refilled. */
  filter: unknown;
  hidden?: Query;
  /** The unfiltered list; undefined if it isn't filtered. */
  clearTo: string | false;
  clearName?: string;
  /** Below the button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Filters a list by several fields. */
export function ListFilter(props: ListFilterProps) {
  const { hidden = {}, clearTo, clearName = 'Clear', footer, children, ...form } = props;
  return (
    <FilterForm {...form} className="admin-filter order-filter">
      <HiddenFields fields={hidden} />
      {children}
      <div className="cluster cluster--row">
        <button type="submit" className="btn">
          Filter
        </button>
        {clearTo !== false && (
          <ButtonLink look="plain" to={clearTo}>
            {clearName}
          </ButtonLink>
        )}
      </div>
      {footer}
    </FilterForm>
  );
}

interface SearchFormProps {
  /** The list's own URL, so that searching works without JavaScript and with Back. */
  hrefOf: (query?: Query) => string;
  name: string;
  label: string;
  q: string;
  hidden: Query;
  isFiltered: boolean;
}

/** Searches a list of the back office. */
export function ListSearch({ hrefOf, name, label, q, hidden, isFiltered }: SearchFormProps) {
  return (
    <FilterForm action={hrefOf()} filter={{ q, hidden }} name={name}>
      <HiddenFields fields={hidden} />
      <label className="sr-only" htmlFor="list-q">
        Search by {label}
      </label>
      <input
        className="input"
        id="list-q"
        name="q"
        type="search"
        placeholder={label.charAt(0).toUpperCase() + label.slice(1)}
        defaultValue={q}
        autoComplete="off"
      />
      <button type="submit" className="btn">
        Search
      </button>
      {isFiltered && (
        <ButtonLink look="plain" to={hrefOf()}>
          Clear
        </ButtonLink>
      )}
    </FilterForm>
  );
}
