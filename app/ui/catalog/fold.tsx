import type { ReactNode } from 'react';

/** A collapsible section, open at first, so that the browser's search finds its text. */
export function Fold({
  heading,
  className = '',
  children,
}: {
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={`fold ${className}`.trim()} open>
      <summary>
        <h2>{heading}</h2>
      </summary>
      <div className="fold__body">{children}</div>
    </details>
  );
}
