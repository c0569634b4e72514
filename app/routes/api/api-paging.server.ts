import type { Page } from '../../domain/base/shared/paging.rules';

/** Creates `Link` (RFC 8288) and `X-Total-Count` headers for a page. */
export function createPagingHeaders(
  request: Request,
  { page, pageCount, total }: Pick<Page, 'page' | 'pageCount' | 'total'>,
): Record<string, string> {
  const { pathname, searchParams } = new URL(request.url);
  const linkTo = (number: number, relation: string) => {
    const query = new URLSearchParams(searchParams);
    query.set('page', String(number));
    return `<${pathname}?${query.toString()}>; rel="${relation}"`;
  };
  const links = [
    ...(page < pageCount ? [linkTo(page + 1, 'next')] : []),
    ...(page > 1 ? [linkTo(Math.min(page - 1, pageCount), 'prev')] : []),
    linkTo(1, 'first'),
    linkTo(pageCount, 'last'),
  ];
  return { 'X-Total-Count': String(total), ...(pageCount > 1 ? { Link: links.join(', ') } : {}) };
}

/** Creates the `Link` header of a cursor-based list, if there is more. */
export function createCursorHeaders(request: Request, lastId: number | undefined): Record<string, string> {
  if (lastId === undefined) return {};
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams(searchParams);
  query.set('after', String(lastId));
  return { Link: `<${pathname}?${query.toString()}>; rel="next"` };
}
