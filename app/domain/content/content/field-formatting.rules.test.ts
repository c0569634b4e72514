import { describe, expect, it } from 'vitest';

import { diffLines, foldUnchangedLines, formatField } from './field-formatting.rules';

const written = (before: string, after: string) =>
  diffLines(before, after).map(
    ({ kind, text }) => `${{ same: ' ', removed: '-', added: '+', folded: '…' }[kind]}${text}`,
  );

describe('what became of a text', () => {
  it.each([
    ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
    ['a', 'a', [' a']],
    ['', 'a', ['-', '+a']],
    ['a\nb', 'b\na', ['-a', ' b', '+a']],
    ['a\na\nb', 'a\nb', ['-a', ' a', ' b']],
  ])('%j to %j', (before, after, expected) => {
    const lines = written(before, after);
    expect(
      lines
        .filter((line) => !line.startsWith('+'))
        .map((line) => line.slice(1))
        .join('\n'),
    ).toBe(before);
    expect(
      lines
        .filter((line) => !line.startsWith('-'))
        .map((line) => line.slice(1))
        .join('\n'),
    ).toBe(after);
    expect(lines.filter((line) => line.startsWith(' '))).toHaveLength(
      expected.filter((line) => line.startsWith(' ')).length,
    );
  });

  it('is shown with two lines around each change, the others counted', () => {
    const text = Array.from({ length: 20 }, (_, line) => `line ${line}`);
    const changed = text.map((line, index) => (index === 10 ? 'new' : line));
    const shown = foldUnchangedLines(diffLines(text.join('\n'), changed.join('\n')));
    expect(shown.map(({ text: line }) => line)).toEqual([
      '8 unchanged lines',
      'line 8',
      'line 9',
      'line 10',
      'new',
      'line 11',
      'line 12',
      '7 unchanged lines',
    ]);
  });
});

it('fields are shown as people read them', () => {
  expect(formatField(true)).toBe('On');
  expect(formatField(null)).toBe('');
  expect(formatField([{ figure: '50K+', label: 'clients' }, 'a'])).toBe('50K+ · clients\na');
});
