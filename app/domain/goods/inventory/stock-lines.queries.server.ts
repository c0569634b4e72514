import { partKey } from '../../../../db/search-text';
import type { Db } from '../../../../db/schema';
import { FieldError } from '../../base/shared/errors';
import { readStockLines } from './stock-lines.rules';

/**
 * Resolves a pasted list to products and quantities, summing duplicates. Part numbers match in any spelling. Inactive
 * products count, because they may be on the shelf.
 *
 * @throws FieldError that names what can't be read or found.
 */
export async function resolveStockLines(db: Db, text: string, field: string): Promise<Map<number, number>> {
  const read = readStockLines(text);
  if ('problem' in read) throw new FieldError(field, read.problem);
  const keys = new Map(read.lines.map(({ part }) => [part, partKey(part)]));
  const rows = await db
    .selectFrom('part_numbers')
    .select(['part_key', 'product_id', 'kind'])
    .where('part_key', 'in', [...new Set(keys.values())])
    .where('kind', 'in', ['sku', 'productNumber', 'ezNumber', 'oemNumber'])
    .execute();
  const quantities = new Map<number, number>();
  for (const { part, quantity } of read.lines) {
    const found = rows.filter((row) => row.part_key === keys.get(part));
    const own = found.find(({ kind }) => kind === 'sku');
    const ids = own === undefined ? [...new Set(found.map((row) => row.product_id))] : [own.product_id];
    const [id] = ids;
    if (id === undefined) throw new FieldError(field, `No product has the part number ‘${part}’`);
    if (ids.length > 1)
      throw new FieldError(field, `Several products have the number ‘${part}’: use the SKU`);
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return quantities;
}
