import { appendFileSync } from 'node:fs';

/**
 * Loaded into a server before its own program (`node --import`): notes every name that is asked of an address or a form, in
 * the file that PARAMETERS_FILE names. So a test learns what a page reads without being told.
 */
const file = process.env['PARAMETERS_FILE'];

for (const method of ['get', 'getAll', 'has']) {
  const original = URLSearchParams.prototype[method];
  URLSearchParams.prototype[method] = function (name, ...rest) {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(String(name))}\n`);
    return original.call(this, name, ...rest);
  };
}
