import { parsed } from '../shared/stored-json';

/** What a thing is called in what was noted about it: a product by its name and SKU, a page by its title. */
export function nameIn(json: string | null): string | undefined {
  const value: unknown = json === null ? undefined : parsed(json);
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const text = (field: string) => {
    const found = fields.get(field);
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  const name = text('name') ?? text('title') ?? text('companyName') ?? text('username') ?? text('number');
  const sku = text('sku');
  return name !== undefined && sku !== undefined ? `${name} (${sku})` : (name ?? sku);
}

/** Fields that hold the number of another thing, and what kind of thing that is. */
const KINDS: Record<string, string> = {
  productId: 'product',
  likeId: 'product',
  categoryId: 'category',
  parentId: 'category',
  productsTo: 'category',
  categoriesTo: 'category',
  addressLeadsTo: 'category',
  customerId: 'customer',
  supplierId: 'supplier',
  orderId: 'order',
  quoteId: 'quote',
  locationId: 'location',
  fromLocationId: 'location',
  toLocationId: 'location',
};

function subjectAt(field: string, value: unknown): string | undefined {
  const kind = KINDS[field];
  const isId =
    (typeof value === 'number' || typeof value === 'string') && /^[1-9]\d{0,11}$/.test(String(value));
  return kind !== undefined && isId ? `${kind}:${value}` : undefined;
}

/** The things that a noted value speaks of by their numbers. */
export function subjectsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => subjectAt(field, inner) ?? subjectsIn(inner));
}

/** The value with names in the place of those numbers; one without a name stays as it is. */
export function withNames(value: unknown, names: Map<string, { name: string }>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withNames(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) => {
      const name = names.get(subjectAt(field, inner) ?? '')?.name;
      return name === undefined ? [field, withNames(inner, names)] : [field.replace(/Id$/, ''), name];
    }),
  );
}
