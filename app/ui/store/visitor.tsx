import { useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext } from 'react';

import { ANONYMOUS, type Visitor } from '../../domain/base/sessions/visitor';

/** The element in which a cached page carries its visitor (docs/page-cache.md). */
const VISITOR_ELEMENT = 'visitor';

const VisitorContext = createContext(ANONYMOUS);

/** Provides the visitor of a page that came from the cache. */
export const VisitorProvider = VisitorContext.Provider;

/**
 * Returns what the page shows of its visitor. Rendered pages and later navigations have it from the root loader; a cached
 * page is rendered for nobody and carries it in an element of its own.
 */
export function useVisitor(): Visitor {
  const fromDocument = useContext(VisitorContext);
  const root = useRouteLoaderData<{ visitor?: Visitor | undefined }>('root');
  return root?.visitor ?? fromDocument;
}

/** Returns the element that carries a visitor, as HTML. */
export function visitorElement(visitor: Visitor): string {
  const json = JSON.stringify(visitor).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${VISITOR_ELEMENT}">${json}</script>`;
}

/** Reads the visitor that the document carries; without the element it was made for anonymous visitors. */
export function readVisitorElement(): Visitor {
  const json = document.getElementById(VISITOR_ELEMENT)?.textContent;
  return json == null ? ANONYMOUS : JSON.parse(json);
}
