import { indentName } from '../../../domain/goods/catalog/category-tree.rules';

export interface ParentChoice {
  id: number;
  name: string;
  level: number;
  isActive: boolean;
}

/** Options for categories, indented as a tree. */
export function CategoryOptions({ categories }: { categories: ParentChoice[] }) {
  return (
    <>
      {categories.map((category) => (
        <option key={category.id} value={category.id}>
          {indentName(category)}
          {category.isActive ? '' : ' (inactive)'}
        </option>
      ))}
    </>
  );
}
