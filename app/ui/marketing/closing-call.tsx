import type { ReactNode } from 'react';

/** The end of a page about the company: what to do next. Its children are links as buttons. */
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
