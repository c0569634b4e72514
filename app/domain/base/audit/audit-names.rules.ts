import { parseJson } from '../shared/stored-json';

/** Finds a name in stored JSON: name and SKU of a product, title of a page. */
export function findNameInJson(json: string | null): string | undefined {
  const value: unknown = json === null ? undefined : parseJson(json);
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

/** Fields that hold the ID of another record, and its kind. */
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

function findSubject(field: string, value: unknown): string | undefined {
  const kind = KINDS[field];
  const isId =
    (typeof value === 'number' || typeof value === 'string') && /^[1-9]\d{0,11}$/.test(String(value));
  return kind !== undefined && isId ? `${kind}:${value}` : undefined;
}

/** Lists the records that a stored value refers to by ID. */
export function listSubjects(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => findSubject(field, inner) ?? listSubjects(inner));
}

/** Replaces those IDs with names where known. */
export function addNames(value: unknown, names: Map<string, { name: string }>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => addNames(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) => {
      const name = names.get(findSubject(field, inner) ?? '')?.name;
      return name === undefined ? [field, addNames(inner, names)] : [field.replace(/Id$/, ''), name];
    }),
  );
}
