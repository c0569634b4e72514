import { Form, useSearchParams } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';

/** The catalogue's search box in the header. */
export function QuickSearch() {
  const [params] = useSearchParams();
  return (
    <Form
      method="get"
      action={paths.products()}
      className="quick-search"
      role="search"
      aria-label="Catalogue"
    >
      <label className="sr-only" htmlFor="quick-q">
        Search by part number, name or brand
      </label>
      <input
        className="input"
        id="quick-q"
        name="q"
        type="search"
        placeholder="Part number, name or brand"
        defaultValue={params.get('q') ?? ''}
        key={params.get('q')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <button type="submit" className="btn btn--primary" aria-label="Search">
        <Icon name="search" />
      </button>
    </Form>
  );
}
