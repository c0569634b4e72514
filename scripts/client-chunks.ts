import path from 'node:path';

interface Modules {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * What many pages share, a file for each group: left to itself, the bundler makes forty files of a few hundred bytes for
 * a page. A module belongs to the first group of which one of these files imports it, directly or not. What no group has is
 * left to the bundler: pages load no more than what they need.
 */
const GROUPS = [
  { name: 'shell', roots: ['app/root.tsx', 'app/entry.client.tsx'] },
  {
    name: 'store',
    roots: [
      'app/routes/store/layout.tsx',
      'app/routes/page-errors/store.tsx',
      'app/routes/store/beyond-catalog.tsx',
      // The checkout shows the note and pictures, and nothing else of the goods.
      'app/ui/catalog/license-note.tsx',
      'app/ui/catalog/product-picture.tsx',
      'app/ui/form/options.tsx',
      'app/ui/form/after-pointer.ts',
      'app/ui/store/use-is-signed-in.ts',
    ],
  },
  { name: 'goods', roots: ['app/ui/catalog/product-grid.tsx'] },
  // With the packages that only forms need.
  {
    name: 'form',
    roots: ['app/ui/form/contact-fields.tsx', 'app/ui/form/store-form.tsx', 'app/ui/form/lazy-validator.ts'],
    hasPackages: true,
  },
];

/** Rollup's `manualChunks` for the browser's scripts. */
export function clientChunks(): (id: string, modules: Modules) => string | undefined {
  let groups: Map<string, string> | undefined;
  return (id, modules) => {
    groups ??= groupsOf(modules);
    return groups.get(id);
  };
}

function groupsOf(modules: Modules): Map<string, string> {
  const ids = [...modules.getModuleIds()];
  const groups = new Map<string, string>();
  for (const { name, roots, hasPackages = false } of GROUPS) {
    const files = roots.map((root) => path.resolve(root));
    const waiting = ids.filter((id) => files.includes(id.split('?')[0] ?? id));
    if (waiting.length === 0) throw new Error(`No script is built from ${roots.join(' or ')}.`);
    const seen = new Set<string>();
    for (const id of waiting) {
      if (seen.has(id)) continue;
      seen.add(id);
      // A route is a file of its own, which the browser is told by name.
      if (!id.includes('?') && !groups.has(id)) groups.set(id, hasPackages ? name : groupOf(id, name));
      waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return groups;
}

/** What the bundler adds of its own (a null stands before its name) is used by packages too. */
function groupOf(id: string, name: string): string {
  return id.includes('/node_modules/') || id.startsWith('\0') ? 'packages' : name;
}
