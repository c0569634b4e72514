import type { ReactNode } from 'react';

/** Short words with a hyphen, such as 4-Button and M-600. A browser would break them after the hyphen. */
const HYPHENATED = /(\S{1,9}-\S{1,9})(?=\s|$)/;

/** Keeps the short hyphenated words of a product's name, and its years, on one line. */
export function keepHyphenated(name: string): ReactNode {
  return name.split(HYPHENATED).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
