import { textOf, textUpTo } from './form-fields';

/** Normalizes CRLF, which browsers send, to LF. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

const MOST = 30_000;

/** Markdown text, short enough for the body limit in any encoding. */
export const markdownText = textOf(1, 'Enter the text', MOST).transform(plainLines);

/** A few sentences, on one or more lines. */
export function sentences(limit: number) {
  return textUpTo(limit).transform(plainLines);
}

/** A list with one item per line. */
export function lineList(limit: number) {
  return textUpTo(limit).transform((text) =>
    plainLines(text)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  );
}

export function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
