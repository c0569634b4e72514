import { Form } from '@remix-run/react';
import type { RefObject } from 'react';

import { getProvinceName } from '../../domain/content/locations/locations.rules';
import type { ProfessionalSearch } from '../../domain/content/professionals/professionals.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';

interface ProfessionalSearchFormProps {
  search: ProfessionalSearch;
  /** What the directory has, so that no choice finds nothing by itself. */
  regions: string[];
  specialties: string[];
  form: RefObject<HTMLFormElement>;
  onInput: () => void;
}

/** A GET form that also answers while one types, as the location finder does. */
export function ProfessionalSearchForm(props: ProfessionalSearchFormProps) {
  const { search, regions, specialties, form, onInput } = props;
  return (
    <Form
      method="get"
      action={paths.findProfessional()}
      ref={form}
      onInput={onInput}
      className="finder finder--three"
      role="search"
      aria-label="Professionals"
    >
      <div className="field">
        <label className="field__label" htmlFor="professional-q">
          City, state or name
        </label>
        <input
          className="input"
          id="professional-q"
          name="q"
          type="search"
          defaultValue={search.q}
          autoComplete="off"
        />
      </div>
      <div className="field">
        <label className="field__label" htmlFor="professional-region">
          State or province
        </label>
        <select className="select" id="professional-region" name="region" defaultValue={search.region}>
          <option value="">Everywhere</option>
          {regions.map((code) => (
            <option key={code} value={code}>
              {getProvinceName(code)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="field__label" htmlFor="professional-specialty">
          Specialty
        </label>
        <select
          className="select"
          id="professional-specialty"
          name="specialty"
          defaultValue={search.specialty}
        >
          <option value="">All specialties</option>
          {specialties.map((specialty) => (
            <option key={specialty}>{specialty}</option>
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
