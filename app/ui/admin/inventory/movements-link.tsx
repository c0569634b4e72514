import { paths } from '../../../paths';
import { TextLink } from '../links';

/** A product of a count or a transfer, as the way to what moved its stock. */
export function MovementsLink({ line }: { line: { productId: number; name: string; sku: string } }) {
  return (
    <>
      <TextLink to={paths.admin.productMovements(line.productId)}>{line.name}</TextLink>{' '}
      <span className="part-number muted">{line.sku}</span>
    </>
  );
}
