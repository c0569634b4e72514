import type { ChangeEvent } from 'react';

import type { ListingQuery } from '../../domain/catalogue/listing.rules';
import { MAKE_GROUPS, makeValue } from '../../domain/fitment/makes.rules';

export interface VehicleChoice {
  /** The models of the chosen make; none while no make is chosen. */
  models: string[];
}

interface VehicleFilterProps extends VehicleChoice {
  query: ListingQuery;
  apply: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** Make, model and year, by which a listing with fitment is narrowed. */
export function VehicleFilter({ query, models, apply }: VehicleFilterProps) {
  return (
    <fieldset className="filters__vehicle">
      <legend>Vehicle</legend>
      <label className="sr-only" htmlFor="filter-make">
        Make
      </label>
      <select className="select" id="filter-make" name="make" defaultValue={query.make} onChange={apply}>
        <option value="">Any make</option>
        {MAKE_GROUPS.flatMap(({ makes }) => [...makes]).map((make) => (
          <option key={make} value={makeValue(make)}>
            {make}
          </option>
        ))}
      </select>
      {models.length > 0 && (
        <>
          <label className="sr-only" htmlFor="filter-model">
            Model
          </label>
          <select
            className="select"
            id="filter-model"
            name="model"
            defaultValue={query.model}
            onChange={apply}
          >
            <option value="">Any model</option>
            {models.map((model) => (
              <option key={model}>{model}</option>
            ))}
          </select>
        </>
      )}
      <label className="sr-only" htmlFor="filter-year">
        Year
      </label>
      <input
        className="input"
        id="filter-year"
        name="year"
        placeholder="Year, e.g. 2021"
        inputMode="numeric"
        defaultValue={query.year ?? ''}
      />
    </fieldset>
  );
}
