import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { JsonLd, serializeJsonLd } from './json-ld';

describe('structured data in a page', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!-- <script>',
    ']]> & "quoted" \\ \u2028\u2029',
    '</SCRIPT\n><img src=x onerror=alert(1)>',
  ])('holds the name %j and nothing of it is markup', (name) => {
    const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'Product', name }} />);
    const text = html.replace(/^<script type="application\/ld\+json">/, '').replace(/<\/script>$/, '');
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name });
  });

  it('leaves out what is not known', () => {
    expect(serializeJsonLd({ name: 'Padlock', brand: undefined })).toBe('{"name":"Padlock"}');
  });
});
