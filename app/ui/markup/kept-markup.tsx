import { useEffect, useLayoutEffect, useRef, useState, type HTMLAttributes } from 'react';

import type { Markup } from './markup';
import { patchChildren } from './patch-children';

/** What happens inside and is told to what is around it. */
type Listeners = Pick<HTMLAttributes<HTMLElement>, 'onSubmit' | 'onBlur'>;

interface KeptMarkupProps extends Listeners {
  /** Its own on the page: by it the browser finds what the server wrote. */
  id: string;
  as?: 'ul' | 'div';
  className?: string;
  /** Left out in the browser as long as it has not been given the data: then what the page came with stands. */
  children: Markup | undefined;
}

// On the server there is nothing to lay out, and React says so.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A part of the page that is written as text. What the server wrote is kept as it is, so that the data that it was written
 * from need not come along a second time (`shownOnly` in `http`); what comes later changes only what differs. Its links
 * are followed as PageLinks are.
 */
export function KeptMarkup({ id, as: Tag = 'div', className, children, ...listeners }: KeptMarkupProps) {
  const element = useRef<HTMLUListElement & HTMLDivElement>(null);
  const html = children?.text;
  const [first] = useState(() => html ?? document.getElementById(id)?.innerHTML ?? '');
  const shown = useRef(html ?? first);
  useBeforePaint(() => {
    if (html === undefined || html === shown.current || element.current === null) return;
    shown.current = html;
    patchChildren(element.current, html);
  }, [html]);
  return (
    <Tag
      {...listeners}
      id={id}
      className={className}
      ref={element}
      data-page=""
      dangerouslySetInnerHTML={{ __html: first }}
    />
  );
}
