import { toText, textUpTo } from './form-fields';

/** Normalizes CRLF, which browsers send, to LF. */
export function toPlainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

const MOST = 30_000;

/** Markdown text, short enough for the body limit in any encoding. */
export const markdownText = toText(1, 'Enter text', MOST).transform(toPlainLines);

/** A few sentences, on one or more lines. */
export function sentencesSchema(limit: number) {
  return textUpTo(limit).transform(toPlainLines);
}

/** A list with one item per line. */
export function lineListSchema(limit: number) {
  return textUpTo(limit).transform((text) =>
    toPlainLines(text)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  );
}

export function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
