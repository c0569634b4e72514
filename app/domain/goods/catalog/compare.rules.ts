/** A comparison has two to four products (SPEC 2.5, Compare). */
export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;

/** Merges the attributes of products: the first product's in order, then the others'. */
export function compareAttributes(products: { specifications: { name: string; value: string }[] }[]) {
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
