import { describe, expect, it } from 'vitest';

import { markup } from './markup';

describe('Markup', () => {
  it('shows a name as it is written, and never runs it', () => {
    const name = '<img src=x onerror=alert(1)> & "1-1/8"';
    expect(markup`<b title="${name}">${name}</b>`.text).toBe(
      '<b title="&lt;img src=x onerror=alert(1)&gt; &amp; &quot;1-1/8&quot;">' +
        '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;1-1/8&quot;</b>',
    );
  });

  it('takes what is markup already as it is, one or many', () => {
    const items = ['a', '<'].map((name) => markup`<li>${name}</li>`);
    expect(markup`<ul>${items}${markup`<li>c</li>`}</ul>`.text).toBe(
      '<ul><li>a</li><li>&lt;</li><li>c</li></ul>',
    );
  });

  it('leaves out what there is not, and shows a zero', () => {
    expect(markup`<p${false}>${undefined}${0}</p>`.text).toBe('<p>0</p>');
  });

  it('leaves out the line breaks of its source, and keeps spaces that are meant', () => {
    expect(
      markup`
      <p>
        One <b>two</b>${' '}
        <i>three</i>
      </p>`.text,
    ).toBe('<p>One <b>two</b> <i>three</i></p>');
  });
});
