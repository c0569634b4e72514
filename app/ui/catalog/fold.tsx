import type { ReactNode } from 'react';

/** A section of a long page that its reader can fold away. It starts open, so that nothing is hidden from a search. */
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
