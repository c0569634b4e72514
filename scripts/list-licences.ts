import { readFileSync, writeFileSync } from 'node:fs';

import { licencesPage, lockedPackages } from './package-licences';

/** `npm run licences`: writes docs/licences.md anew. */
writeFileSync('docs/licences.md', licencesPage(lockedPackages(readFileSync('package-lock.json', 'utf8'))));
