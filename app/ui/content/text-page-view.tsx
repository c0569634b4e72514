import type { ReactNode } from 'react';

import type { RenderedText } from '../../domain/content/content/markdown.server';
import { paths } from '../../paths';
import { Breadcrumb, type Crumb } from '../breadcrumb';
import { Day } from '../day';
import { Prose } from './prose';

export interface TextPageContent {
  title: string;
  summary: string;
  updatedAt: string;
  text: RenderedText;
}

interface TextPageViewProps {
  page: TextPageContent;
  /** Crumbs between Home and the page. */
  parents?: Crumb[];
  /** Content after the text. */
  children?: ReactNode;
}

/** A text page with breadcrumb, title, summary, text, and date. */
export function TextPageView({ page, parents = [], children }: TextPageViewProps) {
  return (
    <main id="main" className="container page text-page">
      <Breadcrumb crumbs={[{ name: 'Home', to: paths.home() }, ...parents, { name: page.title }]} />
      <header className="page__head">
        <h1>{page.title}</h1>
        <p className="text-page__summary">{page.summary}</p>
      </header>
      <Prose text={page.text} />
      {children}
      <p className="small muted text-page__date">
        Last updated <Day on={page.updatedAt} />
      </p>
    </main>
  );
}
