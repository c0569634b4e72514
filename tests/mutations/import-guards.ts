import type { Guard } from './guard';

const DOWNLOADER = 'app/integrations/pictures/picture-downloader.server.ts';
const DOWNLOADS = 'app/backoffice/imports/download-pictures.server.ts';
const DOWNLOADER_TEST = 'app/integrations/pictures/picture-downloader.server.test.ts';
const DOWNLOADS_TEST = 'app/backoffice/imports/download-pictures.server.test.ts';
const CATEGORIES_TEST = 'app/backoffice/imports/new-categories.server.test.ts';

/** Of imports: what a file of another store may make the store fetch and create. */
export const IMPORT_GUARDS: readonly Guard[] = [
  {
    name: 'picture: an address inside the network',
    tests: [DOWNLOADER_TEST],
    file: DOWNLOADER,
    text: '  if (!allowPrivate && ip !== undefined && !isPublicAddress(ip)) throw new PrivateAddressError(ip);\n',
    without: '',
  },
  {
    name: 'picture: a name that leads inside the network',
    tests: [DOWNLOADER_TEST],
    file: DOWNLOADER,
    text: '        ...(allowPrivate ? {} : { lookup: createPublicLookup(resolve) }),\n',
    without: '',
  },
  {
    name: 'picture: larger than allowed',
    tests: [DOWNLOADER_TEST],
    file: DOWNLOADER,
    text: 'if (read > maxBytes)',
    without: 'if (read > maxBytes * 1000)',
  },
  {
    name: 'picture: of an import that is not applied',
    tests: [DOWNLOADS_TEST],
    file: DOWNLOADS,
    text: ".where('state', '=', 'waiting')\n    .where('due_at', '<=', nowIso())",
    without: ".where('state', 'in', ['waiting', 'staged'])",
  },
  {
    name: 'picture: added once',
    tests: [DOWNLOADS_TEST],
    file: DOWNLOADS,
    text: '    if (claimed === undefined) return;\n',
    without: '',
    also: [
      {
        file: DOWNLOADS,
        text: '    if (known.imageId !== null) return;\n',
        without: '',
      },
    ],
  },
  {
    name: 'category: created only if staff chose so',
    tests: [CATEGORIES_TEST],
    file: 'app/backoffice/imports/check-items.server.ts',
    text: 'if (path === undefined || !job.createsCategories) return false;',
    without: 'if (path === undefined) return false;',
  },
];
