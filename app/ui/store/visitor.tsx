import { useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext } from 'react';

import { ANONYMOUS, type Visitor } from '../../domain/base/sessions/visitor';

/** ID of the element with a cached page's visitor (docs/page-cache.md). */
const VISITOR_ELEMENT = 'visitor';

const VisitorContext = createContext(ANONYMOUS);

/** Provides the visitor of a cached page. */
export const VisitorProvider = VisitorContext.Provider;

/** Returns the visitor: of a cached page from its element, otherwise and after navigation from the root loader. */
export function useVisitor(): Visitor {
  const fromDocument = useContext(VisitorContext);
  const root = useRouteLoaderData<{ visitor?: Visitor | undefined }>('root');
  return root?.visitor ?? fromDocument;
}

/** Renders the visitor's element as HTML. */
export function visitorElement(visitor: Visitor): string {
  const json = JSON.stringify(visitor).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${VISITOR_ELEMENT}">${json}</script>`;
}

/** Reads the visitor from the document; without the element, the visitor is anonymous. */
export function readVisitorElement(): Visitor {
  const json = document.getElementById(VISITOR_ELEMENT)?.textContent;
  return json == null ? ANONYMOUS : JSON.parse(json);
}
