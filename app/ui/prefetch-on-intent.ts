import { matchRoutes } from '@remix-run/react';
import { useEffect } from 'react';

/** Who rests on a link for so long may mean to follow it; who passes over it does not. */
const RESTS_MS = 100;
/** A browser keeps what it has prefetched for five minutes: asking anew before that brings nothing. */
const ASK_AGAIN_MS = 5 * 60_000;
/** How long Remix takes to learn which routes a page is made of: it gathers links for a moment, and asks. */
const LOOKED_UP_MS = 400;

/**
 * Fetches what a link leads to while somebody rests on it, by pointer, finger or focus: the scripts of its routes, and
 * its data, which the browser then has when the link is followed.
 *
 * One listener for every link, be it the router's, a PageLink or in a KeptMarkup.
 *
 * @param withData whether the data may be fetched ahead: only while nothing of the visitor's own is in them, since a
 *   browser may show what it has fetched as it was (decision 0046).
 */
export function usePrefetchOnIntent({ withData }: { withData: boolean }): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const askedAt = new Map<string, number>();
    // Each by itself: a page that scrolls to what has the focus moves below a pointer that rests.
    const resting = new Map<string, ReturnType<typeof setTimeout>>();
    const prefetch = (link: HTMLAnchorElement) => {
      const url = dataUrl(link);
      const asked = askedAt.get(url);
      if (asked !== undefined && Date.now() - asked < ASK_AGAIN_MS) return;
      askedAt.set(url, Date.now());
      if (withData) hint({ rel: 'prefetch', as: 'fetch', href: url });
      // Remix looks up the routes behind a link that has this.
      link.dataset['discover'] = 'true';
      setTimeout(() => preloadScripts(link.pathname), LOOKED_UP_MS);
    };
    const rest = ({ type, target }: Event) => {
      clearTimeout(resting.get(type));
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && leadsToPage(link))
        resting.set(
          type,
          setTimeout(() => prefetch(link), RESTS_MS),
        );
    };
    const goOn = () => resting.forEach((timer) => clearTimeout(timer));
    const begins = ['pointerover', 'touchstart', 'focusin'] as const;
    // A finger that scrolls ends the touch as a pointer.
    const ends = ['click', 'pointercancel'] as const;
    for (const event of begins) document.addEventListener(event, rest, { passive: true });
    for (const event of ends) document.addEventListener(event, goOn);
    return () => {
      goOn();
      for (const event of begins) document.removeEventListener(event, rest);
      for (const event of ends) document.removeEventListener(event, goOn);
    };
  }, [withData]);
}

/** Whether it is followed without loading the document, and leads away from here. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const isFollowed = link.dataset['discover'] === 'true' || link.closest('[data-page]') !== null;
  const { origin, pathname, search } = window.location;
  const isElsewhere = link.pathname !== pathname || link.search !== search;
  return isFollowed && isElsewhere && link.origin === origin && link.target === '' && !link.download;
}

/** Where Remix asks for the data of a page. */
function dataUrl({ pathname, search }: HTMLAnchorElement): string {
  return `${pathname === '/' ? '/_root' : pathname.replace(/\/$/, '')}.data${search}`;
}

type RouteTree = Parameters<typeof matchRoutes>[0];

/** The scripts of the routes that the page at a path is made of, as far as they are known. */
function preloadScripts(path: string): void {
  const { routes } = window.__remixManifest;
  const below = (parent?: string): RouteTree =>
    Object.values(routes)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, index } : { id, path, children: below(id) }));
  for (const { route } of matchRoutes(below(), path) ?? []) {
    const known = routes[route.id ?? ''];
    for (const href of known === undefined ? [] : [known.module, ...(known.imports ?? [])])
      if (document.querySelector(`link[href="${href}"]`) === null) hint({ rel: 'modulepreload', href });
  }
}

function hint(attributes: Pick<HTMLLinkElement, 'rel' | 'href'> & { as?: string }): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
