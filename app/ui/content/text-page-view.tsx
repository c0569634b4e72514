import type { ReactNode } from 'react';

import type { RenderedText } from '../../domain/content/content/markdown.server';
import { paths } from '../../paths';
import { Breadcrumb, type Crumb } from '../breadcrumb';
import { Day } from '../day';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface TextPageContent {
  title: string;
  summary: string;
  updatedAt: string;
  text: RenderedText;
  /** 'en' if a French page shows the English text. */
  language?: 'en' | undefined;
}

interface TextPageViewProps {
  page: TextPageContent;
  parents?: Crumb[];
  children?: ReactNode;
}

/** A text page with breadcrumb, title, summary, text, and date. */
export function TextPageView({ page, parents = [], children }: TextPageViewProps) {
  return (
    <main id="main" className="container page text-page">
      <Breadcrumb crumbs={[{ name: t`Home`, to: paths.home() }, ...parents, { name: page.title }]} />
      <header className="page__head">
        <h1>{page.title}</h1>
        <p className="text-page__summary">{page.summary}</p>
      </header>
      <Prose text={page.text} language={page.language} />
      {children}
      <p className="small muted text-page__date">
        <Trans>
          Last updated <Day on={page.updatedAt} />
        </Trans>
      </p>
    </main>
  );
}

/** Texts with fewer headings have no table of contents. */
const MIN_HEADINGS = 3;

/** A rendered text, with a table of contents if it is long. */
export function Prose({ text, language }: { text: RenderedText; language?: 'en' | undefined }) {
  const isLong = text.headings.length >= MIN_HEADINGS;
  return (
    <div className={isLong ? 'prose-layout' : undefined} lang={language}>
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
      <h2 id="on-this-page">
        <Trans>On this page</Trans>
      </h2>
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
