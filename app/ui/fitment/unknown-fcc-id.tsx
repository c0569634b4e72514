import { Link } from '@remix-run/react';
import { Fragment } from 'react';

import type { FccIdSummary } from '../../domain/goods/fitment/fcc-id.queries.server';
import { canBeOneLabel } from '../../domain/goods/fitment/fcc-id.rules';
import { paths } from '../../paths';
import { FccIdForm } from './fcc-id-form';
import { HotlineLink } from '../hotline-link';
import { Notice } from '../notice';

/** The 404 page of an FCC ID, with similar and known IDs. */
export function UnknownFccId({ typed, known }: { typed: string; known: FccIdSummary[] }) {
  const alike = known.filter(({ fccId }) => canBeOneLabel(fccId, typed));
  return (
    <main id="main" className="container page">
      <div className="page__head">
        <p className="eyebrow">404</p>
        <h1>
          No item with FCC ID <span className="part-number">{typed}</span>
        </h1>
        {alike.length > 0 && (
          <Notice>
            Did you mean{' '}
            {alike.map(({ fccId }, index) => (
              <Fragment key={fccId}>
                {index > 0 && ' or '}
                <Link className="link part-number" to={paths.fccId(fccId)} discover="none">
                  {fccId}
                </Link>
              </Fragment>
            ))}
            ?
          </Notice>
        )}
        <p>
          On a worn label 0 and O, 1 and I, 8 and B look alike, and the ID ends before any revision or date.
          Check it, or read it to us: <HotlineLink />.
        </p>
      </div>
      <FccIdForm typed={typed} />
      <section aria-labelledby="known-ids" className="vehicle-step">
        <h2 id="known-ids">FCC IDs in the catalogue</h2>
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
          Find parts by vehicle
        </Link>
        <Link className="btn" to={paths.products({ q: typed })} discover="none">
          Search the catalogue for it
        </Link>
      </div>
    </main>
  );
}
