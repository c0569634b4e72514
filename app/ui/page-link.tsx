import { useNavigate } from '@remix-run/react';
import { useEffect, type AnchorHTMLAttributes } from 'react';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
}

/**
 * A link to a page of the store, for pages that have a great many: a Link of the router costs the server many times as
 * much. `useFollowPageLinks` follows it without loading the document.
 */
export function PageLink({ to, children, ...props }: PageLinkProps) {
  return (
    <a {...props} href={to} data-page="">
      {children}
    </a>
  );
}

/** One listener for every PageLink, and for the links in a KeptMarkup. A click that means more than 'go there' is the browser's. */
export function useFollowPageLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (link?.closest('[data-page]') == null || link.origin !== window.location.origin) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
