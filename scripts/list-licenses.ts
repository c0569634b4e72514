import { readFileSync, writeFileSync } from 'node:fs';

import { renderLicenses, readLockFile } from './package-licenses';

/** Writes docs/licenses.md: `npm run licenses`. */
writeFileSync('docs/licenses.md', renderLicenses(readLockFile(readFileSync('package-lock.json', 'utf8'))));
