import type { RenderedText } from '../../domain/content/content/markdown.server';

/** Texts with fewer headings have no table of contents. */
const MIN_HEADINGS = 3;

/** A rendered text, with a table of contents if it is long. */
export function Prose({ text }: { text: RenderedText }) {
  const isLong = text.headings.length >= MIN_HEADINGS;
  return (
    <div className={isLong ? 'prose-layout' : undefined}>
      {isLong && <Contents headings={text.headings} />}
      {/* Safe: the HTML is markdown-it's with html off, which escapes every tag of the source and refuses
          links that run scripts (domain/content/markdown.server.ts and its test). */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
    </div>
  );
}

function Contents({ headings }: Pick<RenderedText, 'headings'>) {
  return (
    <nav className="on-this-page small no-print" aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
