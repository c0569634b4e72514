import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { CLAIM_SETS } from '../../domain/content/content/claim-sets.rules';
import { listContent } from '../../domain/content/content/content-lists.queries.server';
import { CONTENT_LISTS, type ListedKind } from '../../domain/content/content/content-lists.rules';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { createMeta } from '../../ui/page-title';
import { TextLink } from '../../ui/admin/links';

export const meta = createMeta('Content');

const KINDS: readonly ListedKind[] = ['text-page', 'post', 'event', 'location'];

const ABOUT: Record<ListedKind, { to: (state?: string) => string; text: string }> = {
  'text-page': {
    to: (state) => adminPaths.textPages({ state }),
    text: 'FAQ, policies, guides, and custom pages',
  },
  post: {
    to: (state) => adminPaths.posts({ state }),
    text: 'Blog',
  },
  event: {
    to: (state) => adminPaths.events({ state }),
    text: 'Training days, counter days, and trade shows',
  },
  location: {
    to: (state) => adminPaths.locations({ state }),
    text: 'Location finder, map, and contact page',
  },
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.view');
  const all = { q: '', state: undefined };
  const kinds = await Promise.all(
    KINDS.map(async (kind) => ({ kind, ...(await listContent(context.db, kind, all, 1)) })),
  );
  return { kinds: kinds.map(({ kind, counts, page }) => ({ kind, counts, total: page.total })) };
}

export default function Content() {
  const { kinds } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Content</h1>
      <ul className="category-cards">
        {kinds.map(({ kind, counts, total }) => (
          <li key={kind} className="panel">
            <h2>
              <TextLink to={ABOUT[kind].to()}>{CONTENT_LISTS[kind].title}</TextLink>{' '}
              <span className="muted">{total}</span>
            </h2>
            <p>{ABOUT[kind].text}</p>
            <ul className="cluster cluster--text small">
              {Object.entries(CONTENT_LISTS[kind].states).map(([state, name]) => (
                <li key={state}>
                  <TextLink to={ABOUT[kind].to(state)}>{name}</TextLink> {counts[state] ?? 0}
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li className="panel">
          <h2>
            <TextLink to={adminPaths.claims()}>Company claims</TextLink>{' '}
            <span className="muted">{Object.keys(CLAIM_SETS).length}</span>
          </h2>
          <p>Marketing claims, stats, service cards, and company history</p>
        </li>
      </ul>
    </>
  );
}
