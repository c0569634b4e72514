import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

import { compactScripts } from './compact-scripts.server';

const page = (text: string, data: string) =>
  `<p>${text}</p><script>window.__remixContext = ${data};</script>` +
  `<script type="module">window.__remixManifest = ${JSON.stringify({ entry: { module: '/a.js' } }, null, 2)};\nrun();</script>`;

it('takes the indentation out of the list of routes', () => {
  expect(compactScripts(page('', '{}'))).toBe(
    '<p></p><script>window.__remixContext = {};</script>' +
      '<script type="module">window.__remixManifest = {"entry":{"module":"/a.js"}};\nrun();</script>',
  );
});

it('a page without one stays as it is', () => {
  expect(compactScripts('<p>None</p>')).toBe('<p>None</p>');
});

it.each(['window.__remixManifest = ', 'window.__remixManifest = {\n  &quot;entry&quot;\n};\n'])(
  'leaves alone what a visitor wrote: %j',
  (text) => {
    const data = JSON.stringify({ q: text.replaceAll('&quot;', '"') });
    const sent = compactScripts(page(text, data));
    expect(sent.startsWith(`<p>${text}</p><script>window.__remixContext = ${data};</script>`)).toBe(true);
    expect(sent.endsWith('{"entry":{"module":"/a.js"}};\nrun();</script>')).toBe(true);
  },
);

it('leaves out what a route has not', () => {
  const routes = { root: { id: 'root', hasLoader: true, hasAction: false, css: [] }, a: { css: ['/a.css'] } };
  const html = `<script>window.__remixManifest = ${JSON.stringify({ routes }, null, 2)};\nrun();</script>`;
  expect(compactScripts(html)).toBe(
    '<script>window.__remixManifest = {"routes":{"root":{"id":"root","hasLoader":true},"a":{"css":["/a.css"]}}};\nrun();</script>',
  );
});

it.each(['1-1/8"', "5' of chain", 'C:\\', '\\"', "\\'", 'two\nlines', '</script>', 'Zürich \u2028'])(
  'the browser reads the same data, whatever stands in it: %j',
  (text) => {
    const data = JSON.stringify({ q: text, other: [text, `${text}${text}`] });
    const literal = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');
    const script = `window.__remixContext.streamController.enqueue(${literal});`;
    const sent = compactScripts(`${page('', '{}')}<script>${script}</script>`);
    const written = /enqueue\((.*)\);<\/script>$/s.exec(sent)?.[1] ?? '';
    expect(written.length).toBeLessThan(literal.length);
    expect(runInNewContext(written)).toBe(data);
  },
);
