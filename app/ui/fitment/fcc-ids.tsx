import { Link, Form } from '@remix-run/react';
import { Fragment } from 'react';

import type { FccIdItem, FccIdSummary } from '../../domain/goods/fitment/fcc-id.queries.server';
import { type compareAttributes, canBeOneLabel } from '../../domain/goods/fitment/fcc-id.rules';
import { paths } from '../../paths';
import { FitBadge } from './fit-badge';
import { HotlineLink } from '../hotline-link';
import { Notice } from '../notice';
import { Icon } from '../icon/icon';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface FccComparisonProps {
  items: FccIdItem[];
  compared: ReturnType<typeof compareAttributes>;
}

/** The attributes in which the items of an FCC ID differ; the others are collapsed. */
export function FccComparison({ items, compared }: FccComparisonProps) {
  return (
    <section aria-labelledby="differs" className="vehicle-step">
      <h2 id="differs">
        <Trans>Differences</Trans>
      </h2>
      <div className="table-scroll">
        <table className={`table fcc-table ${items.length === 2 ? 'fcc-table--two' : ''}`.trim()}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Attribute</Trans>
              </th>
              {items.map((item) => (
                <th key={item.id} scope="col">
                  <Link className="link" to={paths.product(item.slug)} discover="none">
                    {item.name}
                  </Link>
                  <FitBadge productId={item.id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compared.differing.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={items[index]?.id}>
                    {value === '' ? (
                      <span className="muted">
                        <Trans>Not specified</Trans>
                      </span>
                    ) : (
                      <mark>{value}</mark>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {compared.same.length > 0 && (
        <details className="fold">
          <summary>
            <h3>
              <Trans>Shared specs</Trans>
            </h3>
          </summary>
          <table className="table">
            <tbody>
              {compared.same.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

/** The 404 page of an FCC ID, with similar and known IDs. */
export function UnknownFccId({ typed, known }: { typed: string; known: FccIdSummary[] }) {
  const alike = known.filter(({ fccId }) => canBeOneLabel(fccId, typed));
  const links = (
    <>
      {alike.map(({ fccId }, index) => (
        <Fragment key={fccId}>
          {index > 0 && ` ${t`or`} `}
          <Link className="link part-number" to={paths.fccId(fccId)} discover="none">
            {fccId}
          </Link>
        </Fragment>
      ))}
    </>
  );
  return (
    <main id="main" className="container page">
      <div className="page__head">
        <p className="eyebrow">404</p>
        <h1>
          <Trans>
            No parts with FCC ID <span className="part-number">{typed}</span>
          </Trans>
        </h1>
        {alike.length > 0 && (
          <Notice>
            <Trans>Did you mean {links}?</Trans>
          </Notice>
        )}
        <p>
          <Trans>
            Check for mix-ups: 0 and O, 1 and I, 8 and B. Or call <HotlineLink />.
          </Trans>
        </p>
      </div>
      <FccIdForm typed={typed} />
      <section aria-labelledby="known-ids" className="vehicle-step">
        <h2 id="known-ids">
          <Trans>FCC IDs we carry</Trans>
        </h2>
        <ul className="chips">
          {known.map(({ fccId }) => (
            <li key={fccId}>
              <Link className="part-number" to={paths.fccId(fccId)} discover="none">
                {fccId}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className="vehicle-actions">
        <Link className="btn" to={paths.vehicles()} discover="none">
          <Trans>Find parts by vehicle</Trans>
        </Link>{' '}
        <Link className="btn" to={paths.products({ q: typed })} discover="none">
          <Trans>Search the catalog</Trans>
        </Link>
      </div>
    </main>
  );
}

/** The FCC ID search. */
export function FccIdForm({ typed = '' }: { typed?: string }) {
  return (
    <Form method="get" action={paths.fccIds()} className="fcc-form">
      <div className="field">
        <label className="field__label" htmlFor="fcc-id">
          <Trans>FCC ID</Trans>
        </label>
        <input
          className="input part-number"
          id="fcc-id"
          type="text"
          name="id"
          defaultValue={typed}
          key={typed}
          placeholder={t`e.g. HYQ14FBA`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <button type="submit" className="btn btn--primary">
        <Icon name="search" />
        <Trans>Find</Trans>
      </button>
    </Form>
  );
}
