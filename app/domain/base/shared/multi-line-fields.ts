import { textOf, textUpTo } from './form-fields';

/** Browsers send two characters at the end of a line, and the database keeps one. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

const MOST = 30_000;

/** A Markdown text; it fits into the body that a form may have, however it is encoded. */
export const markdownText = textOf(1, 'Enter the text', MOST).transform(plainLines);

/** A few sentences, on lines of their own or not. */
export function sentences(limit: number) {
  return textUpTo(limit).transform(plainLines);
}

/** A list with an item on each line. */
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
