import type { ReactNode } from 'react';

import type { OrderLine } from '../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { DataTable } from '../data-table';
import { PartNumbers } from '../catalog/part-numbers';
import { ProductPicture } from '../catalog/product-picture';
import { t } from '~/i18n/text';

interface LinesTableProps {
  lines: readonly OrderLine[];
  className?: string;
  withPictures?: boolean;
  /** Renders the product's name; text by default. */
  nameOf?: (line: OrderLine) => ReactNode;
  figures?: readonly { name: string; of: (line: OrderLine) => number }[];
}

/** The lines of an order. */
export function LinesTable({
  lines,
  className = '',
  withPictures = false,
  nameOf,
  figures = [],
}: LinesTableProps) {
  return (
    <DataTable
      className={`table ${className}`.trim()}
      rows={lines}
      rowKey="id"
      columns={[
        {
          name: t`Product`,
          cell: (line) => {
            const about = (
              <>
                {nameOf === undefined ? line.name : nameOf(line)} <PartNumbers of={line} />
                {line.priceRule !== '' && <span className="small muted block">{line.priceRule}</span>}
              </>
            );
            if (!withPictures || line.picture === '') return about;
            return (
              <span className="pictured-line">
                <ProductPicture src={line.picture} alt="" sizes="4rem" />
                <span>{about}</span>
              </span>
            );
          },
        },
        { name: t`Price`, isNumber: true, cell: ({ unitPriceCents }) => formatMoney(unitPriceCents) },
        { name: t`Quantity`, isNumber: true, cell: ({ quantity }) => quantity },
        ...figures.map(({ name, of }) => ({ name, isNumber: true, cell: of })),
        { name: t`Total`, isNumber: true, cell: ({ totalCents }) => formatMoney(totalCents) },
      ]}
    />
  );
}
