/** A category as the tree functions need it. */
interface TreeNode {
  id: number;
  /** Null at the top. */
  parentId: number | null;
}

/** Locks › Door locks › Deadbolts: as deep as a menu can show. */
export const MAX_LEVELS = 3;

/**
 * Sorts categories depth-first with their level (0 at the top). Siblings keep their order. A category whose parent is
 * missing becomes a root.
 */
export function sortAsTree<Node extends TreeNode>(nodes: readonly Node[]): (Node & { level: number })[] {
  const known = new Set(nodes.map(({ id }) => id));
  const below = new Map<number | null, Node[]>();
  for (const node of nodes) {
    const parent = node.parentId !== null && known.has(node.parentId) ? node.parentId : null;
    below.set(parent, [...(below.get(parent) ?? []), node]);
  }
  const placed = (parent: number | null, level: number): (Node & { level: number })[] =>
    (below.get(parent) ?? []).flatMap((node) => [{ ...node, level }, ...placed(node.id, level + 1)]);
  return placed(null, 0);
}

/** Returns a category and its descendants. */
export function listDescendantIds(nodes: readonly TreeNode[], id: number): number[] {
  const ids = new Set([id]);
  for (let size = 0; size < ids.size;) {
    size = ids.size;
    for (const { id: own, parentId } of nodes) if (parentId !== null && ids.has(parentId)) ids.add(own);
  }
  return [...ids];
}

/** Lists a category's ancestors, root first. */
export function listAncestors<Node extends TreeNode>(nodes: readonly Node[], id: number): Node[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ancestors: Node[] = [];
  let parentId = byId.get(id)?.parentId ?? null;
  while (parentId !== null) {
    const parent = byId.get(parentId);
    if (parent === undefined || ancestors.includes(parent)) break;
    ancestors.unshift(parent);
    parentId = parent.parentId;
  }
  return ancestors;
}

/** Counts the levels of a category's subtree, including itself. */
export function getHeight(nodes: readonly TreeNode[], id: number): number {
  const under = new Set(listDescendantIds(nodes, id));
  const inside = sortAsTree(nodes.filter((node) => under.has(node.id)));
  return Math.max(0, ...inside.map(({ level }) => level)) + 1;
}

/** Returns why a category can't be moved below another; undefined if it can. */
export function findParentProblem<Node extends TreeNode & { name: string }>(
  nodes: readonly Node[],
  id: number | undefined,
  parentId: number | null,
): string | undefined {
  if (parentId === null) return undefined;
  const parent = nodes.find((node) => node.id === parentId);
  if (parent === undefined) return 'Choose an existing category';
  if (id !== undefined && listDescendantIds(nodes, id).includes(parentId))
    return parentId === id
      ? 'A category can’t be its own parent'
      : `${parent.name} is under this category, so it can’t be the parent`;
  const levels = listAncestors(nodes, parentId).length + 1 + (id === undefined ? 1 : getHeight(nodes, id));
  return levels > MAX_LEVELS ? `Use at most ${MAX_LEVELS} category levels` : undefined;
}

/** Indents a name by level, for selects. */
export function indentName({ name, level }: { name: string; level: number }): string {
  return `${'– '.repeat(level)}${name}`;
}
