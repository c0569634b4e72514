import type { ReactNode } from 'react';

/** The call to action at the end of a marketing page, with links as children. */
export function ClosingCall({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="closing-call on-ink" aria-labelledby="closing-call">
      <div className="container">
        <h2 id="closing-call">{title}</h2>
        <p>{text}</p>
        <div className="button-row">{children}</div>
      </div>
    </section>
  );
}
