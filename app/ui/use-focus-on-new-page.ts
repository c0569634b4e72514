import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * A browser starts a new page at its top. After a page that React exchanged, the focus is lost when what had it is
 * gone, such as a button that was pressed: then the new page's content takes it.
 */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (main === null || document.activeElement !== document.body) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [pathname]);
}
