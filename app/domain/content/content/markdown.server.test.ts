import { describe, expect, it } from 'vitest';
import { fillInFacts } from '../../base/settings/store-facts.rules';

import { inLanguage } from '../../../i18n/language.server';
import { renderBody, renderMarkdown } from './markdown.server';

const html = (source: string) => renderMarkdown(source).html;

describe('a rendered text', () => {
  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<details open ontoggle=alert(1)>',
    '# <b>bold</b>',
    '| <i>a</i> |\n| --- |\n| <svg onload=alert(1)> |',
    '## "><script>alert(1)</script>\n\n| a |\n| - |\n| b |',
  ])('shows the tags of its source as words: %j', (source) => {
    expect(html(source)).not.toMatch(/<(script|img|details|b|i|svg)\b/);
    expect(html(source)).toContain('&lt;');
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](vbscript:x)',
    '[a](data:text/html,x)',
    '<javascript:alert(1)>',
    '![a](data:text/html;base64,x)',
  ])('has no link that runs a script: %j', (source) => {
    expect(html(source)).not.toMatch(/(href|src)=/);
  });

  it('links to pages, mail and telephone', () => {
    expect(html('[terms](/terms#prices-and-tax)')).toContain('href="/terms#prices-and-tax"');
    expect(html('<a@keyway.example>')).toContain('href="mailto:a@keyway.example"');
    expect(html('[call](tel:1-800)')).toContain('href="tel:1-800"');
  });

  it('leaves the one h1 to the page', () => {
    expect(html('# One\n\n### Three')).toBe('<h2 id="one">One</h2>\n<h3 id="three">Three</h3>\n');
  });

  it('gives every heading an id of its own, none that the page uses', () => {
    const { html: text, headings } = renderMarkdown(
      '## Returns?\n\n### Returns\n\n## Main\n\n## 2. Prices\n\n## 2-3/4"\n\n## ¡!',
    );
    expect(headings).toEqual([
      { id: 'returns', text: 'Returns?' },
      { id: 'main-2', text: 'Main' },
      { id: 'prices', text: '2. Prices' },
      { id: 'section', text: '2-3/4"' },
      { id: 'section-2', text: '¡!' },
    ]);
    expect(text).toContain('<h3 id="returns-2">');
  });

  it('never gives two headings one id, whatever they are called', () => {
    const { html: text } = renderMarkdown('## A\n\n## A\n\n## A 2\n\n## A');
    const ids = [...text.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it('puts a table into a part that scrolls and is named by the heading above', () => {
    const text = html('## Depths & "cuts"\n\n| a | b |\n| - | - |\n| 1 | 2 |');
    expect(text).toContain(
      '<div class="prose__table" role="group" tabindex="0" aria-label="Table: Depths &amp; &quot;cuts&quot;"><table>',
    );
    expect(text).toContain('<th scope="col">a</th>');
  });

  it('links to pages of its reader’s language', () => {
    const source = '[a](/returns#how) [b](https://example.com/x) [c](#here) [d](/api/docs) [e](tel:1-800)';
    const linksOf = (text: string) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const others = ['https://example.com/x', '#here', '/api/docs', 'tel:1-800'];
    expect(linksOf(html(source))).toEqual(['/returns#how', ...others]);
    expect(inLanguage('fr-CA', () => linksOf(html(source)))).toEqual(['/fr/returns#how', ...others]);
    expect(linksOf(html(source))).toEqual(['/returns#how', ...others]);
  });
});

describe('facts in a text', () => {
  it('are filled in where they are named, and unknown names stay', () => {
    const facts = { hotline: '1-800', taxRate: '8%' };
    expect(fillInFacts('{hotline} [{hotline}](tel:{hotline}), {taxRate}, {other}, {}', facts)).toBe(
      '1-800 [1-800](tel:1-800), 8%, {other}, {}',
    );
  });
});

describe('a translation', () => {
  const anchors = (french: string, english: string) =>
    renderBody({ text: french, english }, { hotline: '555' }).headings.map(({ id }) => id);

  it('keeps the anchors of the English headings, each text its own', () => {
    expect(anchors('## Frais', '## Fees')).toEqual(['fees']);
    expect(anchors('## Frais', '## Costs')).toEqual(['costs']);
    expect(anchors('## Frais', '## Frais')).toEqual(['frais']);
    expect(anchors('## Un\n\n### Deux\n\n## Trois', '## One\n\n### Two\n\n## Three')).toEqual([
      'one',
      'three',
    ]);
  });

  it('has its own where it has other headings', () => {
    expect(anchors('## Frais\n\n## Retours', '## Fees')).toEqual(['frais', 'retours']);
  });

  it('has the store’s facts', () => {
    expect(renderBody({ text: 'Au {hotline}', english: 'At {hotline}' }, { hotline: '555' }).html).toBe(
      '<p>Au 555</p>\n',
    );
  });
});
