import { Form } from '@remix-run/react';
import type { RefObject } from 'react';

import { Options } from './form/options';
import { Icon } from './icon/icon';
import { Trans } from '~/i18n/trans';

interface FinderProps {
  name: string;
  /** Prefix of the fields' ids. */
  id: string;
  action: string;
  q: { label: string; value: string };
  selects: readonly {
    name: string;
    label: string;
    value: string;
    choices: readonly (readonly [value: string, name: string])[];
  }[];
  form: RefObject<HTMLFormElement>;
  onInput: () => void;
}

/** A search form of text and selects, which is also submitted while typing. */
export function Finder({ name, id, action, q, selects, form, onInput }: FinderProps) {
  return (
    <Form
      method="get"
      action={action}
      ref={form}
      onInput={onInput}
      className={selects.length > 1 ? 'finder finder--three' : 'finder'}
      role="search"
      aria-label={name}
    >
      <div className="field">
        <label className="field__label" htmlFor={`${id}-q`}>
          {q.label}
        </label>
        <input
          className="input"
          id={`${id}-q`}
          name="q"
          type="search"
          defaultValue={q.value}
          autoComplete="off"
        />
      </div>
      {selects.map((select) => (
        <div className="field" key={select.name}>
          <label className="field__label" htmlFor={`${id}-${select.name}`}>
            {select.label}
          </label>
          <select
            className="select"
            id={`${id}-${select.name}`}
            name={select.name}
            defaultValue={select.value}
          >
            <Options of={select.choices} />
          </select>
        </div>
      ))}
      <button type="submit" className="btn btn--ink">
        <Icon name="search" />
        <Trans>Search</Trans>
      </button>
    </Form>
  );
}
