import { Link } from '@remix-run/react';

import type { Query } from '../../paths';
import { formatNumber } from '../grouped';
import { FilterForm } from './filter-form';
import { ButtonLink } from './links';

interface CountedLink<Value extends string> {
  /** Undefined for all of them. */
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

/** The statuses of a list with how many there are of each, as the rest of the filter has it. */
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

interface SearchFormProps {
  /** The list's own address, so that it filters without JavaScript and Back restores it. */
  hrefOf: (query?: Query) => string;
  name: string;
  label: string;
  q: string;
  /** The rest of the query, which stays. */
  kept: Query;
  isFiltered: boolean;
}

/** Searches a list of the back office. */
export function ListSearch({ hrefOf, name, label, q, kept, isFiltered }: SearchFormProps) {
  return (
    <FilterForm action={hrefOf()} shown={{ q, kept }} name={name}>
      {Object.entries(kept).map(
        ([field, value]) =>
          value !== undefined && <input key={field} type="hidden" name={field} value={String(value)} />,
      )}
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
