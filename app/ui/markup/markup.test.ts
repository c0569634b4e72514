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
    expect(markup`<ul>${items}${markup`<li>c</li>`}</ul>`.text).toBe('<ul><li>a<li>&lt;<li>c</ul>');
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

  it('leaves out what HTML can do without, and the quotation marks of addresses never', () => {
    const of = (value: string | number) =>
      markup`
        <li class="card" id="${value}" title="${value}">
          <input name="q" value="${value}"/><a href="${value}">"x"</a>
        </li>`.text;
    expect(of(7)).toBe('<li class=card id=7 title=7><input name=q value="7"/><a href="7">"x"</a>');
    expect(of('a b')).toBe(
      '<li class=card id="a b" title="a b"><input name=q value="a b"/><a href="a b">"x"</a>',
    );
    expect(of('')).toBe('<li class=card id="" title=""><input name=q value=""/><a href="">"x"</a>');
  });

  it.each([`'`, '=', '`', '/', '\t', 'a/', 'x onclick=alert(1)', 'é'])(
    'keeps a value of more than a word in quotation marks: %j',
    (value) => {
      expect(markup`<i title="${value}" id="${value}">x</i>`.text).toBe(
        `<i title="${value}" id="${value}">x</i>`,
      );
    },
  );
});
