import { Form } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';

/** The FCC ID search. */
export function FccIdForm({ typed = '' }: { typed?: string }) {
  return (
    <Form method="get" action={paths.fccIds()} className="fcc-form">
      <div className="field">
        <label className="field__label" htmlFor="fcc-id">
          FCC ID
        </label>
        <input
          className="input part-number"
          id="fcc-id"
          type="text"
          name="id"
          defaultValue={typed}
          key={typed}
          placeholder="e.g. HYQ14FBA"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <button type="submit" className="btn btn--primary">
        <Icon name="search" />
        Find
      </button>
    </Form>
  );
}
