import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { iconNames } from '../app/ui/icon/icon-names';

/** Gathers the icons that the store uses, its own and lucide's, into one sprite. Run it after changing icon-names.ts. */
const symbols = iconNames.map((name) => {
  const drawn = `app/ui/icon/drawn/${name}.svg`;
  const svg = readFileSync(
    existsSync(drawn) ? drawn : `node_modules/lucide-static/icons/${name}.svg`,
    'utf8',
  );
  const shapes = svg
    .replace(/<!--.*?-->/gs, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '').trim()}</symbol>`;
});
writeFileSync(
  'app/ui/icon/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`,
);
console.log(`${symbols.length} icons`);
