import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, Link } from '@remix-run/react';

import { getStoreFacts } from '../../domain/base/settings/store-facts.rules';
import { renderBody } from '../../domain/content/content/markdown.server';
import {
  findTextPage,
  listTextPages,
  type TextPageEntry,
} from '../../domain/content/content/text-pages.queries.server';
import { GUIDES_SECTION, parsePlace } from '../../domain/content/content/text-pages.rules';
import { requireFound } from '../../http/not-found.server';
import { paths } from '../../paths';
import { TextPageView } from '../../ui/content/text-page-view';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { settingsOf } from '../../http/settings.server';
import { Trans } from '~/i18n/trans';

export const meta = loadedPageMeta<typeof loader>((data) => ({
  title: data.page.title,
  description: data.page.summary,
  isEnglishOnly: data.page.language === 'en',
}));

/** All text pages and guides; routes.ts registers their addresses. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const place = parsePlace(new URL(request.url).pathname);
  const page = requireFound(await findTextPage(context.db, place));
  const { body, section, ...head } = page;
  const parent = section === '' ? undefined : await findTextPage(context.db, { section: '', slug: section });
  return {
    page: {
      ...head,
      text: renderBody(body, getStoreFacts(await settingsOf(context))),
    },
    parent: parent && { slug: parent.slug, title: parent.title },
    guides: page.slug === GUIDES_SECTION ? await listTextPages(context.db, GUIDES_SECTION) : [],
  };
}

export default function TextPage() {
  const { page, parent, guides } = useLoaderData<typeof loader>();
  return (
    <TextPageView page={page} parents={parent && [{ name: parent.title, to: paths.textPage(parent.slug) }]}>
      {guides.length > 0 && <GuideList guides={guides} />}
    </TextPageView>
  );
}

function GuideList({ guides }: { guides: TextPageEntry[] }) {
  return (
    <section aria-labelledby="guides" className="guides">
      <h2 id="guides">
        <Trans>Guides and charts</Trans>
      </h2>
      <ul className="guides__list">
        {guides.map(({ slug, title, summary }) => (
          <li key={slug} className="guides__item">
            <h3>
              <Link to={paths.guide(slug)} discover="none" className="link">
                {title}
              </Link>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
