import { Link } from '@remix-run/react';

import type { QuotedLine } from '../../domain/selling/quotes/quoted-lines.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { LicenseBadge } from '../catalog/license-note';
import { DataTable } from '../data-table';
import { PartNumbers } from '../catalog/part-numbers';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface QuoteLinesProps {
  lines: QuotedLine[];
  priceName?: string;
}

/** The lines of a quote, with list price, quoted price, and total. */
export function QuoteLines({ lines, priceName = t`Your price` }: QuoteLinesProps) {
  const isPriced = lines.every(({ unitPriceCents }) => unitPriceCents !== null);
  return (
    <DataTable
      className="table table--cards"
      rows={lines}
      rowKey="id"
      columns={[
        {
          name: t`Product`,
          cell: (line) => (
            <>
              <Link className="link" to={paths.product(line.slug)} discover="none">
                {line.name}
              </Link>{' '}
              <PartNumbers of={line} /> {line.isRestricted && <LicenseBadge />}
            </>
          ),
        },
        { name: t`Quantity`, isNumber: true, cell: (line) => line.quantity },
        { name: t`Today’s price`, isNumber: true, cell: (line) => formatMoney(line.todayPriceCents) },
        {
          name: priceName,
          isNumber: true,
          cell: (line) =>
            line.unitPriceCents === null ? (
              <span className="muted">
                <Trans>Not priced yet</Trans>
              </span>
            ) : (
              <strong>{formatMoney(line.unitPriceCents)}</strong>
            ),
        },
        isPriced && {
          name: t`Line total`,
          isNumber: true,
          cell: (line) => formatMoney((line.unitPriceCents ?? 0) * line.quantity),
        },
      ]}
    />
  );
}
