import { Link } from '@remix-run/react';

import { paths } from '../../../paths';

/** A product of a count or a transfer, as the way to what moved its stock. */
export function MovementsLink({ line }: { line: { productId: number; name: string; sku: string } }) {
  return (
    <>
      <Link className="link" to={paths.admin.productMovements(line.productId)} discover="none">
        {line.name}
      </Link>{' '}
      <span className="part-number muted">{line.sku}</span>
    </>
  );
}
