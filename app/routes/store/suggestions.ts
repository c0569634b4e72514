import type { LoaderFunctionArgs } from '@remix-run/node';

import { listSuggestions } from '../../domain/goods/catalog/listing/suggestions.queries.server';
import { findSession } from '../../http/session.server';
import { inLanguage } from '~/i18n/language.server';
import { getLanguage } from '~/i18n/language';
import { getPathLanguage } from '~/i18n/language-path';

/** Suggestions for the header's search box, in the language of the page that asks. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const q = new URL(request.url).searchParams.get('q') ?? '';
  const page = request.headers.get('Referer') ?? '';
  const language = URL.canParse(page) ? getPathLanguage(new URL(page).pathname) : getLanguage();
  return Response.json(await inLanguage(language, () => listSuggestions(context.db, q, session?.customerId)));
}
