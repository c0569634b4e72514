import { Form } from '@remix-run/react';
import type { RefObject } from 'react';

import { LOCATION_REGIONS, type LocationSearch } from '../../domain/content/locations/locations.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';

interface LocationSearchFormProps {
  search: LocationSearch;
  form: RefObject<HTMLFormElement>;
  onInput: () => void;
}

/** SPEC 2.8 and 4: text search and region filter. A GET form that also answers while one types. */
export function LocationSearchForm({ search, form, onInput }: LocationSearchFormProps) {
  return (
    <Form
      method="get"
      action={paths.locations()}
      ref={form}
      onInput={onInput}
      className="finder"
      role="search"
      aria-label="Locations"
    >
      <div className="field">
        <label className="field__label" htmlFor="location-q">
          Name, city or province
        </label>
        <input
          className="input"
          id="location-q"
          name="q"
          type="search"
          defaultValue={search.q}
          autoComplete="off"
        />
      </div>
      <div className="field">
        <label className="field__label" htmlFor="location-region">
          Region
        </label>
        <select className="select" id="location-region" name="region" defaultValue={search.region}>
          {Object.entries(LOCATION_REGIONS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="btn btn--ink">
        <Icon name="search" />
        Search
      </button>
    </Form>
  );
}
