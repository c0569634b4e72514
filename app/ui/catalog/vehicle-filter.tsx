import type { ChangeEvent } from 'react';

import type { ListingQuery } from '../../domain/goods/catalog/listing/listing.rules';
import type { VehicleChoices } from '../../domain/goods/fitment/fitment.queries.server';
import { ChosenText } from '../form/chosen-text';
import { MakeOptions } from '../fitment/make-options';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** The models of the chosen make and the years of the chosen model; none while there is no choice. */
export type VehicleChoice = VehicleChoices;

interface VehicleFilterProps extends VehicleChoice {
  query: Pick<ListingQuery, 'make' | 'model' | 'year' | 'noYear'>;
  /** The make that the words of a search name. */
  searchedMake?: string | undefined;
  /** Submits the form at once; without JavaScript, a button does. */
  apply: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** The listing's vehicle: make, model and year, each following from the one before. */
export function VehicleFilter({ query, searchedMake, apply, ...choices }: VehicleFilterProps) {
  // What followed from the old choice does not go with the new one.
  const change = (event: ChangeEvent<HTMLSelectElement>, ...dependent: string[]) => {
    for (const name of dependent) {
      const field = event.currentTarget.form?.elements.namedItem(name);
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = '';
    }
    apply(event);
  };
  const models =
    query.model === '' || choices.models.includes(query.model)
      ? choices.models
      : [query.model, ...choices.models];
  const { year, noYear } = query;
  const years = year === undefined || choices.years.includes(year) ? choices.years : [year, ...choices.years];
  return (
    <fieldset className="filters__vehicle">
      <legend>
        <Trans>Vehicle</Trans>
      </legend>{' '}
      <label className="small muted" htmlFor="filter-make">
        <Trans>Make</Trans>
      </label>
      <select
        className="select"
        id="filter-make"
        name="make"
        defaultValue={query.make}
        onChange={(event) => change(event, 'model', 'year')}
      >
        <MakeOptions chosen={query.make} searched={searchedMake} />
      </select>
      {models.length > 0 && (
        <>
          <label className="small muted" htmlFor="filter-model">
            <Trans>Model</Trans>
          </label>
          <select
            className="select"
            id="filter-model"
            name="model"
            defaultValue={query.model}
            onChange={(event) => change(event, 'year')}
          >
            <option value="">
              <Trans>Any model</Trans>
            </option>
            {models.map((model) => (
              <option key={model}>{model}</option>
            ))}
          </select>
          <ChosenText>{query.model}</ChosenText>
        </>
      )}
      <label className="small muted" htmlFor="filter-year">
        <Trans>Year</Trans>
      </label>
      {years.length > 1 ? (
        <select
          className="select"
          id="filter-year"
          name="year"
          defaultValue={year ?? noYear}
          onChange={(event) => change(event)}
        >
          <option value="">
            <Trans>Any year</Trans>
          </option>
          {noYear !== '' && <option>{noYear}</option>}
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          className="input"
          id="filter-year"
          name="year"
          type="text"
          placeholder={t`e.g. 2021`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={year ?? noYear}
        />
      )}
    </fieldset>
  );
}
