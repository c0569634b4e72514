import { expect, it } from 'vitest';

import { compactManifest } from './compact-manifest.server';

const page = (text: string, data: string) =>
  `<p>${text}</p><script>window.__remixContext = ${data};</script>` +
  `<script type="module">window.__remixManifest = ${JSON.stringify({ entry: { module: '/a.js' } }, null, 2)};\nrun();</script>`;

it('takes the indentation out of the list of routes', () => {
  expect(compactManifest(page('', '{}'))).toBe(
    '<p></p><script>window.__remixContext = {};</script>' +
      '<script type="module">window.__remixManifest = {"entry":{"module":"/a.js"}};\nrun();</script>',
  );
});

it('a page without one stays as it is', () => {
  expect(compactManifest('<p>None</p>')).toBe('<p>None</p>');
});

it.each(['window.__remixManifest = ', 'window.__remixManifest = {\n  &quot;entry&quot;\n};\n'])(
  'leaves alone what a visitor wrote: %j',
  (text) => {
    const data = JSON.stringify({ q: text.replaceAll('&quot;', '"') });
    const sent = compactManifest(page(text, data));
    expect(sent.startsWith(`<p>${text}</p><script>window.__remixContext = ${data};</script>`)).toBe(true);
    expect(sent.endsWith('{"entry":{"module":"/a.js"}};\nrun();</script>')).toBe(true);
  },
);
