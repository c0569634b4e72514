/** SPEC 2.5, Compare: two products are the fewest that differ, four the most that a screen shows side by side. */
export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

export interface ComparedRow {
  name: string;
  /** A value a product, '' where a product does not say. */
  values: string[];
  differs: boolean;
}

/** The attributes of products side by side: those of the first in its order, then what the others add. */
export function compareAttributes(
  products: { specifications: { name: string; value: string }[] }[],
): ComparedRow[] {
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
