import { useEffect, useRef } from 'react';

import { Prose } from '../../content/prose';
import type { ContentPreview } from './content-answer';

/** How a text will look, beneath the form that it is written in. With JavaScript it is brought into view. */
export function ContentPreviewPanel({ preview }: { preview: ContentPreview }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [preview]);
  return (
    <section className="panel content-preview" aria-labelledby="content-preview" tabIndex={-1} ref={panel}>
      <p className="small muted" id="content-preview">
        Preview, not saved
      </p>
      <h2 className="content-preview__title">{preview.title}</h2>
      <p className="text-page__summary">{preview.summary}</p>
      <Prose text={preview.text} />
    </section>
  );
}
