/** A comparison has two to four products (SPEC 2.5, Compare). */
export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;

/** Names of one attribute that differ by the kind of product, with the name they share in a comparison. */
const SHARED_NAMES = new Map([
  ['Emergency blade', 'Blade'],
  ['Programming needed', 'Programming'],
  ['Key blank reference', 'Key reference'],
]);

interface WithSpecifications {
  specifications: readonly { name: string; value: string }[];
}

/** Merges the attributes of products: the first product's in order, then the others'. */
export function compareAttributes(compared: readonly WithSpecifications[]) {
  const products = shareNames(compared);
  const names = [
    ...new Set(products.flatMap(({ specifications }) => specifications.map(({ name }) => name))),
  ];
  return names.map((name) => {
    const values = products.map(
      ({ specifications }) => specifications.find((one) => one.name === name)?.value ?? '',
    );
    return { name, values, differs: new Set(values).size > 1 };
  });
}

/** Gives an attribute one name where the products use two for it. A product that uses both keeps them apart. */
function shareNames(products: readonly WithSpecifications[]): readonly WithSpecifications[] {
  return [...SHARED_NAMES].reduce((renamed, [own, shared]) => {
    const has = (name: string) => (product: WithSpecifications) =>
      product.specifications.some((one) => one.name === name);
    const isShared = renamed.some(has(own)) && renamed.some(has(shared));
    if (!isShared || renamed.some((product) => has(own)(product) && has(shared)(product))) return renamed;
    return renamed.map(({ specifications }) => ({
      specifications: specifications.map((one) => (one.name === own ? { ...one, name: shared } : one)),
    }));
  }, products);
}
