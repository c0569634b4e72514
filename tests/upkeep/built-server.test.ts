import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('what is built for the server takes one byte a letter', () => {
  const files = ['build', 'build/chunks'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(2);
  // The few that stand behind a backslash would be left: there are none.
  const beyondAscii = /[\u0080-\uffff]/;
  expect(files.filter((file) => beyondAscii.test(readFileSync(file, 'utf8')))).toEqual([]);
});
