import type { LoaderFunctionArgs } from '@remix-run/node';
import { getStoreFacts } from '../../domain/base/settings/store-facts.rules';
import { useLoaderData } from '@remix-run/react';

import { listEvents } from '../../domain/content/content/posts.queries.server';
import { renderBody } from '../../domain/content/content/markdown.server';
import { findTextPage } from '../../domain/content/content/text-pages.queries.server';
import { parsePlace } from '../../domain/content/content/text-pages.rules';
import { nowIso } from '../../domain/base/shared/clock';
import { requireFound } from '../../http/not-found.server';
import { EventList } from '../../ui/content/event-list';
import { TextPageView } from '../../ui/content/text-page-view';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { settingsOf } from '../../http/settings.server';

export const meta = loadedPageMeta<typeof loader>((data) => ({
  title: data.page.title,
  description: data.page.summary,
  isEnglishOnly: data.page.language === 'en',
}));

/** A text page with the events in the middle. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = requireFound(await findTextPage(context.db, parsePlace(new URL(request.url).pathname)));
  const { body, ...head } = page;
  return {
    page: {
      ...head,
      text: renderBody(body, getStoreFacts(await settingsOf(context))),
    },
    events: await listEvents(context.db, nowIso().slice(0, 10)),
  };
}

export default function Events() {
  const { page, events } = useLoaderData<typeof loader>();
  return (
    <TextPageView page={page}>
      <EventList {...events} />
    </TextPageView>
  );
}
