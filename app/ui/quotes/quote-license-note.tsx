import { Link } from '@remix-run/react';

import type { QuoteLicense } from '../../domain/selling/quotes/quotes.queries.server';
import { paths } from '../../paths';
import { LicenseNote } from '../catalog/license-note';

interface QuoteLicenseNoteProps {
  licence: QuoteLicense;
  /** The secret of the link to the quote. */
  quoteKey: string;
}

/** Which lines of a quote need a licence, what is in the buyer's way, and the two ways on: to show one, or without them. */
export function QuoteLicenseNote({
  licence: { standing, needing, others },
  quoteKey,
}: QuoteLicenseNoteProps) {
  return (
    <section className="stack stack--tight no-print" aria-label="Licence required">
      <p>
        {standing.state === 'valid' ? 'Needs your licence' : 'Cannot be ordered without a licence'}:{' '}
        <strong>{needing.join(', ')}</strong>
      </p>
      <LicenseNote standing={standing} backTo={paths.quoteStatus(quoteKey)} />
      {standing.state !== 'valid' && others > 0 && (
        <p>
          A quote is ordered as a whole.{' '}
          <Link className="link" to={paths.quote({ again: quoteKey, without: 'licence' })}>
            Ask again for the {others === 1 ? 'line that needs' : `${others} lines that need`} no licence
          </Link>
        </p>
      )}
    </section>
  );
}
