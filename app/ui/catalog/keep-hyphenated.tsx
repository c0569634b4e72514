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

/** A measure of a specification: '1-9/16 in', '70 mm'. Its unit doesn't stand on a line of its own. */
const UNITS = /(\d) (in|po|mm|ft|pi|lb|V|VDC|VAC|MHz)\b/g;

/** Keeps a measure and its unit on one line. */
export function keepMeasures(value: string): ReactNode {
  return keepHyphenated(value.replace(UNITS, '$1\u00a0$2'));
}
